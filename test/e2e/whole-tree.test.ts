import { expect, test } from 'vitest';
import { cellName, parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { stateAt } from '../../src/walk/index.ts';
import { lostGame, wholeTree } from '../facts.ts';
import { open } from './browser.ts';

const lesson = 'lessons/the-whole-tree/';
const trace = search(parsePosition('.../.../...'));
const lost = trace.enterStep(trace.find(lostGame.moves)!);

test('an address leads to any of the 1,099,892 steps, and the next one is one step on', async () => {
  const page = await open(`${lesson}#whole.step=${lost}`, { viewport: { width: 1440, height: 900 } });
  const stepper = page.locator('#whole');
  const caption = stepper.locator('ply-caption').getByRole('status');
  await expect.poll(() => caption.innerText()).toBe(stateAt(trace, lost).sentence);
  const press = (name: string) => stepper.getByRole('button', { name, exact: true }).click();
  for (const [name, go, step] of [
    ['Next', () => press('Next'), lost + 1],
    ['Out', () => press('Out'), trace.exitStep(trace.find(lostGame.moves.slice(0, -1))!)],
    ['End', () => page.keyboard.press('End'), wholeTree.steps - 1],
  ] as const) {
    await go();
    await expect.poll(() => caption.innerText(), { message: name }).toBe(stateAt(trace, step).sentence);
    await expect.poll(() => page.url()).toContain(`#whole.step=${step}`);
  }
});

test('a typed game is found, and the sentence below describes its call', async () => {
  const page = await open(lesson);
  await page.locator('ply-find').scrollIntoViewIfNeeded();
  await page
    .getByRole('textbox', { name: 'Moves from the root' })
    .fill(lostGame.moves.map((move) => cellName(move, 3, 'a1-c3')).join(' '));
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain(`#whole.step=${lost}`);
  await page
    .locator('ply-caption[for=whole]')
    .getByText(/call 277,326/i)
    .waitFor();
});

test('on a phone two fingers zoom into the tree, and nothing is wider than the screen', async () => {
  const page = await open(lesson, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const tree = page.locator('#whole ply-tree [role=tree]');
  await page.locator('#whole').scrollIntoViewIfNeeded();
  await tree.locator('[role=treeitem]').first().waitFor();
  await tree.scrollIntoViewIfNeeded();
  const place = () => tree.locator('g[transform]').first().getAttribute('transform');
  const before = await place();
  const { x, y, width } = (await tree.boundingBox())!;
  const fingers = (apart: number) =>
    [-1, 1].map((way, id) => ({ x: x + width / 2 + (way * apart) / 2, y: y + 80, id }));
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: ReturnType<typeof fingers>) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints });
  const pinch = async () => {
    await send('touchStart', fingers(40));
    for (const apart of [80, 120, 160]) await send('touchMove', fingers(apart));
    await send('touchEnd', []);
    return place();
  };
  // What follows the fingers is fetched when the first one touches.
  await expect.poll(pinch).not.toBe(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test('on a phone a finger that is held on a node shows its board, and does not go there', async () => {
  const page = await open(lesson, { viewport: { width: 390, height: 844 }, hasTouch: true });
  const whole = page.locator('#whole');
  const node = whole.locator('ply-tree [role=treeitem]').first();
  await whole.scrollIntoViewIfNeeded();
  await node.waitFor();
  await node.scrollIntoViewIfNeeded();
  const step = () => whole.evaluate((each) => 'step' in each && each.step);
  const [card, before] = [whole.locator('ply-tree .rest'), await step()];
  const { x, y, width, height } = (await node.boundingBox())!;
  const touch = await page.context().newCDPSession(page);
  const finger = { x: x + width / 2, y: y + height / 2 };
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await card.getByRole('img', { includeHidden: true }).waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  expect(await step()).toBe(before);
  await page.locator('h1').tap();
  await card.waitFor({ state: 'detached' });
});

test.each([1440, 768, 390])(
  'at %i pixels the tree in numbers takes the room that was kept for it',
  async (width) => {
    const page = await open(lesson, { viewport: { width, height: 844 } });
    const tables = page.locator('ply-shape').first();
    await tables.scrollIntoViewIfNeeded();
    await tables.getByRole('table').last().waitFor();
    const difference = await tables.evaluate((each) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.blockSize = getComputedStyle(each).getPropertyValue('--waiting');
      return Math.abs(probe.offsetHeight - each.getBoundingClientRect().height);
    });
    expect(difference).toBeLessThan(20);
  },
);
