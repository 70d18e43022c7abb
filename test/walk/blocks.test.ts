import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import {
  beginAssembly,
  findCauses,
  hasGaps,
  listGaps,
  listRight,
  packAssembly,
  placeBlock,
  readBlocks,
  shuffleBlocks,
  toggleBlock,
  unpackAssembly,
  writeBlock,
  writeProgram,
  writeWhole,
} from '../../src/walk/index.ts';

const right = `def minimax(board, is_max):
    if is_over(board):
        return score(board)
    best = -math.inf
    return best
`;
const source = right
  .replace('    best', '    # or full-first: if not moves(board): return 0\n    best')
  .replace('math.inf\n', 'math.inf\n    # or starts-at-zero: best = 0\n    # or: best = 1\n');
const exercise = readBlocks(source);

test('the right lines are the program, and wrong ones name what they replace', () => {
  expect(writeProgram(exercise, { placed: listRight(exercise), filled: [] })).toBe(right);
  const wrong = exercise.blocks.filter(({ insteadOf }) => insteadOf !== null);
  expect(wrong.map((block) => [writeBlock(block), block.belief, block.line])).toEqual([
    ['if not moves(board): return 0', 'full-first', 4],
    ['best = 0', 'starts-at-zero', 6],
    ['best = 1', null, 7],
  ]);
  const [, second] = exercise.blocks.flatMap(({ insteadOf }, at) => (insteadOf === null ? [] : [at]));
  const changed = writeProgram(exercise, { placed: listRight(exercise, [second]), filled: [] });
  expect(changed).toBe(right.replace('-math.inf', '0'));
});

test('plain comments, tabs, braces and JavaScript are read', () => {
  const script = 'function f(a) {\n\t// or the other way round\n\treturn a;\n\t// or sign: return -a;\n}\n';
  const read = readBlocks(script);
  expect(read.unit).toBe('\t');
  expect(read.blocks.map((block) => [writeBlock(block), block.indent, block.insteadOf])).toEqual([
    ['function f(a) {', 0, null],
    ['// or the other way round', 1, null],
    ['return a;', 1, null],
    ['return -a;', 1, 2],
    ['}', 0, null],
  ]);
});

test('an order depends on the lines alone, holds each once, and is never the right one', () => {
  const line = constantFrom('a', 'b', 'c = 1', 'd()', '# or: x', '# or sign: y');
  assert(
    property(array(line, { minLength: 2, maxLength: 12 }), (lines) => {
      const read = readBlocks(`first\n${lines.join('\n')}`);
      const order = shuffleBlocks(read);
      expect(order).toEqual(shuffleBlocks(readBlocks(`first\n${lines.join('\n')}`)));
      expect(order.toSorted((a, b) => a - b)).toEqual(read.blocks.map((_, at) => at));
      const rights = order.filter((at) => read.blocks[at].insteadOf === null);
      if (rights.length > 1) expect(rights).not.toEqual(listRight(read).map(({ block }) => block));
    }),
  );
});

test('a line is added below the last with an editor’s indentation, moved, and removed', () => {
  let now = [0, 1].reduce((all, block) => toggleBlock(exercise, all, block), beginAssembly(exercise));
  expect(writeProgram(exercise, now)).toBe('def minimax(board, is_max):\n    if is_over(board):\n');
  const returned = toggleBlock(exercise, placeBlock(now, 7, 2, 1), 4);
  expect(writeProgram(exercise, returned)).toMatch(/\n    return best\n    best = -math.inf\n$/);
  now = placeBlock(toggleBlock(exercise, now, 2), 2, 0, -1);
  expect(now.placed.map(({ block, indent }) => [block, indent])).toEqual([
    [2, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(toggleBlock(exercise, now, 2).placed).toHaveLength(2);
});

test('a cause is known only if all else is as in the right program', () => {
  const [full, zero] = [3, 5];
  const begun = { ...beginAssembly(exercise), placed: listRight(exercise, [zero]) };
  expect(findCauses(exercise, begun)).toEqual([3]);
  expect(findCauses(exercise, { ...begun, placed: listRight(exercise, [full, zero]) })).toEqual([2, 3]);
  expect(findCauses(exercise, placeBlock(begun, zero, 0, 1))).toEqual([]);
  expect(findCauses(exercise, placeBlock(begun, zero, 3, 2))).toEqual([]);
  expect(findCauses(exercise, { ...begun, placed: listRight(exercise) })).toEqual([]);
});

test('gaps keep the order, hold what is written, and an empty one stays a gap', () => {
  const gapped = readBlocks('best = ___-math.inf___ if ___is_max___ else 1\nreturn best\n');
  expect([hasGaps(gapped), hasGaps(exercise)]).toEqual([true, false]);
  expect(listGaps(gapped)).toEqual(['-math.inf', 'is_max']);
  const begun = beginAssembly(gapped);
  expect(writeProgram(gapped, begun)).toBe('best = ___ if ___ else 1\nreturn best\n');
  const filled = { ...begun, filled: [' 0', 'is_max '] };
  expect(writeProgram(gapped, filled)).toBe('best = 0 if is_max else 1\nreturn best\n');
  expect(findCauses(gapped, filled)).toEqual([0]);
  expect(findCauses(gapped, { ...begun, filled: listGaps(gapped) })).toEqual([]);
});

test('saved lines come back, and nothing else does', () => {
  const kept = { placed: listRight(exercise, [5]), filled: ['a|b %', ''] };
  expect(unpackAssembly(exercise, packAssembly(kept))).toEqual(kept);
  expect(unpackAssembly(exercise, packAssembly(beginAssembly(exercise)))).toEqual({ placed: [], filled: [] });
  for (const wrong of ['9:0', '0:0 0:1', '0:x', '0:-1', '0', '0:0:0', '0:0|%'])
    expect(unpackAssembly(exercise, wrong), wrong).toBeNull();
});

test('the given code is below, so that lines keep their numbers', () => {
  expect(writeWhole('a\n', 'b\n\n')).toBe('a\n\n\nb\n');
  expect(writeWhole('a\n', '\n')).toBe('a\n');
});
