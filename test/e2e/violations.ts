import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Axe = typeof import('axe-core');

/** What axe-core finds on the page as it stands, a line a finding; by all of its rules, or by those that are named. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(async (named) => {
    // What passes is counted and not described, and no style sheet is fetched again.
    const options = {
      preload: false,
      resultTypes: ['violations'],
      ...(named && { runOnly: named }),
    } satisfies import('axe-core').RunOptions;
    const { violations: all } = await (window as unknown as { axe: Axe }).axe.run(options);
    return all.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
  }, rules);
}
