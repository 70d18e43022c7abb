import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { PlyByHand } from '../../src/elements/by-hand/ply-by-hand.ts';
import { sampled } from '../sample.ts';
import { goForward } from './forward.ts';
import { LiveClass } from './live-class.ts';
import { lessons } from './paths.ts';

/** Presses the forward key, and waits until the projector shows something else; false at the end of the lesson. */
async function turn(teacher: Page): Promise<boolean> {
  await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
  const isEnd = await teacher.getByText('This is the end of the lesson.').isVisible();
  if (isEnd && !(await isWaiting(teacher))) return false;
  const skip = teacher.getByRole('button', { name: 'Show the answer now' });
  if (await skip.isVisible()) await skip.click();
  else await goForward(teacher);
  return true;
}

/** Whether a question is open, or closed and its answer still to come. */
async function isWaiting(teacher: Page): Promise<boolean> {
  return teacher.getByText(/^(Open|Closed) · \d+ of 1 answered$/).isVisible();
}

/** What stands beside the text, or nothing. */
function exhibitOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const exhibit = document.querySelector('[data-slide="exhibit"]');
    return exhibit ? `${exhibit.localName} ${exhibit.id}` : '';
  });
}

/** Parts of the slide that lie under its program, which fills the slide, as long as nothing has opened them. */
function listCovered(teacher: Page): Promise<string[]> {
  return teacher.evaluate(() => {
    const shown = [...document.querySelectorAll('article [data-slide]:not(h2, h3, hr)')];
    const fills = shown.filter((each) => each.matches('ply-program, ply-blocks'));
    return fills.length === 0
      ? []
      : shown
          .filter((each) => !fills.includes(each) && each.getBoundingClientRect().height > 0)
          .map((each) => `${location.search} ${each.textContent.trim().slice(0, 60)}`);
  });
}

/** Listings beside a text whose lines are cut although their type could be smaller. */
function listCut(phone: Page): Promise<string[]> {
  return phone.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('pre[data-slide="exhibit"]')]
      .filter(
        (each) => each.scrollWidth > each.clientWidth + 1 && parseFloat(getComputedStyle(each).fontSize) > 15,
      )
      .map((each) => each.textContent.slice(0, 60)),
  );
}

/** The names of the quizzes and programs by which a lesson asks something. */
function namesOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article :is(ply-quiz, ply-program[asks], ply-blocks)')].map(
      ({ id }) => id,
    ),
  );
}

test.each(sampled(lessons, 1))(
  '%s: each question that opens for the room opens on the phone',
  async (path) => {
    const one = await LiveClass.begin();
    const teacher = await one.teacher();
    const phone = await one.student();
    await one.present(teacher, `${path}?present=1`);
    await teacher.getByRole('button', { name: '1 student here' }).waitFor();
    const asked = new Set<string>();
    do {
      await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
      await expect.poll(async () => (await exhibitOf(phone)) === (await exhibitOf(teacher))).toBe(true);
      expect(await listCovered(teacher)).toEqual([]);
      expect(await listCut(phone)).toEqual([]);
      const name = await teacher.evaluate(
        () => document.querySelector('[data-slide]:is(ply-quiz, ply-program[asks], ply-blocks)')?.id,
      );
      const isOpen = teacher.getByText('Open · 0 of 1 answered');
      // The first slide comes before the class.
      if (name && !asked.has(name)) await isOpen.waitFor();
      if (!(await isOpen.isVisible())) continue;
      if (name) asked.add(name);
      await phone.locator('html[data-asked]').waitFor();
      // A search by hand may stand beside the question.
      const shown = phone.locator(
        '[data-slide]:is(ply-quiz, ply-predict, ply-program, ply-blocks, ply-by-hand)',
      );
      await shown
        .getByRole('button', { name: /^(Send|Run)$/ })
        .or(shown.locator(':is(.choice, .cell, .line)[aria-pressed]:enabled'))
        .filter({ visible: true })
        .first()
        .waitFor();
      expect(await phone.getByText('can’t show').count()).toBe(0);
    } while (await turn(teacher));
    expect([...asked].toSorted()).toEqual((await namesOf(teacher)).toSorted());
  },
);

test('a class is asked what a search by hand does next, and the forward key makes the right choice', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const phones = [await one.student(), await one.student(), await one.student()];
  await one.present(teacher, 'lessons/win-sooner-lose-later/?present=2.11');
  const hand = (page: Page) => page.locator('ply-by-hand[data-slide]');
  const choice = (page: Page, name: RegExp) => hand(page).getByRole('button', { name });
  await teacher.getByText('Open · 0 of 3 answered').waitFor();
  for (const phone of phones) await choice(phone, /The game is over: score it/).click();
  await choice(phones[0], /The game goes on: try a move/).click();
  await teacher.getByText('Open · 3 of 3 answered').waitFor();
  await goForward(teacher);
  expect(await choice(teacher, /✓/).count()).toBe(0);
  await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
  await teacher.getByRole('button', { name: 'Show the answer now' }).click();
  // The teacher's bars say what those believe who chose wrongly; a phone answers its own choice.
  await teacher.getByText(/^2 of 3 /).waitFor();
  for (const page of [teacher, ...phones]) await choice(page, /try a move ✓ right/).waitFor();
  await hand(phones[1]).locator('[data-belief]').waitFor();
  expect(await hand(phones[0]).locator('[data-belief]').count()).toBe(0);

  await goForward(teacher);
  for (const page of [teacher, ...phones])
    await expect.poll(() => hand(page).evaluate((each) => (each as PlyByHand).step)).toBe(1);
  await expect.poll(() => teacher.getByText(/answered$/).count()).toBe(0);
  await teacher.getByRole('button', { name: 'Ask the class' }).click();
  await teacher.getByText('Open · 0 of 3 answered').waitFor();
  await choice(phones[2], /The game/)
    .first()
    .click();
  await teacher.getByText('Open · 1 of 3 answered').waitFor();
});
