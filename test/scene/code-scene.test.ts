import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { parsePosition, type Position } from '../../src/game/index.ts';
import { codeScene, languages, listingOf, variants, type VariantName } from '../../src/scene/index.ts';
import { scoreOf, search } from '../../src/search/index.ts';

const trace = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });

/** The lit lines at a step: number, strength, what the line works out to. */
const lit = (step: number) =>
  codeScene(trace, step, 'value', 'pseudocode')
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
  expect(codeScene(fromMove, 1, 'value', 'pseudocode')[0].note).toBe('depth = 0');
});

describe.each(Object.keys(variants) as VariantName[])('the variant %s', (variant) => {
  test.each(languages)('lights the same roles in %s', (language) => {
    const notesIn = (each: (typeof languages)[number], step: number) =>
      codeScene(trace, step, variant, each).flatMap(({ lit: strength, note }) =>
        strength === 'none' ? [] : [[strength, note]],
      );
    for (let step = 0; step < trace.stepCount; step++)
      expect(notesIn(language, step)).toEqual(notesIn('pseudocode', step));
  });

  test('in TypeScript computes what the engine computes, at every node', () => {
    const minimax = run(listingOf(variant, 'typescript').map(([, text]) => text));
    for (let node = 0; node < trace.length; node++)
      expect(minimax(trace.position(node), trace.ply[node])).toBe(trace.score[node]);
  });
});

/** The function that a TypeScript listing declares, with the helpers that it calls. */
function run(lines: readonly string[]): (position: Position, depth: number) => number {
  const { outputText } = ts.transpileModule(lines.join('\n'), { compilerOptions: { target: 99 } });
  const helpers = {
    isOver: ({ game, ...rest }: Position) => game.outcome({ game, ...rest }) !== null,
    isMaxToMove: ({ toMove }: Position) => toMove === trace.options.max,
    children: (position: Position) =>
      position.game.moves(position).map((move) => position.game.play(position, move)),
    score: (position: Position, depth: number) =>
      scoreOf(position.game.outcome(position)!, depth, trace.options),
  };
  // oxlint-disable-next-line no-implied-eval, no-new-func -- the listing is our own text, run to see that it is right
  return new Function(...Object.keys(helpers), `${outputText}; return minimax;`)(...Object.values(helpers));
}
