import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { comeNearAll, open } from './browser.ts';
import { paths } from './paths.ts';

const lessons = paths.filter((path) => /^lessons\/./.test(path));
const screens = [
  { width: 390, height: 844, hasTouch: true },
  { width: 768, height: 1024, hasTouch: true },
  { width: 1024, height: 768, hasTouch: true },
  { width: 1440, height: 900, hasTouch: false },
];

/** Steps of each search to look at. */
const STEPS = 12;

test.each(
  lessons.flatMap((path, place) => sampled(screens, 1, place).map((screen) => ({ path, ...screen }))),
)(
  '/$path, $width pixels wide: the current board, its move and its score are whole in every tree',
  async ({ path, width, height, hasTouch }) => {
    const page = await open(path, { viewport: { width, height }, hasTouch, reducedMotion: 'reduce' });
    await comeNearAll(page);
    expect(await findCutBoards(page)).toEqual([]);
  },
);

/** The parts of current nodes that the ruler or the edge of their tree covers, in words. */
async function findCutBoards(page: Page): Promise<string[]> {
  return page.evaluate(async (most) => {
    type Search = HTMLElement & { step: number; stepCount: number; updateComplete: Promise<unknown> };
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const found: string[] = [];
    for (const search of document.querySelectorAll<Search>('main ply-stepper')) {
      if (!search.checkVisibility()) continue;
      search.scrollIntoView({ block: 'center' });
      for (let at = 0; at < Math.min(most, search.stepCount); at++) {
        // Spread over the search, at calls and at returns.
        search.step =
          search.stepCount <= most ? at : Math.floor((search.stepCount * at * 0.618) % search.stepCount);
        await search.updateComplete;
        await painted();
        const tree = search.shadowRoot!.querySelector('ply-tree')?.shadowRoot;
        const current = tree?.querySelector('.node.current');
        if (!tree || !current) continue;
        const frame = tree.host.getBoundingClientRect();
        const ruler = tree.querySelector('.ruler rect')!.getBoundingClientRect();
        for (const part of current.querySelectorAll('.box, .pill, .move')) {
          // The widest word stays for one step, at the call of a node at the depth limit.
          if (part.textContent.trim() === 'frontier') continue;
          const { left, right } = part.getBoundingClientRect();
          if (left < ruler.right - 1 || right > frame.right + 1)
            found.push(
              `${search.id} at ${search.step}: ${part.getAttribute('class')} ${part.textContent.trim()}`,
            );
        }
      }
    }
    return found;
  }, STEPS);
}
