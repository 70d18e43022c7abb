import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open } from './browser.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';
const screen = { viewport: { width: 1920, height: 1080 } };

const shownSections = (page: Page) =>
  page
    .locator('article > section')
    .evaluateAll((all) => all.flatMap((each, i) => (each.dataset['slide'] === 'now' ? [i + 1] : [])));
const place = (page: Page) => new URL(page.url()).searchParams.get('present');
const next = (page: Page) => page.locator('#calls').getByRole('button', { name: 'Next', exact: true });
const stepOf = (page: Page) =>
  page.locator('#calls').evaluate((each) => (each as HTMLElement & { step: number }).step);

/** Whether a cover lies over the middle of the page: only there nothing of the page is met. */
const isCovered = (page: Page) =>
  page.evaluate(
    () => document.elementFromPoint(innerWidth / 2, innerHeight / 2) === document.documentElement,
  );

/** Presents, and opens the teacher's window. */
async function openPair(path: string): Promise<{ audience: Page; teacher: Page }> {
  const audience = await open(path, screen);
  const [teacher] = await Promise.all([
    audience.waitForEvent('popup'),
    audience.getByRole('button', { name: 'Teacher’s window' }).click(),
  ]);
  await teacher.getByText('Both windows show the same step.').waitFor();
  return { audience, teacher };
}

test('two clicks lead from the home page to presenting lesson 4', async () => {
  const page = await open('', screen);
  await page.getByRole('link', { name: '4 · Minimax, call by call' }).click();
  await page.getByRole('link', { name: 'Present' }).click();
  await expect.poll(() => shownSections(page)).toEqual([1]);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toHaveLength(1);
});

test('a clicker turns through a section and to the next and back, and Escape leads to it in the lesson', async () => {
  const page = await open(lesson, screen);
  await page.keyboard.press('p');
  await expect.poll(() => shownSections(page)).toEqual([1]);
  // The question before the stepper, then the stepper.
  await page.keyboard.press('PageDown');
  await page.keyboard.press('PageDown');
  expect(place(page)).toBe('1.2');
  const { top, bottom } = await page
    .locator('#calls')
    .evaluate((each) => each.getBoundingClientRect().toJSON());
  expect(top).toBeGreaterThanOrEqual(52);
  expect(bottom).toBeLessThanOrEqual(1080);
  expect(bottom - top).toBeGreaterThan(950);

  while ((await shownSections(page))[0] < 3) await page.keyboard.press('PageDown');
  expect(place(page)).toBe('3');
  await page.keyboard.press('PageUp');
  expect(place(page)).toMatch(/^2\.\d$/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).not.toContain('present');
  const heading = page.getByRole('heading', { name: 'Down the first branch' });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeLessThan(200);
});

test('the keys of a focused widget are its own; those of the clicker turn all the same', async () => {
  const page = await open(`${lesson}?present=1.1`, screen);
  await next(page).click();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => stepOf(page)).toBe(2);
  expect(place(page)).toBe('1.1');
  await page.keyboard.press('PageDown');
  await expect.poll(() => place(page)).toBe('1.2');
});

test('a section that asks about the widget of another shows it, and its links lead there', async () => {
  const page = await open(`${lesson}?present=3#calls.step=5`, screen);
  await expect.poll(() => shownSections(page)).toEqual([3]);
  await page.locator('#calls').waitFor();
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toHaveLength(1);
  await page.getByRole('link', { name: 'the first call' }).click();
  await expect.poll(() => stepOf(page)).toBe(0);
  await expect.poll(() => place(page)).toBe('3.1');
});

test('an address and a reload restore the section and the step', async () => {
  const page = await open(`${lesson}?present=3.1#calls.step=5`, screen);
  await expect.poll(() => shownSections(page)).toEqual([3]);
  expect(await stepOf(page)).toBe(5);
  await next(page).click();
  await expect.poll(() => page.url()).toContain('step=6');
  await page.reload();
  await expect.poll(() => shownSections(page)).toEqual([3]);
  expect(await stepOf(page)).toBe(6);
  expect(place(page)).toBe('3.1');
});

test('an address with a section that is not there says so, and shows the lesson', async () => {
  const page = await open(`${lesson}?present=77`);
  await expect.poll(() => page.locator('#ignored').innerText()).toMatch(/present=77\b.*no such section/);
  expect(await shownSections(page)).toEqual([]);
});

test('the teacher’s window and the class’s stay in step in both directions, and over a reload of either', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=1.1`);
  await next(teacher).click();
  await expect.poll(() => stepOf(audience)).toBe(1);
  await next(audience).click();
  await expect.poll(() => stepOf(teacher)).toBe(2);

  await teacher.getByRole('button', { name: 'On', exact: true }).click();
  await expect.poll(() => place(audience)).toBe('1.2');
  await expect.poll(() => place(teacher)).toBe('1.2');
  await audience.locator('section[data-slide=now] .solution summary').click();
  await expect.poll(() => teacher.locator('section[data-slide=now] .solution').getAttribute('open')).toBe('');

  await teacher.reload();
  await teacher.getByText('Both windows show the same step.').waitFor();
  await audience.reload();
  await expect.poll(() => stepOf(audience)).toBe(2);
  await expect.poll(() => place(audience)).toBe('1.2');
  // The solution that is open makes the section longer by a stop, once the teacher's window has told of it again.
  await audience.locator('section[data-slide=now] .solution[open]').waitFor();
  while ((await shownSections(audience))[0] === 1) await audience.keyboard.press('PageDown');
  await expect.poll(() => shownSections(teacher)).toEqual([2]);
});

test('a comparison far down the lesson is the same in both windows, its form and its step', async () => {
  const { audience, teacher } = await openPair('lessons/win-sooner-lose-later/?present=1');
  const compare = (page: Page) => page.locator('#both');
  await teacher.getByRole('button', { name: 'On', exact: true }).click();
  while (!(await compare(audience).isVisible())) await audience.keyboard.press('PageDown');
  await compare(audience).getByRole('button', { name: 'Next', exact: true }).click();
  await compare(teacher).getByText('step 2 of 16').waitFor();
  await compare(teacher).getByRole('radio', { name: 'One tree' }).check({ force: true });
  await expect.poll(() => compare(audience).getByRole('radio', { name: 'One tree' }).isChecked()).toBe(true);
});

test('questions begin unanswered before a class, in both windows, and leave the reader’s own answers as they were', async () => {
  const path = 'lessons/thinking-ahead/';
  const page = await open(path, screen);
  const question = (window: Page) => window.getByRole('group', { name: 'Which branch do you take?' });
  const answer = async (window: Page, branch: string) => {
    await question(window).getByRole('radio', { name: branch }).check();
    await question(window).getByRole('button', { name: 'Check' }).click();
  };
  const isChosen = (window: Page, branch: string) =>
    question(window).getByRole('radio', { name: branch }).isChecked();
  const kept = () => page.evaluate(() => localStorage.getItem('plybook.1.answers'));
  await answer(page, 'a');
  await page.getByText('Right: a.').waitFor();
  const own = await kept();
  expect(own).toContain('numbers.move.');

  await page.getByRole('link', { name: 'Present' }).click();
  await expect.poll(() => shownSections(page)).toEqual([1]);
  await expect.poll(() => page.getByText('Right: a.').count()).toBe(0);
  expect(await isChosen(page, 'a')).toBe(false);
  const [teacher] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('button', { name: 'Teacher’s window' }).click(),
  ]);
  await teacher.getByText('Both windows show the same step.').waitFor();
  expect(await isChosen(teacher, 'a')).toBe(false);
  await answer(teacher, 'b');
  await page.getByText('Not b.').waitFor();
  await page.reload();
  await page.getByText('Not b.').waitFor();
  await teacher.getByText('Not b.').waitFor();
  expect(await kept()).toBe(own);

  await page.getByRole('button', { name: 'Leave' }).click();
  await page.getByText('Right: a.').waitFor();
  expect(await isChosen(page, 'a')).toBe(true);
});

test('the teacher sees notes, the next section and a clock, and can hide the screen from the class', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=2`);
  const desk = teacher.getByRole('region', { name: 'For the teacher' });
  expect(await desk.innerText()).toMatch(/\d\d:\d\d/);
  expect(await desk.innerText()).toContain('Next: Down the first branch');
  await expect.poll(() => desk.locator('[data-now]').innerText()).toContain('One question');
  expect(await audience.getByText('Collect guesses').isVisible()).toBe(false);

  const on = audience.getByRole('button', { name: 'On', exact: true });
  await on.focus();
  await teacher.getByRole('button', { name: 'Hide the screen' }).click();
  await expect.poll(() => isCovered(audience)).toBe(true);
  expect(await violations(audience)).toEqual([]);
  expect(await on.evaluate((button) => button.matches(':focus'))).toBe(true);
  await teacher.getByRole('button', { name: 'Show the screen again' }).click();
  await expect.poll(() => isCovered(audience)).toBe(false);

  await audience.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = audience.getByRole('dialog');
  await dialog.waitFor();
  await teacher.getByRole('button', { name: 'Hide the screen' }).click();
  await dialog.waitFor({ state: 'hidden' });
});

test('a page that somebody else opens drives nobody’s screen', async () => {
  const { audience } = await openPair(`${lesson}?present=2`);
  const stranger = await audience.context().newPage();
  await stranger.goto(audience.url());
  await expect.poll(() => shownSections(stranger)).toEqual([2]);
  await stranger.getByRole('button', { name: 'On', exact: true }).click();
  await expect.poll(() => place(stranger)).toBe('2.1');
  await audience.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => shownSections(audience)).toEqual([1]);
  expect(await shownSections(stranger)).toEqual([2]);
});

test('the pointer is hidden after a while, and comes back when it is moved', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  const cursor = () => page.locator('main').evaluate((main) => getComputedStyle(main).cursor);
  await expect.poll(cursor).toBe('none');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect.poll(cursor).not.toBe('none');
});

test('theme and size of text are set in the presenter and kept', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(size).toBeGreaterThan(20);
  const before = await size();
  await page.getByRole('banner').getByText('Settings', { exact: true }).click();
  await page.getByRole('radio', { name: /Projector/ }).check();
  await page.getByRole('radio', { name: '125 %' }).check();
  await expect.poll(size).toBeCloseTo(before * 1.25, 0);
  await page.keyboard.press('Escape');
  expect(place(page)).toBe('1');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('projector');
});

describe.each(['light', 'dark', 'projector'])('in the theme %s', (theme) => {
  test('nothing stands in the way of anyone, in neither window', async () => {
    const { audience, teacher } = await openPair(`${lesson}?present=3#calls.step=9`);
    for (const page of [audience, teacher]) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-theme', name), theme);
      expect(await violations(page)).toEqual([]);
    }
  });
});
