import { mkdirSync, writeFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { open } from './browser.ts';
import { cutTexts } from './cut-text.ts';
import { overlappingTexts } from './overlapping-texts.ts';

/** Where the pictures are written, for a person who wants to look; nowhere if it is not set. */
const folder = process.env['PLYBOOK_PICTURES'];

const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const looks = screens.flatMap((viewport) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ ...viewport, viewport, colorScheme })),
);

const press = (name: string | RegExp) => (state: Locator) =>
  state.getByRole('button', { name }).last().click();

/** How many states a run looks at. */
const STATES = 24;

/** What a reader does to reach a state, as its sentence says. */
const acts: Readonly<Record<string, (state: Locator) => Promise<void>>> = {
  'ply-by-hand: A wrong choice': press(/The game is over/),
  'ply-cover: Uncovered': press('Show all'),
  'ply-predict: A right answer': press(/^b3/),
  'ply-predict: A wrong answer': press(/^a2/),
  'ply-program: After a run': async (state) => {
    await press('Run')(state);
    await state.getByRole('alert').first().waitFor();
  },
  'ply-quiz: A right answer': press(/0/),
  'ply-quiz: A wrong answer': press(/1/),
};

test.for(folder ? looks : sampled(looks, 1))(
  'every element in every state, $width pixels wide, $colorScheme: drawn, whole, in its place and still',
  async ({ width, viewport, colorScheme }) => {
    const page = await open('reference/states/', { viewport, colorScheme, reducedMotion: 'reduce' });
    if (folder) mkdirSync(folder, { recursive: true });
    // One at a time: of a page this long a browser takes pictures slowly. The bar would lie on what is high.
    await page.evaluate(() => {
      for (const each of document.querySelectorAll<HTMLElement>('header, section'))
        each.style.display = 'none';
    });
    // What is below the window waits for a reader.
    await page.mouse.move(1, 1);
    const states = await page.locator('[data-state]').all();
    const named = await Promise.all(states.map(async (state) => ({ state, name: await nameState(state) })));
    expect(named.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(acts)));
    for (const { state, name } of folder ? named : sampled(named, STATES)) {
      await show(state, name);
      await acts[name]?.(state);
      await page.mouse.move(0, 0);
      const picture = await takePicture(state);
      if (folder)
        writeFileSync(`${folder}/${name.replace(/\W+/g, '-')}.${width}-${colorScheme}.png`, picture);
      const colours = await countColours(page, picture, await headHeight(state));
      expect.soft(colours, `${name}: colours`).toBeGreaterThan(1);
      const alerts = (await state.getByRole('alert').allInnerTexts()).join();
      const isMistake = (await state.getAttribute('data-mistake')) !== null;
      if (isMistake) expect.soft(alerts, `${name}: a message`).not.toBe('');
      else if (!acts[name]) expect.soft(alerts, `${name}: no message`).toBe('');
      expect.soft(await state.evaluate(boxesOutside), `${name}: wider than its place`).toEqual([]);
      expect.soft(await page.evaluate(overlappingTexts), `${name}: texts on each other`).toEqual([]);
      expect.soft(await cutTexts(page, [width]), `${name}: text that its box cuts off`).toEqual([]);
      await state.evaluate((each) => each.style.setProperty('display', 'none'));
    }
  },
);

/** The name of its element and its own. */
async function nameState(state: Locator): Promise<string> {
  const title = await state.locator('h3').evaluate((each) => each.firstChild!.textContent!.trim());
  return `${await state.getAttribute('data-state')}: ${title}`;
}

/** Shows a state and waits until all of it is at work. */
async function show(state: Locator, name: string): Promise<void> {
  await state.evaluate((each) => each.style.removeProperty('display'));
  const waiting = state.locator(':not(:defined), [aria-busy=true]').filter({ visible: true });
  await expect.poll(() => waiting.count(), { message: name }).toBe(0);
}

/** Takes pictures until two in a row are the same. */
async function takePicture(state: Locator): Promise<Buffer> {
  const take = () => state.screenshot({ animations: 'disabled' });
  let last = await take();
  await expect
    .poll(async () => {
      const before = last;
      last = await take();
      return last.equals(before);
    })
    .toBe(true);
  return last;
}

/** How many colours a picture has below a height in CSS pixels. */
async function countColours(page: Page, picture: Buffer, below: number): Promise<number> {
  return page.evaluate(
    async ({ bytes, top }) => {
      const image = await createImageBitmap(
        new Blob([Uint8Array.from(atob(bytes), (each) => each.charCodeAt(0))]),
      );
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const { data } = context.getImageData(0, top, image.width, image.height - top);
      return new Set(new Uint32Array(data.buffer)).size;
    },
    { bytes: picture.toString('base64'), top: below },
  );
}

/** Where the element begins, below heading and sentence. */
function headHeight(state: Locator): Promise<number> {
  return state.evaluate(
    (each) =>
      Math.ceil(each.children[1].getBoundingClientRect().bottom - each.getBoundingClientRect().top) + 1,
  );
}

/** The boxes that reach out of a state to the side, in words, except in what scrolls or is drawn. Runs in the page. */
function boxesOutside(state: Element): string[] {
  const { left, right } = state.getBoundingClientRect();
  const look = (root: ParentNode): string[] =>
    [...root.children].flatMap((each) => {
      const box = each.getBoundingClientRect();
      const isOut = box.width > 1 && (box.left < left - 1 || box.right > right + 1);
      if (isOut && each.checkVisibility()) return `${each.localName}.${each.className}`;
      const ends = each instanceof SVGElement || getComputedStyle(each).overflowX !== 'visible';
      return ends ? [] : [...look(each), ...(each.shadowRoot ? look(each.shadowRoot) : [])];
    });
  return look(state);
}
