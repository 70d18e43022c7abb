import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { open, site } from './browser.ts';
import { goForward } from './forward.ts';
import { lessons } from './paths.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';
const screen = { viewport: { width: 1920, height: 1080 } };

const shownSections = async (page: Page) => [
  ...new Set(
    await page
      .locator('article section')
      .evaluateAll((all) =>
        all.flatMap((each, i) => (each.querySelector('[data-slide]:not(ply-stepper)') ? [i + 1] : [])),
      ),
  ),
];
const place = (page: Page) => new URL(page.url()).searchParams.get('present');
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
  await page.getByRole('link', { name: 'Minimax, call by call' }).click();
  await page.getByRole('link', { name: 'Present' }).click();
  await expect.poll(() => shownSections(page)).toEqual([1]);
  expect(await page.getByRole('heading', { level: 2 }).allInnerTexts()).toHaveLength(1);
});

test('presenting begins with what is in view, and leaving leads back to it', async () => {
  const page = await open('lessons/the-game-tree/', { viewport: { width: 1024, height: 768 } });
  const question = page.locator('ply-quiz').filter({ hasText: 'Whose turn is it?' });
  const atTop = () => question.evaluate((each) => each.scrollIntoView({ block: 'start' }));
  const isInView = () =>
    question.evaluate((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top < innerHeight && bottom > 0;
    });
  await atTop();
  await page.getByRole('link', { name: 'Present' }).click();
  await expect.poll(() => shownSections(page)).toEqual([3]);
  await question.getByRole('button', { name: 'Nobody’s' }).waitFor();
  expect(await question.evaluate((each) => each.checkVisibility())).toBe(true);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Present' }).waitFor();
  await expect.poll(isInView).toBe(true);
});

test('a key before the first slide does nothing', async () => {
  const page = await open('lessons/minimax-call-by-call/', { viewport: { width: 1024, height: 768 } });
  await page.locator('#calls .card').waitFor();
  let release = () => {};
  const free = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/presenter-*.js', async (route) => {
    await free;
    await route.continue();
  });
  const step = () => page.locator('#calls').evaluate((each) => (each as HTMLElement & { step: number }).step);
  const before = await step();
  await page.locator('#calls .card').focus();
  await page.getByRole('link', { name: 'Present' }).evaluate((each: HTMLElement) => each.click());
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  expect(await step()).toBe(before);
  release();
  await page.locator('[data-slide]').first().waitFor();
  expect(await step()).toBe(before);
});

test('the forward key stops before the step that answers an open question, and goes on to the next slide', async () => {
  const page = await open('lessons/looking-only-so-far/?present=2.8', {
    viewport: { width: 1440, height: 900 },
  });
  const step = () =>
    page.locator('#glance').evaluate((each) => (each as HTMLElement & { step: number }).step);
  const last = await page
    .locator('#glance')
    .evaluate((each) => (each as HTMLElement & { stepCount: number }).stepCount - 1);
  const question = page.locator('ply-predict[data-slide]');
  expect(last).toBeGreaterThan(1);
  await question.getByRole('button').first().waitFor();
  while (await question.isVisible()) {
    expect(await step()).toBeLessThan(last);
    await goForward(page);
  }
});

/** Walks a step, by the stepper's own keys. */
async function stepOn(page: Page): Promise<void> {
  await page.locator('#calls .card').focus();
  await page.keyboard.press('ArrowRight');
}

test('a clicker turns from slide to slide and back, and Escape leads to the section in the lesson', async () => {
  const page = await open(lesson, screen);
  await page.keyboard.press('p');
  await expect.poll(() => shownSections(page)).toEqual([1]);
  const { x, y, width, height } = (await page.locator('#calls').boundingBox())!;
  expect([x, y, x + width, y + height].map(Math.round)).toEqual([730, 64, 1920, 1008]);

  // What a slide holds may change when its widgets wake up: only the order is sure.
  const order = () => place(page)!.split('.').map(Number);
  const isBefore = ([section, block = 0]: number[], [other, after = 0]: number[]) =>
    section < other || (section === other && block < after);
  const turn = async (key: string, isOnItsWay: (from: number[], to: number[]) => boolean) => {
    const [before, from] = [place(page), order()];
    await page.keyboard.press(key);
    const after = place(page);
    if (after !== before) expect(isOnItsWay(from, order()), `${before} to ${after}`).toBe(true);
  };
  const first = place(page);
  while ((await shownSections(page))[0] < 3) await turn('PageDown', isBefore);
  expect(place(page)).toBe('3');
  while (place(page) !== first) await turn('PageUp', (from, to) => isBefore(to, from));
  await page.goto(`${page.url().split('?')[0]}?present=3`);
  await expect.poll(() => shownSections(page)).toEqual([3]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.url()).not.toContain('present');
  const heading = page.getByRole('heading', { name: 'Down the first branch' });
  await expect.poll(() => heading.evaluate((each) => each === document.activeElement)).toBe(true);
});

test('the forward key walks the steps that the text leads through, then turns, and back undoes it', async () => {
  const page = await open('lessons/alpha-beta/?present=1', screen);
  const step = () =>
    page.locator('#numbers').evaluate((each) => (each as HTMLElement & { step: number }).step);
  const link = page.locator('article [data-slide] a[href="#numbers.step=6"]');
  await expect.poll(() => shownSections(page)).toEqual([1]);
  while (!(await link.isVisible())) await goForward(page);
  // The slide leads from the step of the link before.
  await expect.poll(step).toBe(0);
  const [before, told] = [place(page), page.getByText(/^step \d of 7$/)];
  for (let at = 1; at <= 6; at++) {
    await page.keyboard.press(at % 2 ? 'PageDown' : ' ');
    expect([await step(), place(page), await told.innerText()]).toEqual([at, before, `step ${at + 1} of 7`]);
  }
  await page.keyboard.press('PageUp');
  expect(await step()).toBe(5);
});

test('a slide that asks first shows its search where it asks, also to one who comes back', async () => {
  const page = await open('lessons/thinking-ahead/?present=1', screen);
  const step = () =>
    page.locator('#numbers').evaluate((each) => (each as HTMLElement & { step: number }).step);
  const asked = page.locator('ply-predict[data-slide]:not([data-again])', {
    hasText: 'Which branch do you take?',
  });
  await expect.poll(() => shownSections(page)).toEqual([1]);
  while (!(await asked.isVisible())) await goForward(page);
  const asking = await step();
  while ((await step()) < asking + 5) await goForward(page);
  await page.keyboard.press('Home');
  while (!(await asked.isVisible())) await goForward(page);
  expect(await step()).toBe(asking);
});

test('S and C show call stack and code over the text; a focused widget has all other keys except the clicker’s', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  const [stack, code] = ['Call stack', 'Code'].map((name) => page.getByRole('region', { name, exact: true }));
  await expect.poll(() => shownSections(page)).toEqual([1]);
  await page.keyboard.press('s');
  await stack.getByText('root').first().waitFor();
  await page.keyboard.press('c');
  await code.getByText('minimax').first().waitFor();
  expect(await stack.count()).toBe(0);
  await page.keyboard.press('c');
  await expect.poll(() => code.count()).toBe(0);

  await stepOn(page);
  await expect.poll(() => stepOf(page)).toBe(1);
  expect(place(page)).toBe('1');
  await page.keyboard.press('PageDown');
  await expect.poll(() => place(page)).not.toBe('1');
});

test('an address and a reload restore the slide and the step, in the theme and the size of text that were set', async () => {
  const page = await open(`${lesson}?present=3.1#calls.step=5`, screen);
  const size = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect.poll(() => shownSections(page)).toEqual([3]);
  expect(await stepOf(page)).toBe(5);
  await expect.poll(size).toBeGreaterThan(20);
  const before = await size();
  await page.getByRole('banner').getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('radio', { name: /Projector/ }).check();
  await page.getByRole('radio', { name: '125 %' }).check();
  await expect.poll(size).toBeCloseTo(before * 1.25, 0);
  await page.keyboard.press('Escape');
  expect(place(page)).toBe('3.1');
  await stepOn(page);
  await expect.poll(() => page.url()).toContain('step=6');
  await page.reload();
  await expect.poll(() => page.locator('html').getAttribute('data-ply-theme')).toBe('projector');
  await expect.poll(() => shownSections(page)).toEqual([3]);
  expect(await stepOf(page)).toBe(6);
  expect(place(page)).toBe('3.1');
});

test('the pointer is hidden after a while and comes back when it is moved; a screen that cannot be filled gives a message', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  const cursor = () => page.locator('main').evaluate((main) => getComputedStyle(main).cursor);
  await expect.poll(cursor).toBe('none');
  await page.mouse.move(300, 300);
  await page.mouse.move(320, 300);
  await expect.poll(cursor).not.toBe('none');

  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Permissions check failed'));
  });
  await page.getByRole('button', { name: 'Full screen' }).click();
  const told = page.getByRole('alert');
  await told.waitFor();
  expect(await told.innerText()).toContain('refused');
  expect(await told.innerText()).not.toContain('Permissions');
});

test('the buttons are hidden while only a mouse was used, and stay once a finger was', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  const tools = page.getByRole('toolbar', { name: 'Presenting' });
  const opacity = () => tools.evaluate((each) => getComputedStyle(each).opacity);
  await expect.poll(opacity).toBe('0');
  await page.clock.install();
  // An interactive whiteboard: the computer also has a mouse.
  await page.evaluate(() =>
    document.body.dispatchEvent(new PointerEvent('pointerdown', { pointerType: 'touch', bubbles: true })),
  );
  await expect.poll(opacity).toBe('1');
  await page.clock.runFor(10_000);
  await page.mouse.move(320, 300);
  await page.clock.runFor(10_000);
  expect(await opacity()).toBe('1');
});

test('the teacher’s window and the class’s stay in step in both directions, and over a reload of either', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=1.1`);
  await stepOn(teacher);
  await expect.poll(() => stepOf(audience)).toBe(1);
  await stepOn(audience);
  await expect.poll(() => stepOf(teacher)).toBe(2);

  const solution = (page: Page) => page.locator('details.solution[data-slide]');
  while ((await solution(audience).count()) === 0) {
    const shown = async () => `${place(audience)} ${await stepOf(audience)}`;
    const before = await shown();
    await teacher.getByRole('button', { name: 'Forward', exact: true }).click();
    await expect.poll(shown).not.toBe(before);
  }
  const there = place(audience);
  await expect.poll(() => place(teacher)).toBe(there);
  // It comes opened, since its slide shows nothing else.
  const summary = solution(audience).locator('summary');
  for (const state of ['', null]) {
    await expect.poll(() => solution(teacher).getAttribute('open')).toBe(state);
    await summary.click();
  }
  await expect.poll(() => solution(teacher).getAttribute('open')).toBe('');

  await teacher.reload();
  await teacher.getByText('Both windows show the same step.').waitFor();
  await audience.reload();
  await expect.poll(() => stepOf(audience)).toBe(2);
  await expect.poll(() => place(audience)).toBe(there);
  await audience.locator('details.solution[data-slide][open]').waitFor();
  while ((await shownSections(audience))[0] === 1) await goForward(audience);
  await expect.poll(() => shownSections(teacher)).toEqual([2]);
});

test('a presentation has one division into slides, that of the projected window, whatever the size of the other', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=3`);
  const read = (window: Page) =>
    window.locator('present-bar').evaluate((bar) => {
      const text = (name: string) => bar.shadowRoot!.querySelector(name)!.textContent.trim();
      return `${text('header .digits')} ${text('.coming')}`;
    });
  const shown = (window: Page) =>
    window
      .locator('article [data-slide]')
      .evaluateAll((all) => all.map(({ id, textContent }) => id || textContent).join('|'));
  const readBoth = () =>
    Promise.all([teacher, audience].map(async (each) => [await read(each), await shown(each)]));
  const areAlike = () =>
    expect
      .poll(async () => {
        const [one, other] = await readBoth();
        return JSON.stringify(one) === JSON.stringify(other);
      })
      .toBe(true);
  const whole = await read(audience);
  await teacher.setViewportSize({ width: 900, height: 420 });
  await areAlike();
  for (const by of ['audience', 'teacher', 'audience', 'teacher'] as const) {
    await (by === 'audience' ? goForward(audience) : goForward(teacher));
    await areAlike();
  }
  // What does not fit into the smaller window is below its edge.
  const text = teacher.locator('article');
  await text.evaluate((each) => each.scrollTo(0, each.scrollHeight));
  const last = teacher.locator('article [data-slide]:not([data-slide="exhibit"])').last();
  const foot = (await teacher.locator('present-bar footer').boundingBox())!.y;
  const box = (await last.boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(foot);

  await audience.setViewportSize({ width: 900, height: 420 });
  await expect.poll(() => read(audience)).not.toBe(whole);
  await areAlike();
  // Alone it divides the lesson for itself.
  await audience.setViewportSize(screen.viewport);
  await areAlike();
  const together = (await read(teacher)).replace(/ Next.*/, '');
  await audience.close();
  await expect.poll(() => read(teacher)).not.toContain(together);
});

test('a comparison far down the lesson is the same in both windows, its form and its step', async () => {
  const { audience, teacher } = await openPair('lessons/win-sooner-lose-later/?present=1#both.form=one-tree');
  const compare = (page: Page) => page.locator('#both');
  await teacher.getByRole('button', { name: 'Forward', exact: true }).click();
  while (!(await compare(audience).isVisible())) await goForward(audience);
  await audience.keyboard.press('PageDown');
  await expect
    .poll(() => compare(teacher).evaluate((each) => (each as HTMLElement & { step: number }).step))
    .toBe(1);
  for (const window of [teacher, audience])
    expect(await compare(window).getByRole('tree').filter({ visible: true }).count()).toBe(1);
});

test('questions begin unanswered before a class, in both windows, and leave the reader’s own answers as they were', async () => {
  const path = 'lessons/thinking-ahead/';
  const page = await open(path, screen);
  // A quiz further down asks the same of another tree.
  const question = (window: Page) =>
    window.locator('ply-predict').getByRole('group', { name: 'Which branch do you take?' });
  const option = (window: Page, branch: string) =>
    question(window).getByRole('button', { name: new RegExp(`^${branch}\\b`) });
  const answer = async (window: Page, branch: string) => {
    await option(window, branch).click();
  };
  const isChosen = async (window: Page, branch: string) =>
    (await option(window, branch).getAttribute('aria-pressed')) === 'true';
  const turnToQuestion = async (window: Page) => {
    while (!(await question(window).isVisible())) await goForward(window);
  };
  const kept = () => page.evaluate(() => localStorage.getItem('plybook.1.answers'));
  await answer(page, 'a');
  await page.getByText('Right: a.').waitFor();
  const own = await kept();
  expect(own).toContain('numbers.move.');

  await page.getByRole('link', { name: 'Present' }).click();
  await expect.poll(() => shownSections(page)).toEqual([1]);
  await expect.poll(() => page.getByText('Right: a.').count()).toBe(0);
  await turnToQuestion(page);
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
  await desk.getByRole('region', { name: 'The next slide' }).getByText(/\w/).first().waitFor();
  await expect.poll(() => desk.locator('[data-now]').innerText()).toContain('One question');
  expect(await audience.getByText('Collect guesses').isVisible()).toBe(false);

  const on = audience.getByRole('button', { name: 'Forward', exact: true });
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

test('G opens a list of all slides, from which arrows and Enter choose one; Home and End go to the ends', async () => {
  const page = await open(`${lesson}?present=2`, screen);
  await expect.poll(() => shownSections(page)).toEqual([2]);
  const list = page.getByRole('dialog', { name: 'Slides' });
  const focused = () =>
    list.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement?.textContent);
  await page.keyboard.press('g');
  await list.waitFor();
  expect(await violations(page)).toEqual([]);
  const titles = await list.getByRole('heading', { level: 4 }).allInnerTexts();
  expect(titles).toEqual(await page.locator('article h2').allInnerTexts().then(withoutAnchors));
  const current = list.locator('[aria-current="true"]');
  await expect.poll(() => current.evaluate((each) => each.matches(':focus'))).toBe(true);
  const before = await focused();
  await page.keyboard.press('ArrowDown');
  expect(await focused()).not.toBe(before);
  await page.keyboard.press('Enter');
  await list.waitFor({ state: 'detached' });
  await expect.poll(() => place(page)).toMatch(/^2\.\d+$/);
  const there = place(page);

  await page.getByRole('button', { name: /^Slide \d+ of \d+: list of slides$/ }).click();
  await list
    .getByRole('button', { name: /^Question:/ })
    .first()
    .click();
  await expect.poll(() => shownSections(page)).toEqual([1]);
  await page.locator('[data-on-slide="question"][data-slide]').first().waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('Escape');
  await list.waitFor({ state: 'detached' });
  expect(await shownSections(page)).toEqual([1]);
  expect(place(page)).not.toBe(there);

  await page.keyboard.press('End');
  await expect.poll(() => shownSections(page)).toEqual([9]);
  await page.getByText('This is the end of the lesson.').waitFor();
  await page.keyboard.press('Home');
  await expect.poll(() => place(page)).toBe('1');
  await stepOn(page);
  await page.keyboard.press('End');
  await expect.poll(() => stepOf(page)).toBe(21);
  expect(place(page)).toBe('1');
});

test('N goes to the next slide, and takes the rest of the steps at once', async () => {
  const page = await open(`${lesson}?present=1.4`, screen);
  const bar = page.locator('present-bar');
  await bar.getByText(/^step 1 of \d+$/).waitFor();
  await page.keyboard.press('PageDown');
  const progress = bar.getByText(/^step 2 of \d+$/);
  await progress.waitFor();
  const steps = Number((await progress.innerText()).split(' ').at(-1));
  expect(steps).toBeGreaterThan(2);
  await page.keyboard.press('n');
  await expect.poll(() => place(page)).not.toBe('1.4');
  expect(await stepOf(page)).toBe(steps - 1);
});

/** The sign of the link to a heading is part of its text. */
const withoutAnchors = (texts: readonly string[]) => texts.map((text) => text.replace(/\s*#$/, ''));

test('the bar says what comes next, and a slide with only a solution comes opened', async () => {
  const page = await open(`${lesson}?present=1`, screen);
  await expect.poll(() => shownSections(page)).toEqual([1]);
  const coming = page.locator('present-bar .coming');
  const shown = page.locator('[data-slide]:not(ply-stepper)');
  const seen = new Set<string>();
  while ((await shownSections(page))[0] < 3) {
    const [before, said] = [place(page), await coming.innerText()];
    const opened = await page.locator('details[open][data-slide]').count();
    await goForward(page);
    if (place(page) !== before) {
      seen.add(said);
      const boxes = await shown.evaluateAll((all) => all.map((each) => each.matches('details:not([open])')));
      expect(boxes.every(Boolean), `${place(page)} after ${before}`).toBe(false);
    } else if (said === 'Next: the solution')
      expect(await page.locator('details[open][data-slide]').count()).toBe(opened + 1);
  }
  expect([...seen].filter((said) => !/^Next: \S/.test(said))).toEqual([]);
  expect(seen).toContain('Next: a question');
  expect(seen).toContain('Next: One question, asked again and again');
});

test('an address that is opened in either window is followed by the other, into another lesson too', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=1#calls.step=3`);
  const paired = () => teacher.getByText('Both windows show the same step.').waitFor();
  const solution = audience.locator('details.solution').first();
  await solution.evaluate((box) => ((box as HTMLDetailsElement).open = true));
  await expect.poll(() => teacher.locator('details.solution').first().getAttribute('open')).toBe('');
  await audience.goto(`${audience.url().split('?')[0]}?present=6#calls.step=9`);
  await expect.poll(() => shownSections(teacher)).toEqual([6]);
  await expect.poll(() => stepOf(teacher)).toBe(9);
  expect(await shownSections(audience)).toEqual([6]);
  await expect.poll(() => solution.getAttribute('open')).toBe('');
  await teacher.goto(`${audience.url().split('?')[0]}?present=3`);
  await expect.poll(() => shownSections(audience)).toEqual([3]);
  await paired();

  await audience.goto(`${audience.url().split('/minimax')[0]}/win-sooner-lose-later/?present=2`);
  await expect.poll(() => teacher.url()).toContain('/win-sooner-lose-later/');
  await expect.poll(() => shownSections(teacher)).toEqual([2]);
  await paired();
  expect(await teacher.locator('html').getAttribute('data-present')).toBe('teacher');
  await teacher.keyboard.press('PageDown');
  await expect.poll(() => place(audience)).not.toBe('2');

  await teacher.evaluate(() => {
    const link = document.createElement('a');
    link.href = '../alpha-beta/#prune-by-hand';
    link.textContent = 'a link of the notes';
    document.querySelector('teacher-desk')!.append(link);
    link.click();
  });
  await expect.poll(() => shownSections(audience)).toEqual([3]);
  expect(audience.url()).toContain('/alpha-beta/');
  await expect.poll(() => shownSections(teacher)).toEqual([3]);
  await paired();
});

test('the teacher’s window says how late the class is, by the timetable, and nothing outside of it', async () => {
  const { teacher } = await openPair(`${lesson}?present=1`);
  const delay = teacher.locator('teacher-desk .delay');
  const planned = await teacher
    .locator('article [data-minutes]')
    .evaluateAll((all) => all.map((each) => Number((each as HTMLElement).dataset['minutes'])));
  const countUpTo = (row: number) => planned.slice(0, row).reduce((sum, each) => sum + each, 0);
  await teacher.getByText(`Part 1 of 2: sections 1 to 6, ${countUpTo(6)} minutes`).waitFor();
  expect(await delay.innerText()).toBe('on time');
  /** As if the class had begun some minutes ago, in a section that is a row of the timetable. */
  const begun = async (minutes: number, row: number) => {
    await teacher.evaluate(
      ([ago, first]) => {
        const presentingSince = { at: Date.now() - ago * 60_000 - 30_000, row: first };
        history.replaceState({ ...history.state, presentingSince }, '');
      },
      [minutes, row] as const,
    );
    await teacher.reload();
  };
  await begun(9, 0);
  await expect.poll(() => delay.innerText()).toBe(`${9 - planned[0]} min late`);
  await teacher.keyboard.press('g');
  await teacher.getByRole('heading', { name: 'Bounds: what an open node knows', level: 4 }).waitFor();
  await teacher
    .getByRole('list', { name: 'Bounds: what an open node knows' })
    .getByRole('button')
    .first()
    .click();
  await expect.poll(() => delay.innerText()).toBe(`${countUpTo(4) - 10} min early`);
  expect(await teacher.locator('[data-now]').innerText()).toContain('Bounds');
  await begun(1, 4);
  await expect.poll(() => delay.innerText()).toBe('on time');
  await teacher.getByText('Both windows show the same step.').waitFor();
  await teacher.keyboard.press('End');
  await expect.poll(() => shownSections(teacher)).toEqual([9]);
  await expect.poll(() => delay.count()).toBe(0);
});

test('a part of a lesson is presented alone, in both windows, and ends where it ends', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=3&part=2`);
  await expect.poll(() => shownSections(audience)).toEqual([7]);
  await audience.keyboard.press('PageUp');
  expect(await shownSections(audience)).toEqual([7]);
  await audience.getByRole('button', { name: /^Part 2 of 2 · slide 1 of \d+: list of slides$/ }).click();
  const list = audience.getByRole('dialog', { name: 'Slides' });
  expect(await list.getByRole('heading', { level: 4 }).count()).toBe(3);
  await list.getByRole('button', { name: 'Present the whole lesson' }).click();
  await expect.poll(() => teacher.url()).not.toContain('part=');
  await audience.keyboard.press('g');
  await list.getByRole('button', { name: 'Present part 1 alone' }).click();
  await expect.poll(() => shownSections(audience)).toEqual([1]);
  await expect.poll(() => shownSections(teacher)).toEqual([1]);
  expect(new URL(teacher.url()).searchParams.get('part')).toBe('1');
  await audience.keyboard.press('End');
  await expect.poll(() => shownSections(audience)).toEqual([6]);
  // The last slide has only a solution, so it comes opened.
  await audience.getByText('This is the end of part 1 of 2.').waitFor();
  const before = place(audience);
  await audience.keyboard.press('PageDown');
  expect(place(audience)).toBe(before);

  await audience.keyboard.press('Escape');
  await audience.emulateMedia({ media: 'print' });
  const printed = await audience
    .locator('article h2')
    .evaluateAll((all) => all.map((each) => each.checkVisibility()));
  expect(printed).toEqual(Array.from({ length: 9 }, (_, i) => i < 6));
});

test.for(sampled(lessons, 1))(
  'the next slide is shown to the teacher with what is beside its text: %s',
  async (path) => {
    const teacher = await open('', { viewport: { width: 1280, height: 800 } });
    await teacher.evaluate((id) => (window.name = `plybook-teacher-${id}`), 'a'.repeat(32));
    await teacher.goto(`${site}${path}?present=1`);
    const next = teacher.getByRole('region', { name: 'The next slide' });
    const end = next.getByText('This is the end of the lesson.');
    await next.getByText(/\w/).first().waitFor();
    const beside = () =>
      teacher.evaluate(() => {
        const exhibit = document.querySelector('[data-slide="exhibit"]');
        return { name: exhibit?.localName ?? '', id: exhibit?.id ?? '' };
      });
    while (!(await end.isVisible())) {
      const [at, now] = [place(teacher), await beside()];
      const shown = await teacher
        .locator('teacher-desk .exhibit > *')
        .evaluateAll((all) => all.map(({ localName }) => localName));
      await goForward(teacher);
      const coming = await beside();
      if (place(teacher) === at) continue;
      const isStill = coming.id !== '' && coming.id === now.id;
      expect([place(teacher), shown]).toEqual([place(teacher), coming.name && !isStill ? [coming.name] : []]);
    }
  },
);

test('a page that somebody else opens drives nobody’s screen', async () => {
  const { audience } = await openPair(`${lesson}?present=7`);
  const stranger = await audience.context().newPage();
  await stranger.goto(audience.url());
  await expect.poll(() => shownSections(stranger)).toEqual([7]);
  await stranger.getByRole('button', { name: 'Forward', exact: true }).click();
  await expect.poll(() => place(stranger)).not.toBe('7');
  const strange = await shownSections(stranger);
  await audience.getByRole('button', { name: 'Back', exact: true }).click();
  await expect.poll(() => shownSections(audience)).toEqual([6]);
  expect(await shownSections(stranger)).toEqual(strange);
});

test('axe finds no barrier in either window, in any theme', async () => {
  const { audience, teacher } = await openPair(`${lesson}?present=3#calls.step=9`);
  for (const page of [audience, teacher]) {
    expect(await violations(page)).toEqual([]);
    for (const theme of sampled(['light', 'dark', 'projector'], 1)) {
      await page.evaluate((name) => document.documentElement.setAttribute('data-ply-theme', name), theme);
      expect(await violations(page, ['color-contrast']), theme).toEqual([]);
    }
  }
});
