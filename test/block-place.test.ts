import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPrograms, readSite } from '../src/build/read-site.ts';
import { compileDraft } from '../src/lesson/index.ts';
import { placeBlock } from '../src/site/write/block-place.ts';
import { sampled } from './sample.ts';

const board = '<ply-board position="oxx/xxo/o.." naming="0-8"></ply-board>';
const programs = readPrograms('.');
const { lessons, pages, images } = readSite('.');

function compile(source: string, file = 'lessons/01-a.md') {
  const { problems, stretches, lines } = compileDraft(source, { file, lessons, pages, images, programs });
  const blocks = stretches.flatMap(({ sections }) => sections.flat().flatMap(({ html }) => html));
  return { problems, blocks, lines };
}

/** Inserts the board with the cursor at an offset, and expects all else to stay as it was. */
function expectPlaced(
  source: string,
  cursor: number,
  { lines, blocks }: ReturnType<typeof compile>,
  file?: string,
) {
  const { at, text } = placeBlock(source, cursor, board, lines);
  const changed = compile(source.slice(0, at) + text + source.slice(at), file);
  expect(changed.problems, `at ${cursor}`).toEqual([]);
  const isPlaced = (html: string) => html.includes('position="oxx/xxo/o.." naming="0-8"');
  expect(changed.blocks.filter(isPlaced), `at ${cursor}`).toHaveLength(1);
  expect(
    changed.blocks.filter((html) => !isPlaced(html)),
    `at ${cursor}`,
  ).toEqual(blocks);
  return changed.blocks.findIndex(isPlaced);
}

/** How many places of a lesson are tried, evenly apart. */
const places = 12;

test.each(sampled(lessons, 3))('a block that is put anywhere into $file makes nothing wrong', ({ file }) => {
  const source = readFileSync(file, 'utf8');
  const compiled = compile(source, file);
  for (let place = 0; place < places; place++)
    expectPlaced(source, Math.floor((place * source.length) / (places - 1)), compiled, file);
});

/** What a cursor can be in. */
const surroundings = {
  'a paragraph': 'One line\nand another of it.',
  'a list with spaces': '- one\n\n- two\n\n  more of two\n\n- three',
  'a numbered list': '1. one\n\n2. two\n\n3. three',
  'a listing in a list': '- one\n\n  ```python\n  a = 1\n\n  b = 2\n  ```\n\n- two',
  'a listing': '```python\na = 1\n\n\nb = 2\n```',
  'a listing with a fence in it': '````markdown\n```python\na = 1\n\n```\n\nmore\n````',
  'a table': '| a | b |\n| - | - |\n| 1 | 2 |',
  'a quotation': '> one\n>\n> two',
  'a container': ':::hint One\n\nfirst\n\nsecond\n\n:::',
  'a container in another': ':::::hint One\n\nfirst\n\n:::note Two\n\nsecond\n\n:::\n\nthird\n\n:::::',
  'a quiz': ':::quiz What?\n\n- [x] this — It is.\n\n  And more.\n\n- [ ] that — It is not.\n\n:::',
  'an element':
    '<ply-search id="s" position="oxx/.xo/o..">\n\n<ply-tree></ply-tree>\n\nText.\n\n<ply-moves></ply-moves>\n\n</ply-search>',
  'a program': '<ply-program id="own">\n\n```python\na = 1\n\nb = 2\n```\n\n</ply-program>',
  'plain tags': '<div>\n\nOne.\n\nTwo.\n\n</div>',
  'a comment': '<!-- one\n\ntwo -->',
};

describe('a block is put after the one that the cursor is in', () => {
  const front =
    '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n';

  test.each(Object.entries(surroundings))('%s', (_, around) => {
    const source = `${front}First.\n\n${around}\n\nLast.\n`;
    const compiled = compile(source);
    expect(compiled.problems).toEqual([]);
    const start = source.indexOf(around);
    for (let cursor = start; cursor <= start + around.length; cursor++)
      expect(expectPlaced(source, cursor, compiled), `at ${cursor}`).toBe(compiled.blocks.length - 1);
    expect(expectPlaced(source, source.length, compiled)).toBe(compiled.blocks.length);
    for (const cursor of [0, 6, front.length - 2]) expect(expectPlaced(source, cursor, compiled)).toBe(0);
  });
});
