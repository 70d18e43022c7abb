import { expect, test } from 'vitest';
import { parseLeafTree, parsePosition, type Position } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { listStackRows } from '../../src/views/index.ts';

const notesOf = (root: Position) => {
  const trace = search(root, {});
  return Array.from({ length: trace.stepCount }, (_, step) =>
    listStackRows(trace, step, 'a1-c3').map(({ note }) => note),
  )
    .flat()
    .join('\n');
};

test('in a tree of numbers calls have branches; on a board the root has moves, and others have replies', () => {
  const tree = notesOf(parseLeafTree('[[3,5],[2,9]]'));
  expect(tree).toContain('1st of 2 branches');
  expect(tree).not.toMatch(/\bmoves?\b|repl(y|ies)/);
  const board = notesOf(parsePosition('oxx/.xo/o..'));
  expect(board).toContain('1st of 3 moves');
  expect(board).toContain('1st of 2 replies');
  expect(board).not.toContain('branch');
});
