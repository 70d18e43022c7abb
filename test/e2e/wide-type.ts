import type { Page } from 'playwright';
import { setTextStyle, textStyles } from './text-styles.ts';

/** The narrowest screen on which a page is to be read without scrolling sideways, in pixels (WCAG 1.4.10). */
const NARROWEST = 320;

/** Sets a page in each kind of type on the narrowest screen; returns those in which it scrolls sideways, in words. */
export async function tooWideIn(page: Page): Promise<string[]> {
  const before = page.viewportSize()!;
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  const found: string[] = [];
  for (const [name, css] of Object.entries(textStyles)) {
    await setTextStyle(page, css);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width !== NARROWEST) found.push(`${width} pixels wide in ${name}`);
  }
  await setTextStyle(page, '');
  await page.setViewportSize(before);
  return found;
}
