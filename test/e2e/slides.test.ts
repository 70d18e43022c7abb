import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SlideList } from '../../src/site/present/slide-list.ts';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';
import { goForward } from './forward.ts';
import { lookAtSlide } from './look-at-slide.ts';
import { lessons } from './paths.ts';
import { presentToEnd } from './present-to-end.ts';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

const look = (page: Page) => page.evaluate(lookAtSlide);

/** Each lesson at one size a day; at both in the long run. */
const shows = lessons.flatMap((path) => sizes.map((size) => ({ path, ...size })));

test.each(sampled(shows, 1))(
  '$path at $width × $height: the forward key alone leads to the end, and nothing stays out of sight',
  async ({ path, width, height }) => {
    const page = await open(`${path}?present=1`, { viewport: { width, height } });
    await page.locator('html[data-present]').waitFor({ state: 'attached' });
    await presentToEnd({ look: () => look(page), goForward: () => goForward(page) }, path);
  },
);

/** Names in the list of slides that are neither their kind nor words of the section, as `Slides` finds them. */
function listOddNames(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const read = (node: Node): string => {
      if (node instanceof Text) return node.data;
      const own = node instanceof Element && node.shadowRoot?.textContent.trim();
      return own || readIn(node);
    };
    const readIn = (node: Node) => [...node.childNodes].map(read).join('');
    const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim();
    const prose = 'h2, h3, h4, p, li, .title, ply-predict';
    const list = document.querySelector<SlideList>('slide-list')!;
    return list.sections.flatMap(({ number, slides }) => {
      const section = document.querySelectorAll('article section')[number - 1];
      const written = [...section.querySelectorAll(prose)].map((each) => squeeze(readIn(each)));
      const isWritten = (name: string) =>
        /^(a|an|the) [a-z ]+$/.test(name) || written.some((text) => text.includes(name.replace(/…$/, '')));
      return slides.filter(({ name }) => !isWritten(name)).map(({ name }) => `${number}: ${name}`);
    });
  });
}

test.each(sampled(lessons, 1))(
  '%s: the list names each slide by its kind or by words of it',
  async (path) => {
    const page = await open(`${path}?present=1`, { viewport: sizes[0] });
    await page.locator('html[data-present]').waitFor({ state: 'attached' });
    await look(page);
    await page.keyboard.press('g');
    await page.getByRole('dialog').waitFor();
    expect(await listOddNames(page)).toEqual([]);
  },
);

/** Answers all questions of the lesson, wrong or right, and opens their solutions; returns how many. */
function answerAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let answered = 0;
    for (const each of document.querySelectorAll('article :is(ply-quiz, ply-predict)')) {
      const form = each.shadowRoot!.querySelector('form');
      const input = form?.querySelector('input');
      const options = form?.querySelectorAll<HTMLElement>('[aria-pressed]') ?? [];
      if (input) {
        input.value = '9';
        input.dispatchEvent(new InputEvent('input'));
        form!.requestSubmit();
      } else options[0]?.click();
      await (each as Element & { updateComplete?: Promise<unknown> }).updateComplete;
      if (form?.querySelector('.feedback > .verdict, .mark')) answered++;
    }
    return answered;
  });
}

test.each(sampled(lessons, 1))(
  '%s: the list has as many slides as are counted, and answers make none more or less',
  async (path) => {
    const page = await open(`${path}?present=1`, { viewport: { width: 1280, height: 720 } });
    await page.locator('html[data-present]').waitFor({ state: 'attached' });
    const count = async () => (await look(page)).slides;
    const list = async () => {
      await page.keyboard.press('g');
      const listed = await page
        .locator('slide-list')
        .evaluate(({ sections }: SlideList) => sections.flatMap(({ slides }) => slides).length);
      await page.keyboard.press('Escape');
      return listed;
    };
    // A question whose search is not done is no part of a slide.
    await page.waitForFunction(() =>
      [...document.querySelectorAll('article ply-predict')].every((each) =>
        each.shadowRoot?.querySelector('form'),
      ),
    );
    await expect.poll(async () => (await list()) - (await count())).toBe(0);
    const before = await count();
    expect(await answerAll(page)).toBeGreaterThan(0);
    await look(page);
    // Only then all sections are measured again.
    await page.evaluate(() => dispatchEvent(new Event('resize')));
    expect(await count()).toBe(before);
  },
);

/** Of what a slide has, the search and the text, and whether anything is wider than the screen. */
const lay = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)!.getBoundingClientRect().toJSON() as DOMRect;
    const { scrollWidth, clientWidth } = document.querySelector('article')!;
    return {
      exhibit: box('[data-slide="exhibit"]'),
      text: box('p[data-slide]'),
      over: scrollWidth - clientWidth,
    };
  });

test.each([
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
])(
  'on $width × $height the search is above the text, both as wide as the screen',
  async ({ width, height }) => {
    const page = await open('lessons/minimax-call-by-call/?present=2', { viewport: { width, height } });
    await page.locator('[data-slide="exhibit"]').waitFor();
    await look(page);
    const { exhibit, text, over } = await lay(page);
    expect(exhibit.width).toBeGreaterThanOrEqual(width - 1);
    expect(text.width).toBeGreaterThan(0.85 * width);
    expect(text.top).toBeGreaterThanOrEqual(exhibit.bottom);
    expect(over).toBe(0);
    // What comes up from below is seen in the room below the search.
    const seen = async () => (await page.locator('p[data-slide]').last().boundingBox())!.y;
    const bar = page.locator('present-bar');
    while (await bar.getByText('Next: the rest of this slide').isVisible()) {
      const before = await seen();
      await goForward(page);
      expect(before - (await seen())).toBeLessThan(height - exhibit.bottom);
    }
  },
);

test('on a phone a comparison has its two choices below each other', async () => {
  const page = await open('lessons/alpha-beta/?present=6', { viewport: { width: 390, height: 844 } });
  const comparison = page.locator('ply-compare[data-slide]');
  while ((await comparison.count()) === 0) await goForward(page);
  await comparison.locator('.decision').first().waitFor();
  await look(page);
  const article = page.locator('article');
  expect(await article.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test.each([
  ['a board', 'the-game-tree/?present=4'],
  ['a table', 'the-game-tree/?present=6'],
  ['a listing', 'write-it-yourself/?present=2.4'],
])('on a phone %s is below its heading, and the text scrolls behind it', async (_, path) => {
  const width = 390;
  const page = await open(`lessons/${path}`, { viewport: { width, height: 500 } });
  const exhibit = page.locator('[data-slide="exhibit"]');
  await exhibit.waitFor();
  await look(page);
  const heading = (await page.locator(':is(h2, h3)[data-slide]').boundingBox())!;
  expect((await exhibit.boundingBox())!.y).toBeGreaterThanOrEqual(heading.y + heading.height);
  await page.locator('article').evaluate((each) => each.scrollTo(0, each.scrollHeight));
  const { y, height } = (await exhibit.boundingBox())!;
  const clip = { x: 0, y, width, height };
  const seen = await page.screenshot({ clip });
  await page
    .locator('article [data-slide]:not([data-slide="exhibit"])')
    .evaluateAll((all) => all.forEach((each) => ((each as HTMLElement).style.visibility = 'hidden')));
  expect(seen.equals(await page.screenshot({ clip }))).toBe(true);
});

test('a slide stays where it is scrolled when the slides are measured again', async () => {
  const page = await open('lessons/alpha-beta/?present=8.4', { viewport: sizes[0] });
  await page.locator('html[data-present]').waitFor({ state: 'attached' });
  const article = page.locator('article');
  await look(page);
  await article
    .locator('details.solution[data-slide]')
    .evaluate((box: HTMLDetailsElement) => (box.open = true));
  const rest = () => article.evaluate((each) => each.scrollHeight - each.clientHeight);
  await expect.poll(rest).toBeGreaterThan(40);
  const top = () => article.evaluate((each) => each.scrollTop);
  await article.evaluate((each) => each.scrollTo({ top: 40, behavior: 'instant' }));
  await page.evaluate(() => dispatchEvent(new Event('resize')));
  expect(await top()).toBe(40);
});

test('a program that has not run has no empty rows below its text', async () => {
  const page = await open('lessons/write-it-yourself/?present=2.2', { viewport: sizes[0] });
  const program = page.locator('ply-program[data-slide]');
  await program.locator('ply-editor').waitFor();
  await look(page);
  const bottom = async (part: string) => {
    const { y, height } = (await program.locator(part).boundingBox())!;
    return y + height;
  };
  expect(await bottom('.text')).toBeGreaterThan((await bottom('.card')) - 2);
});

test.each([
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
])('on $width × $height a program is beside its tree, above its tests', async (viewport) => {
  const page = await open('lessons/never-think-twice/?present=3.3', { viewport });
  const program = page.locator('ply-program[data-slide]');
  await program.getByRole('button', { name: 'Run' }).click();
  const [text, root, tests] = [
    program.locator('ply-editor'),
    program.locator('ply-tree [aria-selected="true"]'),
    program.getByText('It answers from memory').first(),
  ];
  await root.waitFor();
  const boxes = async () =>
    (await Promise.all([text, root, tests].map((each) => each.boundingBox()))).map((box) => box!);
  await expect
    .poll(async () => {
      const [left, node, below] = await boxes();
      return [left.x + left.width <= node.x, node.y + node.height <= below.y, node.height > 40];
    })
    .toEqual([true, true, true]);
});

test('a title that is too long for the bar is cut at the end of one line', async () => {
  const page = await open('lessons/from-value-to-move/?present=1', { viewport: sizes[0] });
  const title = page.locator('present-bar h1');
  await title.waitFor();
  const height = () => title.evaluate((each) => each.getBoundingClientRect().height);
  const before = await height();
  await page.locator('present-bar').evaluate((bar) => Object.assign(bar, { lesson: 'Minimax '.repeat(40) }));
  await title.filter({ hasText: 'Minimax Minimax' }).waitFor();
  expect(await height()).toBe(before);
});
