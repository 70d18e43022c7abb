import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { open } from './browser.ts';
import { paths } from './paths.ts';
import { violations } from './violations.ts';

/** Moves all searches of the page to a share of their steps. */
async function moveTo(page: Page, share: number): Promise<void> {
  await page.evaluate(async (part) => {
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((each) => [
        each,
        ...(each.shadowRoot ? inside(each.shadowRoot) : []),
      ]);
    type Search = Element & { step: number; stepCount: number; updateComplete: Promise<unknown> };
    const searches = inside(document).filter((each): each is Search => 'stepCount' in each);
    for (const search of searches) search.step = Math.floor((search.stepCount - 1) * part);
    await Promise.all(searches.map((search) => search.updateComplete));
  }, share);
}

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test.each(paths)(
    'nothing stands in the way on /%s at the start, in the middle and at the end',
    async (path) => {
      const page = await open(path, { colorScheme, reducedMotion: 'reduce' });
      for (const share of [0, 0.5, 1]) {
        await moveTo(page, share);
        expect(await violations(page), `at ${share}`).toEqual([]);
      }
    },
  );
});
