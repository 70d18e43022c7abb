import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** The folder of the lessons' fixtures. */
const root = new URL('../fixtures/lesson/', import.meta.url);

/**
 * One test for each Markdown file in a folder of fixtures: `produce` makes of it what the file of the same name with
 * another ending holds. `GOLDEN=write npm run …` writes the files that are missing or differ, to be read and committed.
 */
export function golden(
  folder: string,
  ending: string,
  produce: (source: string, file: string) => string,
): void {
  const base = new URL(`${folder}/`, root);
  for (const name of readdirSync(base).filter((each) => each.endsWith('.md'))) {
    test(name, () => {
      const expected = new URL(name.replace(/\.md$/, ending), base);
      const produced = produce(readFileSync(new URL(name, base), 'utf8'), `lessons/${name}`);
      if (process.env.GOLDEN === 'write') writeFileSync(expected, produced);
      expect(produced).toBe(
        existsSync(expected) ? readFileSync(expected, 'utf8') : `no file ${expected.pathname}`,
      );
    });
  }
}
