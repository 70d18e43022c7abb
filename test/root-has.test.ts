import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const src = new URL('../src/', import.meta.url);
const sheets = (readdirSync(src, { recursive: true }) as string[]).filter((name) => /\.(css|ts)$/.test(name));

/** What asks the root of a page, or what holds nearly all of it, for something anywhere in it. */
const asks = /(?:^|[\s,(>])(?:html|body|:root|main|article|&)(?:[^\s,{}>+~]*?):has\((?!>)[^{}]*/gm;

test('no style sheet has the root look for what is on the page: every change would restyle all of it', () => {
  const found = sheets.flatMap((name) =>
    (readFileSync(new URL(name, src), 'utf8').match(asks) ?? []).map((rule) => `${name}: ${rule.trim()}`),
  );
  expect(found).toEqual([]);
});
