import type { Locator } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';

test('a finger drags a line by its grip, indents it only by going aside, the order is kept, and forgetting the answers empties the program', async () => {
  const page = await open('lessons/minimax-call-by-call/', {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const exercise = page.locator('ply-blocks#own');
  const row = (place: string, name: string) =>
    exercise.locator(`.${place} > .block`).filter({ hasText: name });
  const program = () => exercise.locator('.placed > .block code').allInnerTexts();
  const indents = () =>
    exercise
      .locator('.placed > .block')
      .evaluateAll((rows: HTMLElement[]) =>
        rows.map((each) => Number(each.style.getPropertyValue('--indent'))),
      );
  await exercise.scrollIntoViewIfNeeded();
  for (const name of ['for move in', 'if is_over', 'def minimax'])
    await row('unused', name).locator('.line').tap();

  const touch = await page.context().newCDPSession(page);
  const drag = async (from: Locator, to: Locator, below: number, aside = 0) => {
    const middleOf = async (each: Locator) => {
      const { x, y, width, height } = (await each.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [start, over] = [await middleOf(from), await middleOf(to)];
    const end = { x: start.x + aside, y: over.y + below };
    const points = [0, 0.25, 0.5, 0.75, 1].map((part) => ({
      x: start.x + (end.x - start.x) * part,
      y: start.y + (end.y - start.y) * part,
    }));
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [start] });
    for (const point of points)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
  expect(await indents()).toEqual([0, 1, 2]);
  // A thumb that goes up goes a little to the side, too.
  await drag(row('placed', 'def minimax').locator('.grip'), row('placed', 'for move in'), -20, 20);
  await expect
    .poll(program)
    .toEqual(['def minimax(board, is_max):', 'for move in moves(board):', 'if is_over(board):']);
  expect(await indents()).toEqual([2, 0, 1]);
  await drag(row('placed', 'def minimax').locator('.grip'), row('placed', 'def minimax'), 0, -70);
  expect(await indents()).toEqual([0, 0, 1]);
  await drag(row('placed', 'for move in').locator('.grip'), exercise.locator('.unused > .block').first(), 0);
  await expect.poll(program).toEqual(['def minimax(board, is_max):', 'if is_over(board):']);

  // An unused line that is dragged in is indented as one that is pressed.
  await row('unused', 'return score').scrollIntoViewIfNeeded();
  await drag(row('unused', 'return score').locator('.grip'), row('placed', 'if is_over'), 16);
  expect(await indents()).toEqual([0, 1, 2]);
  // It is the chosen one, so keys move it, too.
  await page.keyboard.press('ArrowLeft');
  expect(await indents()).toEqual([0, 1, 1]);
  await exercise.getByRole('button', { name: 'Remove' }).tap();
  await expect.poll(program).toEqual(['def minimax(board, is_max):', 'if is_over(board):']);

  await page.reload();
  await exercise.scrollIntoViewIfNeeded();
  await expect.poll(program).toEqual(['def minimax(board, is_max):', 'if is_over(board):']);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('button', { name: 'Delete my answers' }).click();
  await expect.poll(program).toEqual([]);
});
