import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);

test.each(['CONTRIBUTING.md', 'README.md', 'SECURITY.md'])('every file that %s names is there', (name) => {
  const text = readFileSync(new URL(name, root), 'utf8');
  const named = [...text.matchAll(/`((?:src|test)\/[^`\s*…]*)`/g)].map(([, path]) => path);
  if (name === 'CONTRIBUTING.md') expect(named.length).toBeGreaterThan(20);
  expect(named.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
});
