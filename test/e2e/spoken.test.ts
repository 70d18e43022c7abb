import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';
import { sampled } from '../sample.ts';
import { lessons } from './paths.ts';

interface AxNode {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value: unknown } }[];
}

/** What the browser makes of the page for screen readers: roles as they are computed, not as they are written. */
async function computed(page: Page): Promise<readonly AxNode[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as unknown as { nodes: AxNode[] };
  await session.detach();
  return nodes.filter(({ ignored }) => !ignored);
}

const treeOf = async (page: Page) => {
  await page.locator('ply-tree [role=treeitem]').first().waitFor();
  const nodes = await computed(page);
  const of = (...roles: string[]) => nodes.filter(({ role }) => role && roles.includes(role.value));
  const names = (...roles: string[]) => of(...roles).map(({ name }) => name?.value.trim() ?? '');
  return { of, names };
};

test.each(['explore/', 'compare/', ...sampled(lessons, 2)])(
  'computed roles of %s: items of trees with their levels, two names for two trees, no button without one',
  async (path) => {
    const page = await open(path);
    const searches = page.locator('ply-stepper, ply-compare, ply-tree');
    if ((await searches.count()) === 0) return;
    await searches.first().scrollIntoViewIfNeeded();
    const { of, names } = await treeOf(page);
    const items = of('treeitem');
    const has = (item: AxNode, name: string) => item.properties?.some((each) => each.name === name) ?? false;
    expect(items.length).toBeGreaterThan(1);
    expect(items.filter((item) => !has(item, 'level') || !has(item, 'selected'))).toEqual([]);
    expect(items.some((item) => has(item, 'expanded'))).toBe(true);
    expect(of('graphics-symbol')).toEqual([]);
    const trees = names('tree');
    expect(new Set(trees).size).toBe(trees.length);
    expect(names('button', 'link', 'tab').filter((name) => name === '')).toEqual([]);
  },
);

test.each(sampled(lessons, 1))(
  'in %s a heading is called by its text, and its link by the heading',
  async (path) => {
    const page = await open(path);
    const headings = page.locator('article :is(h2, h3, h4):has(> .anchor)');
    const texts = await headings.evaluateAll((all) =>
      all.map((each) => {
        const copy = each.cloneNode(true) as Element;
        copy.querySelector('.anchor')!.remove();
        return copy.textContent.trim().replace(/\s+/g, ' ');
      }),
    );
    expect(texts.length).toBeGreaterThan(1);
    // What is far below is laid out, and so known, a little later.
    for (const role of ['heading', 'link']) {
      const named = async () =>
        (await computed(page))
          .filter((each) => each.role?.value === role)
          .map(({ name }) => name?.value.trim().replace(/\s+/g, ' ') ?? '');
      await expect.poll(named).toEqual(expect.arrayContaining(texts));
    }
  },
);

/** Most changes between light and dark in any row of pixels: letters have many, a block has none. */
async function turnsIn(page: Page, name: RegExp): Promise<number> {
  const button = page.getByRole('button', { name }).and(page.locator('.primary')).first();
  await button.scrollIntoViewIfNeeded();
  const box = await button.evaluate((each) => {
    const range = document.createRange();
    range.selectNodeContents(each);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { x, y, width, height };
  });
  const shot = (await page.screenshot({ clip: box })).toString('base64');
  return page.evaluate(async (data) => {
    const bytes = Uint8Array.from(atob(data), (each) => each.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = bitmap;
    const context = new OffscreenCanvas(width, height).getContext('2d')!;
    context.drawImage(bitmap, 0, 0);
    const pixels = context.getImageData(0, 0, width, height).data;
    const isDark = (at: number) => pixels[at] + pixels[at + 1] + pixels[at + 2] < 384;
    let most = 0;
    for (let y = 0; y < height; y++) {
      let turns = 0;
      for (let x = 1; x < width; x++)
        if (isDark(4 * (y * width + x)) !== isDark(4 * (y * width + x - 1))) turns++;
      most = Math.max(most, turns);
    }
    return most;
  }, shot);
}

test('with a reader’s own colours the words on filled buttons are letters', async () => {
  const page = await open('lessons/thinking-ahead/', { forcedColors: 'active' });
  await page.locator('ply-stepper').first().waitFor();
  expect(await turnsIn(page, /^Next/)).toBeGreaterThan(5);
});

test('each setting shows which of its choices holds', async () => {
  const page = await open('');
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.locator('settings-panel').getByRole('radio').first().waitFor({ state: 'attached' });
  const looks = await page
    .locator('settings-panel')
    .getByRole('radio')
    .evaluateAll((all: HTMLInputElement[]) =>
      all.map((each) => {
        const { borderTopColor, fontWeight } = getComputedStyle(each.nextElementSibling!);
        return { isChosen: each.checked, look: `${borderTopColor} ${fontWeight}` };
      }),
    );
  expect(looks.filter(({ isChosen }) => isChosen)).toHaveLength(6);
  const others = looks.filter(({ isChosen }) => !isChosen).map(({ look }) => look);
  for (const { isChosen, look } of looks) if (isChosen) expect(others).not.toContain(look);
});

test('Escape leads back to what opened a panel, and closes the card over a tree', async () => {
  const page = await open('explore/#position=oxx/.xo/o..&step=21');
  const settings = page.getByRole('button', { name: 'Settings' });
  await settings.focus();
  await page.keyboard.press('Enter');
  await page.locator('settings-panel').getByRole('radio').first().focus();
  await page.keyboard.press('Escape');
  await expect.poll(() => settings.evaluate((each) => each.matches(':focus'))).toBe(true);
  const tree = page.getByRole('tree').first();
  await tree.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowUp');
  const about = page.locator('ply-tree #about').first();
  await expect.poll(() => about.textContent()).toMatch(/^Board, row 1/);
  const card = page.locator('ply-tree .rest').first();
  await card.waitFor();
  await page.keyboard.press('Escape');
  await card.waitFor({ state: 'detached' });
  expect(await tree.evaluate((each) => each.matches(':focus'))).toBe(true);
});
