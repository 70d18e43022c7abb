import { Marked } from 'marked';
import { expect, test } from 'vitest';
import { findFirstUses, type ProsePiece } from '../../src/lesson/first-uses.ts';
import { glossary } from '../../src/words/index.ts';

/** The texts of a Markdown source in which terms are used for the first time, each term in brackets with its id. */
function uses(source: string): string[] {
  const piece = (each: ProsePiece) => (typeof each === 'string' ? each : `[${each.text}: ${each.term.id}]`);
  const found = findFirstUses(new Marked().lexer(source), () => true);
  return [...found.values()].map((pieces) => pieces.map(piece).join(''));
}

test('the first use of a term is linked, later ones are not', () => {
  expect(uses('A leaf ends it.\n\nAnother **leaf** has no moves.')).toEqual(['A [leaf: leaf] ends it.']);
});

test('other forms and capitals are the same term, other words with it in them are not', () => {
  expect(uses('Plies follow. A simplified nodeless world.')).toEqual([
    '[Plies: ply] follow. A simplified nodeless world.',
  ]);
});

test('“leaves” as a verb is not linked as the term', () => {
  expect(uses('A hit leaves out everything below it.')).toEqual([]);
});

test('MAX and MIN are names in capitals only', () => {
  expect(uses('The max of a MIN row')).toEqual(['The max of a [MIN: min] row']);
});

test('the longer of two terms at one place is meant', () => {
  expect(uses('With depth-penalised scoring')).toEqual(['With [depth-penalised scoring: depth-penalised]']);
});

test('headings, links, code and tables are left alone', () => {
  expect(uses('# The ply\n\n[A ply](x) `ply`\n\n| ply |\n| --- |\n| ply |\n\n- In a list, a ply')).toEqual([
    'In a list, a [ply: ply]',
  ]);
});

test('everyday words are not linked', () => {
  expect(uses('The side that is to move steps through the window.')).toEqual([]);
});

test('the glossary is in alphabetical order', () => {
  const terms = glossary.map(({ term }) => term);
  const { compare } = new Intl.Collator('en', { ignorePunctuation: true });
  expect(terms).toEqual(terms.toSorted(compare));
});
