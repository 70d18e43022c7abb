import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { stateAt } from '../../src/walk/index.ts';
import { lostGame, wholeTree } from '../facts.ts';
import { open } from './browser.ts';

const lesson = 'lessons/the-whole-tree/';
const trace = search(parsePosition('.../.../...'));
const lost = trace.enterStep(trace.find(lostGame.moves)!);

test('an address leads to any of the 1,099,892 steps, and the next one is one step on', async () => {
  const page = await open(`${lesson}#whole.step=${lost}`);
  const stepper = page.locator('#whole');
  const caption = stepper.locator('ply-caption').getByRole('status');
  await expect.poll(() => caption.innerText()).toBe(stateAt(trace, lost).sentence);
  for (const [name, step] of [
    ['Next', lost + 1],
    ['Out', trace.exitStep(trace.find(lostGame.moves.slice(0, -1))!)],
    ['Last', wholeTree.steps - 1],
  ] as const) {
    await stepper.getByRole('button', { name, exact: true }).click();
    await expect.poll(() => caption.innerText(), { message: name }).toBe(stateAt(trace, step).sentence);
    await expect.poll(() => page.url()).toContain(`#whole.step=${step}`);
  }
});

test('a game that is typed is found, and the sentence below tells of its call', async () => {
  const page = await open(lesson);
  await page.locator('ply-find').scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Moves from the root' }).fill(lostGame.moves.join(' '));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`#whole.step=${lost}`);
  await page
    .locator('ply-caption[for=whole]')
    .getByText(/call 277,326/i)
    .waitFor();
});

test('on a phone two fingers zoom into the search, and nothing is wider than the screen', async () => {
  const page = await open(lesson, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await page.locator('#whole ply-timeline').scrollIntoViewIfNeeded();
  const strip = page.locator('#whole ply-timeline .whole');
  await page.locator('#whole').getByRole('button', { name: 'Last', exact: true }).click();
  await strip.locator('.label').first().waitFor();
  await strip.scrollIntoViewIfNeeded();
  const names = () => strip.locator('.label').allTextContents();
  const before = await names();
  const { x, y, width } = (await strip.boundingBox())!;
  const fingers = (apart: number) =>
    [-1, 1].map((way, id) => ({ x: x + width / 2 + (way * apart) / 2, y: y + 20, id }));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', fingers(40));
  for (const apart of [80, 120, 160]) await send('touchMove', fingers(apart));
  await send('touchEnd', []);
  await expect.poll(names).not.toEqual(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
