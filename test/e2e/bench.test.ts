import { expect, test } from 'vitest';
import { open, site } from './browser.ts';

test('an address that asks for benchmarks leads to them, and they are measured in the browser', async () => {
  const page = await open('lessons/minimax-call-by-call/?bench&part=cold&part=memory');
  await page.waitForURL(`${site}bench/?bench&part=cold&part=memory`);
  const status = page.getByRole('status');
  await expect.poll(() => status.innerText()).toMatch(/^Measuring: group 1 of 2/);
  // It measures ten times, however busy the machine is.
  await page.waitForFunction(() => window.bench.isDone, undefined, { timeout: 0 });
  expect(await status.innerText()).toBe('Done.');
  const table = page.getByRole('table', { name: /fresh worker/ });
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'min',
    'median',
    '95 %',
    'times as fast',
  ]);
  const recorded = table.getByRole('row', { name: 'recorded, plain' });
  expect(await recorded.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^[\d.]+ ms$/),
    expect.stringMatching(/^[\d.]+ ms$/),
    expect.stringMatching(/^[\d.]+ ms$/),
    expect.stringMatching(/^[\d.]+$/),
  ]);
  await page.getByText('Memory was not measured: it needs Chromium started with').waitFor();
});
