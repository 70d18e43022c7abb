import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { open, site } from './browser.ts';
import { paths } from './paths.ts';

const dist = new URL('../../dist/', import.meta.url);

/** The size of a script of the site, compressed with brotli, in bytes. */
const sizeOf = (name: string) => brotliCompressSync(readFileSync(new URL(name, dist))).length;

/** Lessons are read on phones; the workbenches carry a form beside their widget. */
const limitOf = (path: string) => (path.startsWith('lessons/') ? 70_000 : 80_000);

describe.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
])('in a window of $width by $height', (viewport) => {
  test.each(paths)('/%s opens with no more scripts than it may', async (path) => {
    const page = await open('glossary/', { viewport });
    const scripts = new Set<string>();
    // Of the whole context: workers ask for scripts too.
    page.context().on('request', (request) => {
      const { pathname } = new URL(request.url());
      const base = new URL(site).pathname;
      if (pathname.endsWith('.js')) scripts.add(pathname.slice(base.length));
    });
    await page.goto(site + path, { waitUntil: 'networkidle' });
    const sizes = Object.fromEntries([...scripts].map((name) => [name, sizeOf(name)]));
    expect(scripts.size).toBeGreaterThan(1);
    const sum = Object.values(sizes).reduce((all, size) => all + size, 0);
    expect(sum, JSON.stringify(sizes)).toBeLessThanOrEqual(limitOf(path));
  });
});

test.each(paths)('no script blocks the text of /%s', (path) => {
  const page = readFileSync(new URL(`${path}index.html`, dist), 'utf8');
  const tags = page.match(/<script[^>]*>/g) ?? [];
  expect(tags.length).toBeGreaterThan(0);
  expect(tags.filter((tag) => !tag.includes('type="module"') || !tag.includes(' src='))).toEqual([]);
});
