import { expect, test } from 'vitest';
import { open, site } from './browser.ts';

test('an address that asks for benchmarks leads to them, and they are measured in the browser', async () => {
  const page = await open('lessons/minimax-call-by-call/?bench&part=colours&part=memory');
  await page.waitForURL(`${site}bench/?bench&part=colours&part=memory`);
  const status = page.getByRole('status');
  await expect.poll(() => status.innerText()).toBe('Done.');
  const table = page.getByRole('table', { name: /Distance of the colours/ });
  expect(await table.getByRole('columnheader').allInnerTexts()).toEqual([
    'min',
    'median',
    '95 %',
    'times as close',
  ]);
  const timeline = table.getByRole('row', { name: 'the timeline' });
  expect(await timeline.getByRole('cell').allInnerTexts()).toEqual([
    expect.stringMatching(/^[\d.]+ \/ 255$/),
    expect.stringMatching(/^[\d.]+ \/ 255$/),
    expect.stringMatching(/^[\d.]+ \/ 255$/),
    expect.stringMatching(/^[\d.,]+$/),
  ]);
  await page.getByText('Memory was not measured: it needs Chromium started with').waitFor();
});
