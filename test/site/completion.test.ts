import { expect, test } from 'vitest';
import { suggestCompletions } from '../../src/site/write/completion.ts';

const hosts = [
  { id: 'three', isComparison: false, settings: { position: 'oxx/.xo/o..' } },
  { id: 'numbers', isComparison: false, settings: { tree: '[[3, 5], [2, 9]]' } },
  { id: 'large', isComparison: false, settings: { position: '.../.../...' } },
  { id: 'both', isComparison: true, settings: { position: 'oxx/.xo/o..' } },
];

/** What a text with a cursor, `|`, is offered, by the labels; null for nothing. */
function offered(text: string): readonly string[] | null {
  const cursor = text.indexOf('|');
  const found = suggestCompletions(text.replace('|', ''), cursor, hosts, false);
  return found && found.all.map(({ label }) => label);
}

test.each([
  ['<ply-predict for="three" node="|"', ['a2', 'b3', 'c3']],
  ['<ply-predict for="three" node="a2,|"', ['b3', 'c3']],
  ['<ply-predict for="three" node="3, |"', ['b3', 'c3']],
  ['<ply-predict for="three" node="a2,b3,c|"', ['c3']],
  ['<ply-predict node="a|" for="three">', ['a2']],
  ['<ply-predict for="three" node="b3,|"', []],
  ['<ply-predict for="three" node="a1,|"', []],
  ['<ply-predict for="numbers" node="b,|"', ['a', 'b']],
  ['<ply-predict for="large" node="a1,b2,|"', ['b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3']],
  ['<ply-predict for="nobody" node="|"', null],
  ['<ply-search position="oxx/xxo/o.."><ply-predict node="|"></ply-predict></ply-search>', ['b3', 'c3']],
  ['<ply-search position="oxx/xxo/o.."></ply-search> <ply-predict node="|"', null],
  ['<ply-search position="oxx/x"><ply-predict node="|"', []],
  ['<ply-play position="oxx/.xo/o.." moves="c3,|"', ['a2', 'b3']],
])('moves to a node: %s', (text, labels) => {
  expect(offered(text)).toEqual(labels);
});

test.each([
  ['<ply-value for="three" what="node(b3,|).score"', []],
  ['<ply-value for="three" what="node(c3,|"', ['a2', 'b3']],
  ['<ply-value for="three" what="root.pv|"', ['pv']],
  ['<ply-value for="three" what="node(a2).x|"', ['xWins']],
  ['<ply-value for="three" what="ply(3).o|"', ['oWins']],
  ['<ply-value for="three" what="lens(merged).|"', ['games']],
  ['<ply-value for="three" what="no|"', ['nodes', 'node(']],
  ['<ply-value for="three" what="ro|"', ['root.']],
])('what is asked of a search: %s', (text, labels) => {
  expect(offered(text)).toEqual(labels);
});

test('a link is offered the steps of a search, each with its sentence', () => {
  const text = '[look](#three.step=2';
  const found = suggestCompletions(text, text.length, hosts, false)!;
  expect(found.all.map(({ insert }) => insert)).toEqual(['2)', '20)', '21)']);
  for (const { doc } of found.all) expect(doc).toMatch(/[.!]$/);
  expect(found.all[2].doc).toContain('Return');
  const before = { ...found.all[0], insert: undefined, behind: -1 };
  expect(suggestCompletions(`${text})`, text.length, hosts, false)!.all[0]).toEqual(before);
});

test('steps that nobody would look through, and those of a comparison, are not listed', () => {
  expect(offered('[look](#large.step=|')).toEqual([]);
  expect(offered('<ply-compare id="both"></ply-compare> [look](#both.step=|')).toEqual([]);
});

test('the step at which a search begins is offered with its own steps', () => {
  expect(offered('<ply-stepper position="oxx/.xo/o.." step="2|"')).toEqual(['2', '20', '21']);
});

test('a flag is offered as its bare name, and its bare name counts in a search', () => {
  const text = '<ply-search deep';
  const [{ insert }] = suggestCompletions(text, text.length, hosts, false)!.all;
  expect(insert).toBeUndefined();
  expect(offered('<ply-stepper deepening iteration="1" position="oxx/.xo/o.." step="|"')).toHaveLength(8);
});
