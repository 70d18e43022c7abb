import { text } from 'node:stream/consumers';
import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { sampled } from '../sample.ts';
import { comeNearAll, open, site } from './browser.ts';
import { lessons } from './paths.ts';

type Widget = Element & Readonly<Record<string, unknown>> & { updateComplete: Promise<unknown> };

/** What sets a widget up, and what it says where it stands. */
async function seen(widget: Locator): Promise<{ parts: Record<string, unknown>; says: string[] }> {
  return widget.evaluate(async (element) => {
    const each = element as unknown as Widget;
    await each.updateComplete;
    const names = ['step', 'scoring', 'left', 'right', 'form', 'moves', 'you', 'iteration', 'depthLimit'];
    const parts = Object.fromEntries(names.filter((name) => name in each).map((name) => [name, each[name]]));
    const inside = (root: ParentNode): Element[] =>
      [...root.querySelectorAll('*')].flatMap((at) => [at, ...(at.shadowRoot ? inside(at.shadowRoot) : [])]);
    const says = inside(each.shadowRoot!)
      .filter((at) => at.matches('[role=status], [role=alert]') && at.checkVisibility())
      .map((at) => (at as HTMLElement).innerText.replace(/\s+/g, ' ').trim());
    const root = (each['trace'] as { root: { cells?: readonly string[]; toMove: string } } | null)?.root;
    if (root) Object.assign(parts, { cells: root.cells?.join(), toMove: root.toMove });
    return { parts, says };
  });
}

/** What a dialog offers. */
interface Shared {
  readonly address: string;
  /** The picture as an SVG document; empty without one. */
  readonly picture: string;
}

/** Presses Share in a widget; what the dialog offers, after its code was held against its address. */
async function sharedBy(page: Page, widget: Locator): Promise<Shared> {
  await widget.getByRole('button', { name: 'Share', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Share this step' });
  const address = await dialog.getByRole('textbox', { name: 'Address' }).inputValue();
  const code = dialog.getByRole('img', { name: /^QR code for/ });
  // A fine code is shown as large as the screen.
  const isFine = !(await code.isVisible());
  if (isFine) await dialog.getByRole('button', { name: 'Fill the screen' }).click();
  expect(await code.getAttribute('aria-label')).toBe(`QR code for ${address}`);
  if (isFine) await dialog.getByRole('button', { name: 'Back to the dialog' }).click();
  const save = dialog.getByRole('button', { name: 'Save as SVG' });
  let picture = '';
  if ((await save.count()) > 0) {
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    picture = await text(await download.createReadStream());
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  return { address, picture };
}

/** Shares a widget as it is, opens the address elsewhere, and holds what is seen there against it. */
async function shareAndCompare(
  page: Page,
  widget: Locator,
  there: (opened: Page) => Locator,
): Promise<Shared> {
  const before = await seen(widget);
  const shared = await sharedBy(page, widget);
  const { address } = shared;
  const opened = await open(address.slice(site.length));
  await there(opened).waitFor();
  await expect.poll(() => seen(there(opened))).toEqual(before);
  expect(await opened.locator('#ignored').count()).toBe(0);
  await opened.context().close();
  return shared;
}

const setTo = (widget: Locator, values: Record<string, unknown>) =>
  widget.evaluate(async (each, given) => {
    Object.assign(each, given);
    await (each as unknown as Widget).updateComplete;
  }, values);

test.each(sampled(lessons, 1))('every Share button of /%s shares what is beside it', async (path) => {
  const page = await open(path, { reducedMotion: 'reduce', acceptDownloads: true });
  await page.waitForLoadState('networkidle');
  await comeNearAll(page);
  const ids = await page.$$eval('[id]', (all) =>
    all.filter((each) => 'stateParts' in each && each.checkVisibility()).map(({ id }) => id),
  );
  expect(ids.length).toBeGreaterThan(0);
  for (const id of ids) {
    const widget = page.locator(`[id="${id}"]`);
    const shares = widget.getByRole('button', { name: 'Share', exact: true });
    if ((await shares.count()) === 0) continue;
    const stepCount = await widget.evaluate((each) => Number((each as unknown as Widget)['stepCount'] ?? 0));
    if (stepCount > 0) await setTo(widget, { step: Math.floor(stepCount / 3) });
    await shareAndCompare(page, widget, (opened) => opened.locator(`[id="${id}"]`));
  }
});

test('a game is shared with its moves', async () => {
  const page = await open('lessons/perfect-play/', { reducedMotion: 'reduce', acceptDownloads: true });
  await comeNearAll(page);
  const game = page.locator('ply-play[id]').first();
  await game.getByRole('gridcell', { disabled: false }).first().click();
  const id = await game.getAttribute('id');
  const { address } = await shareAndCompare(page, game, (opened) => opened.locator(`[id="${id}"]`));
  expect(address).toContain(`${id}.moves=`);
});

/** Addresses of Explore, each with settings of another kind. */
const explored = [
  'position=oxx/.xo/o..&scoring=depth&depth-from=move&step=9',
  'position=x../.o./..x&to-move=o&algorithm=alpha-beta&order=centre-first&step=30',
  'position=x../.o./..x&depth-limit=3&deepening=true&iteration=2&step=5',
  'tree=[[3,5],[2,9]]&algorithm=alpha-beta&step=7',
  'game=4,4,3&position=xo../ox../..../....&depth-limit=2&step=9',
];

test.each(sampled(explored, 1))('Explore at %s is shared unchanged', async (fragment) => {
  const page = await open(`explore/#${fragment}`, { reducedMotion: 'reduce', acceptDownloads: true });
  const widget = page.locator('#search');
  await widget.waitFor();
  const { address } = await shareAndCompare(page, widget, (opened) => opened.locator('#search'));
  expect(new URLSearchParams(address.split('#')[1])).toEqual(new URLSearchParams(fragment));
});

/** Addresses of Compare, each with searches of another kind. */
const compared = [
  'position=..o/x../.xo&to-move=x&right=scoring=depth+depth-from=move&step=7',
  'position=..o/.xx/oxo&form=one-tree&step=5',
  'position=..o/.xx/oxo&left=scoring=plain&right=algorithm=alpha-beta+scoring=plain&step=11',
];

test.each(sampled(compared, 1))(
  'Compare at %s is shared unchanged, and so is its picture',
  async (fragment) => {
    const page = await open(`compare/#${fragment}`, { reducedMotion: 'reduce', acceptDownloads: true });
    const widget = page.locator('#comparison');
    await widget.getByRole('button', { name: 'Share', exact: true }).waitFor();
    const { address, picture } = await shareAndCompare(page, widget, (opened) =>
      opened.locator('#comparison'),
    );
    expect(address).toContain('/compare/#');
    const trees = await widget.getByRole('tree').count();
    expect(picture.match(/<svg x="/g)).toHaveLength(trees);
  },
);

test('a program is shared with its board and its step, which return once it has run', async () => {
  const fragment = 'start=negamax&position=x../..o/.xo&step=9';
  const page = await open(`code/#${fragment}`, { reducedMotion: 'reduce', acceptDownloads: true });
  const run = (at: Page) => at.getByRole('button', { name: 'Run', exact: true }).click();
  const program = (at: Page) => at.locator('ply-program');
  const editor = (at: Page) => at.getByRole('textbox', { name: 'The text of the program' });
  await expect.poll(() => editor(page).inputValue()).toContain('def negamax');
  await editor(page).focus();
  await page.keyboard.insertText('# mine\n');
  await run(page);
  await page.getByRole('tree').waitFor();
  await expect.poll(async () => (await seen(program(page))).parts['step']).toBe(9);
  const before = await seen(program(page));
  const { address, picture } = await sharedBy(page, program(page));
  expect(picture).toContain('<svg');
  const opened = await open(address.slice(site.length));
  const written = await editor(page).inputValue();
  expect(written).toContain('# mine');
  await expect.poll(() => editor(opened).inputValue()).toBe(written);
  await run(opened);
  await expect.poll(async () => (await seen(program(opened))).parts).toEqual(before.parts);
  expect(await opened.locator('#ignored').count()).toBe(0);
});
