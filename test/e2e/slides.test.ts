import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { SlideList } from '../../src/site/present/slide-list.ts';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';
import { goForward } from './forward.ts';
import { lessons } from './paths.ts';

const sizes = [
  { width: 1024, height: 768 },
  { width: 1920, height: 1080 },
];

interface Look {
  readonly place: string;
  readonly coming: string;
  /** The counter: the number of the slide, and of all. */
  readonly slide: number;
  readonly slides: number;
  /** The step of the walk on the slide, and the number of open boxes. */
  readonly step: string;
  /** The steps of the trees on the slide. */
  readonly walks: string;
  /** How far each scrolling part of the slide, in widgets too, is seen, and how far it goes. */
  readonly parts: readonly (readonly [seen: number, whole: number])[];
  /** Solutions and covered cells that are closed. */
  readonly closed: number;
  /** Questions on the slide about a search that is not on it. */
  readonly blind: readonly string[];
  /** Parts of it that go on beyond their right edge. */
  readonly wide: readonly string[];
  /** Parts that go on beyond the bars above and below, where nothing scrolls, and texts of the bars that are cut. */
  readonly beyond: readonly string[];
  /** The type of the sentence of a search beside the text, in pixels; null for none, or a very long one. */
  readonly type: string | null;
  /** Whether it has a solution without what that answers. */
  readonly isLonely: boolean;
  /** Trees in which the node of the step is not to be seen. */
  readonly lost: readonly string[];
}

/** What the slide says once everything on it has come and is laid out, as whoever presents it does before the next press. */
function look(page: Page): Promise<Look> {
  return page.evaluate(async () => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    const coming = [...document.querySelectorAll('article [data-slide], article [data-slide] *')]
      .filter((each) => each.localName.includes('-') && each.checkVisibility())
      .map(async (each) => {
        await customElements.whenDefined(each.localName);
        await (each as Element & { updateComplete?: Promise<unknown> }).updateComplete;
      });
    await Promise.all(coming);
    await nextFrame();
    await nextFrame();
    const bar = document.querySelector<
      HTMLElement & { coming: string; step: number; slide: number; slides: number }
    >('present-bar')!;
    const shown = [...document.querySelectorAll<HTMLElement>('article [data-slide]')];
    const listAll = (root: ParentNode): Element[] =>
      [...root.children].flatMap((each) => [
        each,
        ...(each.shadowRoot ? listAll(each.shadowRoot) : []),
        ...listAll(each),
      ]);
    const scrolled = [
      document.querySelector('article')!,
      ...shown
        .flatMap((each) => [each, ...(each.shadowRoot ? listAll(each.shadowRoot) : []), ...listAll(each)])
        .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowY) && each.checkVisibility()),
    ];
    // The lines of an editor are for one who writes.
    const wide = shown
      .flatMap((each) => [each, ...(each.shadowRoot ? listAll(each.shadowRoot) : []), ...listAll(each)])
      .filter((each) => /auto|scroll/.test(getComputedStyle(each).overflowX) && each.checkVisibility())
      .filter((each) => each.scrollWidth > each.clientWidth + 1 && !each.closest('.editor'))
      .filter((each) => (each.getRootNode() as ShadowRoot).host?.localName !== 'ply-editor')
      .map((each) => `${each.localName}.${each.className} ${each.textContent.trim().slice(0, 40)}`);
    const [head, foot] = ['header', 'footer'].map((name) => bar.shadowRoot!.querySelector(name)!);
    const [top, bottom] = [head.getBoundingClientRect().bottom, foot.getBoundingClientRect().top];
    const beyond = [
      ...shown
        .filter((each) => each.matches('[data-slide="exhibit"]:not(ply-search)'))
        .filter((each) => {
          const box = each.getBoundingClientRect();
          return box.height > 0 && (box.top < top - 1 || box.bottom > bottom + 1);
        }),
      ...[head.querySelector('h1')!, foot.querySelector('.coming')!].filter(
        (each) => each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1,
      ),
    ].map((each) => `${each.localName} ${each.textContent.trim().slice(0, 40)}`);
    const stepper = shown.find((each) => each.matches('ply-stepper[data-slide="exhibit"]'));
    const sentence = stepper
      ?.shadowRoot!.querySelector('ply-caption')
      ?.shadowRoot!.querySelector('p:not(.longest)');
    const type = sentence ? getComputedStyle(sentence).fontSize : null;
    const texts = shown.filter(
      (each) => !each.matches('h2, h3, hr, [data-slide="exhibit"]') && each.checkVisibility(),
    );
    const aids = texts.filter((each) => each.matches('details'));
    const [aid] = aids;
    const isExercise = [...document.querySelectorAll('ply-program, ply-blocks, ply-by-hand')].some(
      (each) => each.closest('section') === aid?.closest('section'),
    );
    const isLonely = aids.length > 0 && aids.length === texts.length && !isExercise;
    const covers = '.covered > details:not([open])';
    const closed = shown.flatMap((each) => [
      ...(each.matches('details.solution:not([open])') ? [each] : []),
      ...each.querySelectorAll(covers),
    ]);
    const isSeen = (id: string) =>
      shown.some(
        (each) =>
          (each.dataset['slide'] === 'exhibit' || each.id === id || each.getAttribute('for') === id) &&
          !each.matches('[data-asks]') &&
          each.getBoundingClientRect().height > 0,
      );
    // A tree of numbers and the empty board are told in words.
    const hasMarks = (id: string) => /[xo]/.test(document.getElementById(id)?.getAttribute('position') ?? '');
    const blind = shown
      .filter((each) => each.matches('[data-asks][for]:not([ask="move"], [data-again])'))
      .filter((each) => hasMarks(each.getAttribute('for')!) && !isSeen(each.getAttribute('for')!))
      .map((each) => each.textContent.trim());
    const inside = (element: Element, selector: string) =>
      element.shadowRoot?.querySelector(selector) ?? null;
    const lost = shown
      .filter((each) => each.matches('ply-stepper, ply-by-hand, ply-compare'))
      .filter((each) => {
        const tree = inside(each, 'ply-tree');
        const frame = tree && inside(tree, '.frame');
        const current = frame?.querySelector('[aria-selected="true"]');
        if (!frame || !current) return false;
        const [around, box] = [frame, current].map((one) => one.getBoundingClientRect());
        return box.top < around.top || box.bottom > around.bottom;
      })
      .map(({ id, localName }) => `${localName} ${id}`);
    const place = new URL(location.href).searchParams.get('present') ?? '';
    return {
      place,
      coming: bar.coming,
      slide: bar.slide,
      slides: bar.slides,
      walks: shown
        .filter((each) => each.matches('ply-stepper, ply-by-hand, ply-compare, ply-program'))
        .map((each) => `${each.id} ${(each as HTMLElement & { step?: number }).step}`)
        .join(),
      step: `${bar.step} ${shown.filter((each) => each.matches('details[open]')).length}`,
      parts: scrolled.map((each) => [each.scrollTop + each.clientHeight, each.scrollHeight] as const),
      closed: closed.length,
      blind,
      wide,
      beyond,
      type,
      isLonely,
      lost,
    };
  });
}

/** The lesson in which the class sees a search for the first time: its tree stands still for ten presses at most. */
const CALL_BY_CALL = 'lessons/minimax-call-by-call/';

/** Each lesson at one size a day; at both in the long run. */
const shows = lessons.flatMap((path) => sizes.map((size) => ({ path, ...size })));

test.each(sampled(shows, 1))(
  '$path at $width × $height: the forward key alone leads to the end, and nothing stays out of sight',
  async ({ path, width, height }) => {
    const page = await open(`${path}?present=1`, { viewport: { width, height } });
    await page.locator('html[data-present]').waitFor({ state: 'attached' });
    const hidden: string[] = [];
    const types = new Set<string>();
    let still = 0;
    let longestStill = 0;
    for (let now = await look(page); ;) {
      expect(now.coming, now.place).not.toBe('');
      expect(now.blind, now.place).toEqual([]);
      expect(now.wide, now.place).toEqual([]);
      expect(now.beyond, now.place).toEqual([]);
      expect(now.isLonely, now.place).toBe(false);
      if (now.type) types.add(now.type);
      await expect.poll(async () => (await look(page)).lost, { message: now.place }).toEqual([]);
      if (now.coming === 'This is the end of the lesson.') {
        expect(now.slide).toBe(now.slides);
        break;
      }
      await goForward(page);
      const next = await look(page);
      const isStill = next.walks === '' || next.walks === now.walks;
      // The exercises at the end have no walk to wait for.
      if (!isStill) longestStill = Math.max(longestStill, still);
      still = isStill ? still + 1 : 0;
      if (next.place !== now.place) expect(next.slide, next.place).toBeGreaterThan(now.slide);
      const isCut = now.closed > 0 || now.parts.some(([seen, whole]) => whole - seen > 12);
      if (next.place !== now.place && isCut) hidden.push(now.place);
      const hasScrolled = next.parts.some(([seen], i) => seen > (now.parts[i]?.[0] ?? seen));
      const isAlike = next.place === now.place && next.step === now.step && next.closed === now.closed;
      if (now.coming === 'Next: the rest of this slide') expect(next.place).toBe(now.place);
      else if (isAlike && hasScrolled) expect(now.coming, now.place).toBe('Next: the rest of this slide');
      now = next;
    }
    expect(hidden).toEqual([]);
    expect(types.size).toBeLessThanOrEqual(1);
    if (path === CALL_BY_CALL) expect(longestStill).toBeLessThanOrEqual(10);
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
      if (form?.querySelector('.verdict, .mark')) answered++;
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
  const page = await open('lessons/alpha-beta/?present=6.8', { viewport: { width: 390, height: 844 } });
  await page.locator('ply-compare[data-slide] .decision').first().waitFor();
  await look(page);
  const article = page.locator('article');
  expect(await article.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
