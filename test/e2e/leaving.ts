import type { Page } from 'playwright';

/** Makes the browser's store full, and stays on the page when it asks. Returns what it has asked so far. */
export async function keepNothing(page: Page): Promise<readonly string[]> {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  return asked;
}
