import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { open } from './browser.ts';
import { lessons } from './paths.ts';

/** Opens a lesson as it goes to the printer, with what the reader chose kept from before. */
async function printed(path: string, chosen: Record<string, string> = {}): Promise<Page> {
  const page = await open(path, { colorScheme: 'dark' });
  await page.evaluate((kept) => localStorage.setItem('plybook.1.preferences', JSON.stringify(kept)), chosen);
  await page.reload();
  await page.locator('ply-stepper').first().getByRole('button', { name: 'Next', exact: true }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  return page;
}

const shown = (page: Page, selector: string) => page.locator(selector).filter({ visible: true }).count();

test('a handout has prose, every question and drawings at the present step, and nothing to press', async () => {
  const page = await printed('lessons/minimax-call-by-call/#calls.step=8');
  const first = page.locator('#calls + .print-picture');
  await expect.poll(() => first.isVisible()).toBe(true);
  expect(await first.locator('svg [data-node]').count()).toBe(11);
  expect(await first.innerText()).toContain('Return 1. X wins');
  expect(await shown(page, 'ply-stepper')).toBe(0);
  const questions = page.locator('ply-quiz, ply-predict');
  expect(await questions.filter({ visible: true }).count()).toBe(await questions.count());
  expect(await page.getByRole('button').filter({ visible: true }).allInnerTexts()).toEqual([]);
  expect(await shown(page, '.solution, .hint, .notes, .site-header, .neighbours')).toBe(0);
});

test('solutions and notes are printed where the reader chose them, opened', async () => {
  const page = await printed('lessons/minimax-call-by-call/', { printSolutions: 'on', printNotes: 'on' });
  await expect.poll(() => shown(page, 'article > section > .solution')).toBeGreaterThan(3);
  expect(await page.getByText('Deeper before wider').isVisible()).toBe(true);
  expect(await page.getByText('because moves are tried from the lowest cell up').first().isVisible()).toBe(
    true,
  );
  expect(await page.getByText('Collect guesses').isVisible()).toBe(true);
});

test.each(lessons)(
  '/%s prints as a file whose drawings are vectors, and leaves the page as it was',
  async (path) => {
    const page = await open(path);
    await page.locator('ply-stepper, ply-board').first().waitFor();
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    expect(file.startsWith('%PDF')).toBe(true);
    expect(file).not.toMatch(/\/Subtype\s*\/Image/);
    expect(await page.locator('.print-picture').count()).toBe(0);
  },
);
