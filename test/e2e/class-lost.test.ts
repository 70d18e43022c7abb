import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { answer, askClass, button, closeQuestion, resultsOf } from './live-class.ts';

const place = 'lessons/minimax-call-by-call/?present=3';

/** Takes the network from a page alone, at once. */
async function loseNetwork(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { get: () => false, configurable: true });
    dispatchEvent(new Event('offline'));
  });
  await page.context().setOffline(true);
}

test('an answer that comes after the vote is closed does not count, and the phone says so', async () => {
  const { teacher, students } = await askClass(place, 3);
  const [ann, ben, cem] = students;
  await answer(ann, '0');
  await answer(ben, '1');
  await teacher.getByText('Open · 2 of 3 answered').waitFor();
  const field = (page: Page) => page.getByRole('textbox', { name: 'Value' }).and(page.locator(':visible'));
  for (const page of [ben, cem]) {
    await loseNetwork(page);
    await field(page).fill('-1');
    await button(page, 'Send').click();
  }
  await closeQuestion(teacher);
  for (const page of [ben, cem]) await page.context().setOffline(false);
  await ben.getByText('Closed before your change arrived. Your answer before it counts.').waitFor();
  await cem.getByText('Closed before your answer arrived. It is not counted.').waitFor();
  await ann.getByText('Closed. You can’t change your answer now.').waitFor();
  await button(teacher, 'Show the answer now').click();
  await resultsOf(teacher).getByText('✓ right').waitFor();
  // The phone judges the answer that the bars count.
  await ben.getByText('Not 1.').waitFor();
  await ann.getByText('Right: 0.').waitFor();
});
