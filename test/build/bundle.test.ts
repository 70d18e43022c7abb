import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';

const dist = fileURLToPath(new URL('../../dist/', import.meta.url));
const files = (readdirSync(dist, { recursive: true }) as string[]).map((name) => name.replaceAll('\\', '/'));
const ending = (end: string) => files.filter((name) => name.endsWith(end));
const read = (name: string) => readFileSync(dist + name, 'utf8');

/** Parses each script that is named on the command line as a module, and throws at the first that is none. */
const parseAll = `
  const { readFileSync } = require('node:fs');
  const { SourceTextModule } = require('node:vm');
  for (const file of process.argv.slice(1)) new SourceTextModule(readFileSync(file, 'utf8'), { identifier: file });`;

test('every script is syntax that engines know: decorators are compiled away', () => {
  const scripts = ending('.js').map((name) => dist + name);
  const given = ['--experimental-vm-modules', '--no-warnings', '--eval', parseAll, ...scripts];
  const { status, stderr } = spawnSync(process.execPath, given, { encoding: 'utf8' });
  expect(status, stderr).toBe(0);
});

/** What a page can load as it is; the modules of the package are for bundlers and for Node, and the command for Node. */
const loaded = ending('.js').filter((name) => !/^lib\/(command|elements|modules)\//.test(name));

describe.each(loaded)('script %s', (name) => {
  test('imports only what stands beside it', () => {
    const { staticImports, staticExports, dynamicImports } = parseSync(name, read(name)).module;
    const sources = [
      ...staticImports.map((each) => each.moduleRequest.value),
      ...staticExports.flatMap((each) =>
        each.entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
      ),
      ...dynamicImports.map(({ moduleRequest: { start, end } }) => read(name).slice(start + 1, end - 1)),
    ];
    expect(sources.filter((source) => !source.startsWith('./') && !source.startsWith('../'))).toEqual([]);
  });

  test('holds nothing of the tests, which an address could begin in it', () => {
    // What is packed as text, or a checksum, can read as anything, and a module of CPython is named so.
    expect(read(name).replaceAll(/(?:;base64,|sha256-)[\w+/=]+|_xxtestfuzz/g, '')).not.toMatch(/fuzz/i);
  });

  test('is the production build of its libraries, with decorators compiled away', () => {
    expect(read(name)).not.toContain('@customElement');
    expect(read(name)).not.toContain('Lit is in dev mode');
  });
});

test.each(ending('.html'))('page %s names no other origin and no address from the root', (name) => {
  const tags = read(name).match(/<[a-z][^>]*>/gi) ?? [];
  const foreign = tags.filter((tag) =>
    /\s(src|srcset|href|action|data|poster)\s*=\s*["']?\s*([a-z]+:)?\//i.test(tag),
  );
  expect(foreign.filter((tag) => !/^<a\s/i.test(tag) || /\shref="\//i.test(tag))).toEqual([]);
});

test.each(ending('.css'))('style sheet %s names no other origin', (name) => {
  expect(read(name)).not.toMatch(/@import|url\(\s*["']?([a-z]+:)?\/\//i);
});

test('the engine for pages runs in Node too', async () => {
  const url = pathToFileURL(`${dist}lib/standalone/engine.js`).href;
  const { parsePosition, search } = (await import(url)) as typeof import('../../src/lib/engine.ts');
  expect(search(parsePosition('oxx/.xo/o..')).length).toBe(11);
});
