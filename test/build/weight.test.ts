import { readdirSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const read = (name: string) => readFileSync(dist + name, 'utf8');
/** All pages but the benchmarks, which nobody opens to read. */
const pages = (readdirSync(dist, { recursive: true }) as string[])
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('index.html') && !name.startsWith('bench/'));

/** Lessons are read on phones; the workbenches carry a form beside their widget. */
const limitOf = (page: string) => (page.startsWith('lessons/') ? 60_000 : 65_000);

/** All scripts that a page begins with: those it names, and what they import. */
function scriptsOf(page: string): Set<string> {
  const found = new Set<string>();
  const visit = (from: string, to: string) => {
    const name = posix.join(posix.dirname(from), to);
    if (found.has(name)) return;
    found.add(name);
    for (const { moduleRequest } of parseSync(name, read(name)).module.staticImports)
      visit(name, moduleRequest.value);
  };
  for (const [, source] of read(page).matchAll(/<script[^>]*\ssrc="([^"]+)"/g)) visit(page, source);
  return found;
}

describe.each(pages)('page %s', (page) => {
  test('begins with no more scripts than it may, compressed with brotli', () => {
    const sizes = [...scriptsOf(page)].map((name) => brotliCompressSync(read(name)).length);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(limitOf(page));
  });

  test('lets no script block its text', () => {
    const tags = read(page).match(/<script[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    expect(tags.filter((tag) => !tag.includes('type="module"') || !tag.includes(' src='))).toEqual([]);
  });
});
