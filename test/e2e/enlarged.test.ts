import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';

/** A laptop's window of 1440 by 900 and of 1280 by 1024, at 200 and at 400 %. */
const windows = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

const searches = [
  'explore/',
  'explore/#position=.../.../...',
  'compare/',
  ...sampled(['lessons/thinking-ahead/', 'lessons/minimax-call-by-call/', 'lessons/alpha-beta/'], 1),
];

test.each(searches.flatMap((path) => windows.map((viewport) => ({ path, viewport, ...viewport }))))(
  '/$path, enlarged to $width by $height: Next, its sentence and the current node are in sight together',
  async ({ path, viewport }) => {
    const page = await open(path, { viewport });
    const widget = page.locator('ply-stepper, ply-compare').filter({ visible: true }).first();
    await widget.scrollIntoViewIfNeeded();
    const next = widget.getByRole('button', { name: 'Next', exact: true });
    for (const _ of [1, 2, 3]) await next.press('Enter');
    const current = widget.locator('[role=treeitem][aria-selected=true]').first();
    const parts = [next, widget.locator('ply-caption').first(), current];
    const hidden = async () => {
      await next.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
      const all = await Promise.all(parts.map((part) => part.boundingBox()));
      return all.filter((box) => !box || box.y < -1 || box.y + box.height > viewport.height + 1);
    };
    // A view follows its node in its own time.
    await expect.poll(hidden).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  },
);
