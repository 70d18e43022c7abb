import { buffer } from 'node:stream/consumers';
import { correction, generate } from 'lean-qr/nano';
import type { Download, Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { stateAt } from '../../src/walk/index.ts';
import { open, shareButton, site } from './browser.ts';
import { violations } from './violations.ts';

const lesson = 'lessons/minimax-call-by-call/';
const trace = search(parsePosition('oxx/.xo/o..'));

/** The dialog of the first stepper of lesson 4 at a step. */
async function share(step: number): Promise<{ page: Page; dialog: Locator }> {
  const page = await open(`${lesson}#calls.step=${step}`, { acceptDownloads: true });
  await (await shareButton(page.locator('#calls'))).click();
  const dialog = page.getByRole('dialog', { name: 'Share this step' });
  await dialog.waitFor();
  return { page, dialog };
}

/** The dialog of a game whose position is a text of so many characters that are none. */
async function shareText(length: number, viewport = { width: 1280, height: 720 }): Promise<Page> {
  const page = await open('lessons/perfect-play/', { viewport });
  const game = page.locator('ply-play[id]').first();
  await game.scrollIntoViewIfNeeded();
  await game.getByText('Start elsewhere').click();
  await game.getByRole('textbox', { name: 'Position' }).fill('?'.repeat(length));
  await game.getByRole('textbox', { name: 'Position' }).press('Enter');
  await game.getByRole('alert').waitFor();
  await game.getByRole('button', { name: 'Share' }).click();
  return page;
}

const contentOf = async (download: Download) => buffer(await download.createReadStream());
const addressIn = (dialog: Locator) => dialog.getByRole('textbox', { name: 'Address' }).inputValue();

/** The dark modules of the code on the screen, row by row, read from its path. */
async function modulesIn(dialog: Locator): Promise<string[]> {
  const code = dialog.getByRole('img', { name: /^QR code for/ });
  const size = Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
  const path = (await code.locator('path').getAttribute('d'))!;
  const dark = new Set([...path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
  const range = Array.from({ length: size }, (_, i) => i);
  return range.map((y) => range.map((x) => (dark.has(`${x} ${y}`) ? '#' : '.')).join(''));
}

/** The code of a text with its quiet zone of four modules, as lean-qr makes it with the largest squares. */
function modulesOf(text: string): string[] {
  const code = generate(text, { minCorrectionLevel: correction.L });
  const range = Array.from({ length: code.size + 8 }, (_, i) => i - 4);
  return range.map((y) => range.map((x) => (code.get(x, y) ? '#' : '.')).join(''));
}

test('the shared address opens the same step on another device, and the code is of that address', async () => {
  const { dialog } = await share(8);
  const address = await addressIn(dialog);
  expect(address).toBe(`${site}${lesson}#calls.step=8`);
  expect(await modulesIn(dialog)).toEqual(modulesOf(address));

  const phone = await open(address.slice(site.length), {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const caption = phone.locator('#calls').getByRole('status').first();
  await expect.poll(() => caption.innerText()).toBe(stateAt(trace, 8).sentence);
});

test('an address that is too long for a code is offered without one', async () => {
  const page = await shareText(1000);
  const dialog = page.getByRole('dialog', { name: 'Share this step' });
  const { length } = await addressIn(dialog);
  expect(length).toBeGreaterThan(2330);
  await dialog.getByText(/QR code.* at most 2,330\./).waitFor();
  expect(await violations(page)).toEqual([]);
});

const squareOf = async (within: Page) => {
  const code = within.getByRole('dialog').getByRole('img', { name: /^QR code for/ });
  return (await code.boundingBox())!.width / Number((await code.getAttribute('viewBox'))!.split(' ')[2]);
};

test.each([
  [1024, 768],
  [844, 390],
  [390, 844],
])(
  'a fine code shows itself as large as a screen of %i × %i, with squares of three pixels or more on a laptop',
  async (width, height) => {
    const page = await shareText(200, { width, height });
    const dialog = page.getByRole('dialog');
    await dialog.getByText('a camera can read it once it fills the screen').waitFor();
    await dialog.getByRole('button', { name: 'Fill the screen' }).click();
    if (width === 1024) expect(await squareOf(page)).toBeGreaterThanOrEqual(3);
    const back = dialog.getByRole('button', { name: 'Back to the dialog' });
    const { y, height: tall } = (await back.boundingBox())!;
    expect(y + tall).toBeLessThanOrEqual(height);
    await back.click();
  },
);

test('the squares of a code in the dialog are at least three pixels wide', async () => {
  expect(await squareOf((await share(8)).page)).toBeGreaterThanOrEqual(3);
});

test('a switched scoring is part of the address, and a step at the beginning too', async () => {
  const page = await open('lessons/thinking-ahead/');
  const stepper = page.locator('ply-stepper[id][switch]').first();
  const hasSwitch = await stepper.count();
  const named = hasSwitch ? stepper : page.locator('ply-stepper[id]').first();
  const id = await named.getAttribute('id');
  await named.evaluate((each) => ((each as HTMLElement & { scoring: string }).scoring = 'depth'));
  await (await shareButton(named)).click();
  const address = await addressIn(page.getByRole('dialog'));
  expect(address).toBe(`${site}lessons/thinking-ahead/#${id}.scoring=depth&${id}.step=0`);
  const other = await open(address.slice(site.length));
  await expect
    .poll(() =>
      other.locator(`#${id}`).evaluate((each) => (each as HTMLElement & { scoring: string }).scoring),
    )
    .toBe('depth');
});

test('copying says so, and closing leads back to the button', async () => {
  const { page, dialog } = await share(3);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => dialog.getByRole('status').innerText()).toBe('The address is copied.');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await addressIn(dialog));
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  const button = await shareButton(page.locator('#calls'));
  expect(await button.evaluate((each) => (each.getRootNode() as ShadowRoot).activeElement === each)).toBe(
    true,
  );
});

test('while a lesson is presented, one press fills the screen with the code of what is on it', async () => {
  const page = await open(`${lesson}?present=3#calls.step=5`, { viewport: { width: 1920, height: 1080 } });
  await page.getByRole('toolbar').getByRole('button', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog');
  const code = dialog.getByRole('img', { name: /^QR code for/ });
  expect((await code.boundingBox())!.height).toBeGreaterThan(700);
  expect(await code.getAttribute('aria-label')).toBe(`QR code for ${site}${lesson}#calls.step=5`);
  await page.keyboard.press('Escape');
  await expect.poll(async () => (await code.boundingBox())!.height).toBeLessThan(500);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(page.url()).toContain('present=3');
});

test('the SVG file is complete, with title, description, caption and source', async () => {
  const { page, dialog } = await share(8);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Save as SVG' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('minimax-call-by-call.svg');
  const text = (await contentOf(download)).toString();
  const blank = await page.context().newPage();
  const told = await blank.evaluate((source) => {
    const parsed = new DOMParser().parseFromString(source, 'image/svg+xml');
    const of = (selector: string) => parsed.querySelector(selector)?.textContent ?? '';
    return {
      error: of('parsererror'),
      root: parsed.documentElement.localName,
      title: of(':root > title'),
      description: of(':root > desc'),
      lines: [...parsed.querySelectorAll(':root > text')].map((each) => each.textContent).join(' '),
      nodes: parsed.querySelectorAll('[data-node]').length,
    };
  }, text);
  expect(told).toMatchObject({ error: '', root: 'svg', nodes: 11 });
  expect(told.title).not.toBe('');
  expect(told.description).toContain(stateAt(trace, 8).sentence);
  expect(told.lines).toContain('Step 9 of 22.');
  expect(told.lines.replaceAll(' ', '')).toContain(`${site}${lesson}#calls.step=8`);
  expect(text).not.toMatch(/var\(--|light-dark\(|calc\(|href="http|url\(http/);
});

test('the PNG file is the picture, three times as sharp, light or dark', async () => {
  const { page, dialog } = await share(8);
  const preview = dialog.locator('.picture img');
  const [width, height] = [await preview.getAttribute('width'), await preview.getAttribute('height')].map(
    Number,
  );
  for (const look of ['Light', 'Dark']) {
    await dialog.getByRole('radio', { name: look }).check();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save as PNG' }).click(),
    ]);
    const file = await contentOf(download);
    expect(file.subarray(1, 4).toString()).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([3 * width, 3 * height]);
    expect(file.length).toBeGreaterThan(10_000);
  }
});
