import type { Page } from 'playwright';

/** Where each session of a page with an address of its own stands: `[['s1', 'oxx/.xo/o..', 7], …]`. */
export function sessionsOf(page: Page): Promise<readonly [id: string, position: string, step: number][]> {
  return page.evaluate(async () => {
    const found: [string, string, number][] = [];
    const visit = async (root: ParentNode): Promise<void> => {
      for (const element of root.querySelectorAll('*')) {
        if ('updateComplete' in element) await element.updateComplete;
        if (element.id && 'session' in element && 'trace' in element) {
          const { step, trace } = element.session as {
            step: number;
            trace: { root: { game: { format(root: unknown): string } } };
          };
          found.push([element.id, trace.root.game.format(trace.root), step]);
        }
        if (/^(explore|compare)-desk$/.test(element.localName)) await visit(element.shadowRoot!);
      }
    };
    await visit(document);
    return found;
  });
}

/**
 * Waits until the fuzzer of a page has ended, then opens the address that it left behind anew. Returns the problems
 * that the fuzzer told, and those of the page that the address leads to.
 */
export async function outcome(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => /done|failed/.test(document.documentElement.dataset['fuzz'] ?? ''),
    undefined,
    { timeout: 0 },
  );
  const told = await page.locator('fuzz-log li').allTextContents();
  // Leaving the page writes the address; at the same moment, since a search may be playing.
  const left = sessionsOf(page);
  await page.evaluate(() => dispatchEvent(new Event('pagehide')));
  const before = await left;
  const url = page.url().replace(/\?[^#]*/, '');
  await page.goto('about:blank');
  await page.goto(url);
  await page.waitForFunction(() => !document.querySelector('main :not(:defined)'));
  const after = await sessionsOf(page);
  const isSame = JSON.stringify(before) === JSON.stringify(after);
  return isSame ? told : [...told, `${url}: ${JSON.stringify(after)}, expected ${JSON.stringify(before)}`];
}
