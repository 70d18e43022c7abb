import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { algorithms, search, type AlgorithmName, type SearchOptions } from '../../src/search/index.ts';
import { findMoment, writePenaltySum, describeStep, stateAt } from '../../src/walk/index.ts';
import { smallTree } from '../facts.ts';
import { seeded, trace } from '../arbitraries.ts';

const sentencesOf = (text: string, options: SearchOptions = {}, toMove?: 'x' | 'o') => {
  const of = search(parsePosition(text, { toMove }), options);
  return Array.from({ length: of.stepCount }, (_, step) => stateAt(of, step).sentence);
};
const script = (sentences: string[]) => sentences.map((each, i) => `${i + 1}. ${each}\n`).join('');

describe('every sentence of a walk', () => {
  test.each([
    ['small-tree-depth', smallTree.position, { scoring: 'depth' }],
    ['small-tree-plain', smallTree.position, {}],
    ['explicit-tree', '[[3,5],[2,9]]', {}],
  ] as const)('%s', async (name, text, options) => {
    await expect(script(sentencesOf(text, options))).toMatchFileSnapshot(`sentences/${name}.txt`);
  });
});

test('every step of every search has a sentence that says what it should and nothing broken', () => {
  fc.assert(
    fc.property(trace, (of) => {
      for (let step = 0; step < of.stepCount; step++) {
        const { sentence, kind, node } = stateAt(of, step);
        expect(sentence).toMatch(kind === 'enter' ? /^Call [\d,]+[.,] / : /^Return −?[\d.]+\. /);
        expect(sentence).toMatch(/\.$/);
        expect(sentence).not.toMatch(/undefined|null|NaN|Infinity|object|-\d|\s{2}|\.\./);
        if (kind === 'enter') expect(sentence).toContain(`Call ${node + 1}`);
      }
    }),
    seeded(60),
  );
});

describe.each(Object.keys(algorithms) as AlgorithmName[])('%s', (algorithm) => {
  test.each(['[[3,5],[2,9],[[0,1],4]]', 'oxx/.xo/o..', 'x../..o/.xo'])(
    'has a sentence at each step of %s',
    (text) => {
      for (const sentence of sentencesOf(text, { algorithm }))
        expect(sentence).toMatch(/^(Call|Return) .*\.$/);
    },
  );
});

test('large numbers and other namings are written as a reader expects', () => {
  const of = search(parsePosition('.../.../...'));
  const late = of.enterStep(of.length - 1);
  expect(stateAt(of, late).sentence).toMatch(/^Call 549,946\. X took c1 and completed a line\./);
  expect(stateAt(of, late, '1-9').sentence).toMatch(/X took 3 and/);
  expect(stateAt(of, late, 'row-column').sentence).toMatch(/X took \(0, 2\) and/);
});

test('a game that is over at the root', () => {
  expect(sentencesOf('xxx/oo./...')).toEqual([
    'Call 1, the root. X has a full line. The game is over, so nothing is called from here.',
    'Return 1. X has won already, so this leaf is worth 1. The search is over after 1 call.',
  ]);
  expect(sentencesOf('xox/xoo/oxx')).toEqual([
    'Call 1, the root. The board is full: a draw. The game is over, so nothing is called from here.',
    'Return 0. The game is a draw, so this leaf is worth 0. The search is over after 1 call.',
  ]);
});

test('sentences mention a single choice, equal scores, and wins counted from the move', () => {
  const sentences = sentencesOf('..o/.xx/oxo', { scoring: 'depth', depthFrom: 'move' });
  expect(sentences).toContain('Call 3. O took b1. Now X is to move and has only one choice.');
  expect(sentences.join('\n')).toContain('Both scores are 8: MIN keeps the first, at b1.');
  expect(sentences.join('\n')).toContain('X had only one choice, a2, and it scored 8.');
  expect(sentences.join('\n')).toContain('X wins with the first move, so this leaf is worth 10 − 0 = 10.');
  expect(sentences.join('\n')).toContain(
    'X wins two plies after the first move, so this leaf is worth 10 − 2 = 8.',
  );
});

test('a score that a cut left as a bound is not given as a value when a call returns', () => {
  const last = (text: string) => sentencesOf(text, { algorithm: 'alpha-beta' }).at(-1);
  expect(last('x../..o/ox.')).toContain('All five scores are 1, but four of them are only bounds: MAX keeps');
  expect(last('[[3, 5], [2, 9]]')).toContain(
    'Both scores are in, but one of them is only a bound: MAX takes',
  );
  expect(sentencesOf('x../..o/ox.').at(-1)).not.toContain('bound');
});

test('with O as MAX the roles change and the players do not', () => {
  const sentences = sentencesOf(smallTree.position, { scoring: 'depth', max: 'o' });
  expect(sentences[0]).toBe(
    'Call 1, the root. X is to move and has three choices: MIN looks for the smallest score.',
  );
  expect(sentences.join('\n')).toContain('O wins two plies deep, so this leaf is worth 10 − 2 = 8.');
  expect(sentences.join('\n')).toContain('X wins one ply deep, so this leaf is worth 1 − 10 = −9.');
});

test('a penalised score is shown as a sum, another is not', () => {
  const of = search(parsePosition(smallTree.position), { scoring: 'depth' });
  const sums = [of.find([7])!, of.find([8, 3])!, of.find([3, 7, 8])!, 0].map((node) =>
    writePenaltySum(of, node),
  );
  expect(sums).toEqual(['10 − 1 = 9', '2 − 10 = −8', null, null]);
  expect(writePenaltySum(search(parsePosition(smallTree.position)), 6)).toBeNull();
});

test.each([
  [smallTree.position, { scoring: 'depth' }],
  [smallTree.position, { scoring: 'plain' }],
  ['[[3, 5], [2, 9]]', { algorithm: 'alpha-beta' }],
] as const)('a sentence marks its scores, and nothing else: %s %j', (position, options) => {
  const found = search(parsePosition(position), options);
  for (let step = 0; step < found.stepCount; step++) {
    const { node, kind } = findMoment(found, step);
    const { parts, text } = describeStep(found, step, 'a1-c3');
    const marked = parts.filter((part) => typeof part !== 'string');
    if (kind === 'exit') expect(marked[0]?.score, text).toBe(found.score[node]);
    for (const { score } of marked) expect([...found.score, -Infinity, Infinity]).toContain(score);
    // What is left are the numbers of calls, the names of cells and the terms of a sum.
    const rest = parts
      .filter((part) => typeof part === 'string')
      .join('□')
      .replace(/Call \d+|\d+ calls|the 1 remaining|\b[a-c][1-3]\b|\d+ − \d+ = □/g, '');
    expect(rest, text).not.toMatch(/\d/);
  }
});
