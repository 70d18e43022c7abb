import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import {
  buildCodeScene,
  listingLanguages,
  everyBook,
  variants,
  type VariantName,
} from '../../src/views/index.ts';
import { Kind, search } from '../../src/search/index.ts';
import { findMoment, navigate } from '../../src/walk/index.ts';

const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });

/** The lit lines at a step: number, strength, what the line works out to. */
const lit = (step: number) =>
  buildCodeScene(trace, step, everyBook.pseudocode)
    .filter((line) => line.lit !== 'none')
    .map((line) => [line.number, line.lit, line.note]);

test('the call of a MAX node', () => {
  expect(lit(0)).toEqual([
    [1, 'strong', 'depth = 0'],
    [2, 'soft', 'no'],
    [4, 'soft', 'yes'],
    [5, 'soft', 'best = −∞'],
  ]);
});

test('the call of a MIN node', () => {
  expect(lit(1)).toEqual([
    [1, 'strong', 'depth = 1'],
    [2, 'soft', 'no'],
    [4, 'soft', 'no'],
    [10, 'soft', ''],
    [11, 'soft', 'best = +∞'],
  ]);
});

test('the call of a leaf', () => {
  expect(lit(7)).toEqual([
    [1, 'strong', 'depth = 3'],
    [2, 'soft', 'yes'],
  ]);
});

test('the return of a leaf, in the frame of its MAX caller', () => {
  expect(lit(8)).toEqual([
    [3, 'soft', '10 − 3 = 7'],
    [7, 'soft', '7'],
    [8, 'strong', 'max(−∞, 7) = 7'],
  ]);
});

test('the return of a MAX node, in the frame of its MIN caller', () => {
  expect(lit(9)).toEqual([
    [9, 'soft', '7'],
    [13, 'soft', '7'],
    [14, 'strong', 'min(0, 7) = 0'],
  ]);
});

test('the return of the root', () => {
  expect(lit(trace.stepCount - 1)).toEqual([[9, 'strong', '9']]);
});

test('depth counted from the move is 0 at the children of the root', () => {
  const fromMove = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth', depthFrom: 'move' });
  expect(buildCodeScene(fromMove, 1, everyBook.pseudocode)[0].note).toBe('depth = 0');
});

test('alpha-beta shows its own code: the window narrows, and a closed one ends the loop', () => {
  const numbers = search(parsePosition('[[3, 5], [2, 9]]'), { algorithm: 'alpha-beta' });
  const notes = (step: number) =>
    buildCodeScene(numbers, step, everyBook.pseudocode)
      .filter((line) => line.lit !== 'none')
      .map(({ text, note }) => `${text.trim()} | ${note}`);
  // The 2 of branch b comes back to MIN, and then branch b to the root.
  expect(notes(9).slice(1)).toEqual([
    'value ← alphabeta(child, depth + 1, α, β) | 2',
    'best ← min(best, value) | min(+∞, 2) = 2',
    'β ← min(β, best) | 2',
    'if α ≥ β | 3 ≥ 2: yes',
  ]);
  expect(notes(10)).toEqual([
    'value ← alphabeta(child, depth + 1, α, β) | 2',
    'best ← max(best, value) | max(3, 2) = 3',
    'α ← max(α, best) | 3',
    'if α ≥ β | 3 ≥ +∞: no',
    'return best | 2',
  ]);
  const stops = buildCodeScene(numbers, 10, everyBook.pseudocode).filter(({ lit: how }) => how !== 'none');
  expect(stops.at(-1)!.number).toBe(20);
});

test.each(listingLanguages)(
  'in %s a search with a table asks it at every running position, is answered at a hit, and keeps what it works out',
  (language) => {
    const remembering = search(parsePosition('x../.o./..x'), { memo: true, scoring: 'depth' });
    const asks = everyBook[language].table.findIndex(([role]) => role === 'known');
    const [answers, keeps] = ['hit', 'store'].map((wanted) =>
      everyBook[language].table.findIndex(([role]) => role === wanted),
    );
    let hits = 0;
    for (let node = 0; node < remembering.length; node++) {
      const kind = remembering.kindOf(node);
      const called = buildCodeScene(remembering, remembering.enterStep(node), everyBook[language]);
      const asked = kind === Kind.terminal ? '' : kind === Kind.hit ? 'yes' : 'no';
      expect(called[asks].note).toBe(asked);
      const left = buildCodeScene(remembering, remembering.exitStep(node), everyBook[language]);
      expect(left[answers].lit !== 'none').toBe(kind === Kind.hit);
      expect(left[keeps].lit !== 'none').toBe(kind === Kind.interior);
      if (kind === Kind.hit) hits++;
    }
    expect(hits).toBeGreaterThan(5);
  },
);

test.each(listingLanguages)(
  'in %s the next cutoff is where the test of the window comes out as true',
  (language) => {
    for (const [text, options] of [
      ['[[3, 12, 8], [2, 4, 6], [14, 5, 2], [[1, 9], 0]]', {}],
      ['oxx/.xo/o..', { scoring: 'depth', max: 'o' }],
      ['x../.o./...', { memo: 'symmetry', order: 'worst' }],
    ] as const) {
      const cutting = search(parsePosition(text), { algorithm: 'alpha-beta', ...options });
      const isTrue = (step: number) =>
        buildCodeScene(cutting, step, everyBook[language]).some(
          ({ lit: how, note }) => how === 'strong' && note.endsWith('yes') && note.includes('≥'),
        );
      // At the last of all moves the test may be true as well, and cuts nothing.
      const cuts = (step: number) => cutting.cut![cutting.parent[findMoment(cutting, step).node]] !== 0;
      const found = [];
      for (
        let at = -1, to = navigate.nextCutoff(cutting, 0);
        to !== at;
        to = navigate.nextCutoff(cutting, at)
      )
        found.push((at = to));
      const steps = Array.from({ length: cutting.stepCount }, (_, step) => step);
      expect(found.length).toBeGreaterThan(0);
      expect(found).toEqual(steps.filter((step) => isTrue(step) && cuts(step)));
    }
  },
);

describe.each(Object.keys(variants) as VariantName[])('the variant %s', (variant) => {
  test.each(listingLanguages)('lights the same roles in %s', (language) => {
    const notesIn = (each: (typeof listingLanguages)[number], step: number) =>
      buildCodeScene(trace, step, everyBook[each], { variant }).flatMap(({ lit: strength, note }) =>
        strength === 'none' ? [] : [[strength, note]],
      );
    for (let step = 0; step < trace.stepCount; step++)
      expect(notesIn(language, step)).toEqual(notesIn('pseudocode', step));
  });
});

describe('what lines work out to', () => {
  const oToMove = search(parsePosition('oox/xo./x.x', { toMove: 'o' }));
  const notes = (variant: VariantName, step: number) =>
    buildCodeScene(oToMove, step, everyBook.pseudocode, { variant })
      .filter(({ lit: strength, note }) => strength !== 'none' && note !== '')
      .map(({ note }) => note);
  const leaf = oToMove.exitStep(oToMove.find([7])!);

  test('is seen from X', () => expect(notes('value', leaf)).toEqual(['−1', '−1', 'min(1, −1) = −1']));

  test('is seen from the side that asks', () =>
    expect(notes('original-player', leaf)).toEqual(['1', '1', 'max(−1, 1) = 1']));

  test('is seen from the side to move, and flips on the way up', () =>
    expect(notes('sign-flip', leaf)).toEqual(['−1', '−(−1) = 1', 'max(−1, 1) = 1']));

  test('names the move that a value came from by its index, as code does', () => {
    expect(notes('move', leaf)).toEqual(['[−1, none]', '−1', 'yes', '[−1, 7]']);
    expect(notes('move', oToMove.stepCount - 1)).toEqual(['[−1, 7]']);
  });
});
