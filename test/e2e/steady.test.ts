import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { comeNearAll, open } from './browser.ts';
import { lessons } from './paths.ts';

/** The screens on which searches are walked, in CSS pixels. */
const screens = [
  [1440, 900],
  [1024, 768],
  [390, 844],
] as const;

/** At most so many steps of a search are looked at, spread over all of it. */
const STEPS = 120;

const dist = new URL('../../dist/', import.meta.url);
const hasSearch = (path: string) =>
  /<ply-(stepper|compare)\b/.test(readFileSync(new URL(`${path}index.html`, dist), 'utf8'));

const walks = ['explore/', 'compare/', ...lessons.filter(hasSearch)].flatMap((path) =>
  screens.map(([width, height]) => ({ path, width, height })),
);

test.for(sampled(walks, 8))(
  '/$path, $width × $height: no step of a search moves Next, or changes the height of the sentence',
  async ({ path, width, height }) => {
    const page = await open(path, { viewport: { width, height }, reducedMotion: 'reduce' });
    await page.waitForLoadState('networkidle');
    // What wakes up above a search would move it.
    await comeNearAll(page);
    const { walked, moved } = await page.evaluate(walkAll, STEPS);
    expect(walked).toBeGreaterThan(0);
    expect(moved).toEqual([]);
  },
);

/** Walks all steppers and comparisons of the page, and tells what moved on the way. Runs in the page. */
async function walkAll(most: number) {
  type Search = HTMLElement & { step: number; stepCount: number; updateComplete: Promise<unknown> };
  const all = (from: ParentNode): Element[] =>
    [...from.querySelectorAll('*')].flatMap((each) => [
      each,
      ...(each.shadowRoot ? all(each.shadowRoot) : []),
    ]);
  const find = () =>
    all(document).filter(
      (each): each is Search => /^ply-(stepper|compare)$/.test(each.localName) && each.checkVisibility(),
    );
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isWaking = () =>
    [...document.querySelectorAll('main [aria-busy=true]')].some((each) => {
      const { top, bottom } = each.getBoundingClientRect();
      return each.checkVisibility() && bottom > 0 && top < innerHeight;
    });
  const moved: string[] = [];
  for (const search of find()) {
    search.scrollIntoView({ block: 'center' });
    const inside = (name: string) => search.shadowRoot?.querySelector(name);
    const next = () => inside('ply-controls')?.shadowRoot?.querySelector('.next');
    do await painted();
    while (isWaking() || !next() || !inside('ply-tree')?.shadowRoot?.querySelector('[data-node]'));
    const sentence = inside('ply-caption, .sentence');
    const places = () => {
      const { left, top, width } = next()!.getBoundingClientRect();
      return [left, top, width, sentence?.getBoundingClientRect().height ?? 0].map(Math.round).join();
    };
    search.step = 0;
    await search.updateComplete;
    await painted();
    const before = places();
    const stride = Math.max(1, search.stepCount / most);
    for (let at = 0; at < search.stepCount; at += stride) {
      search.step = Math.floor(at);
      await search.updateComplete;
      await painted();
      if (places() === before) continue;
      moved.push(`${search.id || search.localName}: ${before} to ${places()} at step ${search.step}`);
      break;
    }
  }
  return { walked: find().length, moved };
}
