import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { PlyProgram } from '../../src/elements/program/ply-program.ts';

/** All that the forward key can change on a slide: its address, its texts, what is open, how far it is scrolled. */
export function writeShown(): string {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    const parts = [node instanceof Element && node.shadowRoot, ...node.childNodes];
    const text = parts.map((each) => (each ? read(each) : '')).join(' ');
    return node instanceof HTMLDetailsElement ? `${text} ${node.open}` : text;
  };
  const shown = [...document.querySelectorAll('present-bar, [data-slide]')];
  const program = document.querySelector<PlyProgram>(':is(ply-program, ply-blocks)[data-slide]');
  const scrolled = [
    ...document.querySelectorAll('article, [data-slide="exhibit"], body > class-results'),
    ...(program?.scrolled ?? []),
  ];
  return [location.href, ...shown.map(read), ...scrolled.map(({ scrollTop }) => scrollTop)].join(' ');
}

export const readShown = (page: Page) => page.evaluate(writeShown);

/**
 * Presses the forward key, and waits until the slide shows something else: so no walk goes on for ever. While the bar asks
 * for a moment, because a question has just opened or closed, the key does nothing.
 */
export async function goForward(page: Page): Promise<void> {
  await page.getByText('One moment …').waitFor({ state: 'hidden' });
  const before = await readShown(page);
  await page.keyboard.press('PageDown');
  await expect
    .poll(async () => (await readShown(page)) !== before, { message: `nothing comes after ${page.url()}` })
    .toBe(true);
}
