import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { PlyByHand } from '../../src/elements/by-hand/ply-by-hand.ts';
import { sampled } from '../sample.ts';
import { goForward } from './forward.ts';
import { askClass, closeQuestion, LiveClass, resultsOf, showAnswer } from './live-class.ts';
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
  return teacher.getByText(/^(Open|Closed) · \d+ of 3 answered$/).isVisible();
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

/** The question of the slide. A search by hand may also stand beside one, and ask nothing. */
async function findQuestion(phone: Page): Promise<Locator> {
  const question = phone.locator(':is(ply-quiz, ply-predict)[data-slide]');
  return (await question.count()) > 0 ? question : phone.locator('ply-by-hand[data-slide]');
}

/** Gives an answer as a student does: a number, or one of the answers to choose from, by its place. */
async function give(question: Locator, number: string, place: 'first' | 'last'): Promise<void> {
  const field = question.getByRole('textbox').filter({ visible: true });
  const options = question.locator(':is(.choice, .cell, .line)[aria-pressed]:enabled');
  await field.or(options.first()).first().waitFor();
  if (await field.isVisible()) await field.fill(number);
  else await options[place]().click();
  const send = question.getByRole('button', { name: 'Send' });
  if (await send.isVisible()) await send.click();
  await question.getByText('Sent. You can change it until it is closed.').waitFor();
}

/** How often each answer was given, and which of them is shown to be right. */
async function readBars(teacher: Page): Promise<{ count: number; isRight: boolean }[]> {
  const rows = await resultsOf(teacher).locator('.answer .bars').allInnerTexts();
  return rows.map((text) => ({ count: Number(/\d+/.exec(text)![0]), isRight: text.includes('✓ right') }));
}

const sum = (bars: readonly { readonly count: number }[]) => bars.reduce((all, { count }) => all + count, 0);

/**
 * One phone gives the first answer, another the last, and the third none. The bars count both and keep the right one to
 * themselves until it is shown; then each phone says of its own answer what the bars say.
 */
async function answerAll(teacher: Page, phones: readonly Page[]): Promise<void> {
  const questions = await Promise.all(phones.map(findQuestion));
  const [first, last, silent] = questions;
  const isSeveral = (await first.getAttribute('ask')) === 'several';
  await give(first, '0', 'first');
  await give(last, '1', 'last');
  await teacher.getByText('Open · 2 of 3 answered').waitFor();
  await closeQuestion(teacher);
  await silent.getByText('Closed before you answered.').waitFor();
  const closed = await readBars(teacher);
  expect(closed.filter(({ isRight }) => isRight)).toEqual([]);
  expect(sum(closed)).toBe(2);
  await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
  await teacher.getByRole('button', { name: 'Show the answer now' }).click();
  await resultsOf(teacher).getByText('✓ right').first().waitFor();
  const bars = await readBars(teacher);
  expect(sum(bars)).toBe(2);
  for (const question of questions)
    await question.locator('.feedback .verdict').or(question.getByText('✓ right')).first().waitFor();
  const judged = (kinds: string) => (question: Locator) =>
    question.locator(`.feedback .verdict:is(${kinds})`).count();
  expect(await judged('.right, .wrong')(silent)).toBe(0);
  // A search by hand shows the right choice to all alike; an answer of several parts is right or wrong in each.
  if (isSeveral || (await judged('*')(silent)) === 0) return;
  const right = await Promise.all([first, last].map(judged('.right')));
  expect(right[0] + right[1]).toBe(sum(bars.filter(({ isRight }) => isRight)));
}

test.each(sampled(lessons, 1))(
  '%s: each question that opens for the room opens on the phones, counts their answers, and tells each its own',
  async (path) => {
    const one = await LiveClass.begin();
    const teacher = await one.teacher();
    const phones = [await one.student(), await one.student(), await one.student()];
    await one.present(teacher, `${path}?present=1`);
    await teacher.getByRole('button', { name: '3 students here' }).waitFor();
    const asked = new Set<string>();
    do {
      await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
      const exhibit = await exhibitOf(teacher);
      for (const phone of phones) {
        await expect.poll(() => exhibitOf(phone)).toBe(exhibit);
        expect(await listCut(phone)).toEqual([]);
      }
      expect(await listCovered(teacher)).toEqual([]);
      const name = await teacher.evaluate(
        () => document.querySelector('[data-slide]:is(ply-quiz, ply-program[asks], ply-blocks)')?.id,
      );
      const isOpen = teacher.getByText('Open · 0 of 3 answered');
      // The first slide comes before the class.
      if (name && !asked.has(name)) await isOpen.waitFor();
      if (!(await isOpen.isVisible())) continue;
      if (name) asked.add(name);
      for (const phone of phones) {
        await phone.locator('html[data-asked]').waitFor();
        expect(await phone.getByText('can’t show').count()).toBe(0);
      }
      const program = phones[0].locator('[data-slide]:is(ply-program, ply-blocks)');
      if (await program.isVisible()) await program.getByRole('button', { name: 'Run' }).first().waitFor();
      else await answerAll(teacher, phones);
    } while (await turn(teacher));
    expect([...asked].toSorted()).toEqual((await namesOf(teacher)).toSorted());
  },
);

test('a class is asked what a search by hand does next, and the forward key makes the right choice', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const phones = [await one.student(), await one.student(), await one.student()];
  await one.present(teacher, 'lessons/win-sooner-lose-later/?present=2.12');
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

test('a press before the class is connected skips no question', async () => {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const student = await one.student();
  await teacher.getByText('1 student here').first().waitFor();
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await teacher.routeWebSocket('**/mqtt', async (socket) => {
    await free;
    socket.connectToServer();
  });
  await one.present(teacher, 'lessons/from-value-to-move/?present=1');
  await teacher.getByText('One moment …').waitFor();
  await teacher.keyboard.press('PageDown');
  expect(new URL(teacher.url()).searchParams.get('present')).toBe('1');
  release();
  await teacher.getByText('Open · 0 of 1 answered').waitFor();
  await student.locator('html[data-asked]').waitFor();
  expect(new URL(teacher.url()).searchParams.get('present')).toBe('1');
});

test('a class is asked before the search below the question shows the answer', async () => {
  const { teacher, students } = await askClass('lessons/scoring-the-end/?present=6.3', 1);
  const sentence = teacher.locator("[data-slide='exhibit'] ply-caption p[role='status']");
  expect(await sentence.innerText()).toMatch(/^Call 1\b/);
  await students[0].getByRole('button', { name: '0', exact: true }).click();
  await teacher.getByText('Open · 1 of 1 answered').waitFor();
  await showAnswer(teacher);
  expect(await sentence.innerText()).toMatch(/^Call 1\b/);
  while (!(await sentence.innerText()).startsWith('minimax returns None')) await goForward(teacher);
});
