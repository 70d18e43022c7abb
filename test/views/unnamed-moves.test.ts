import { expect, test } from 'vitest';
import { defaultNaming, parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { buildTreeScene, chooseNodes, layOutTree } from '../../src/views/index.ts';
import { nameCall } from '../../src/views/timeline/bar-scene.ts';
import { runHere } from '../program/run-here.ts';

/** Two marks are put at once. */
const source = `
const play = (board, at) => board.with(at, 'X').with(at + 1, 'O');
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (board, mark) => LINES.some((line) => line.every((cell) => board[cell] === mark));

function minimax(board) {
  if (wins(board, 'X')) return 1;
  if (wins(board, 'O')) return -1;
  const free = [...board.keys()].filter((at) => at < 8 && board[at] === ' ' && board[at + 1] === ' ');
  if (free.length === 0) return 0;
  return Math.max(...free.map((at) => minimax(play(board, at))));
}
`;

test('a call whose board is not one move on has no name, in the tree or the timeline', async () => {
  const position = parsePosition('xo./.../...') as MnkPosition;
  const { trace } = await runHere({ source, language: 'javascript', call: 'minimax(board)', position });
  const { nodes } = buildTreeScene(trace!, trace!.stepCount - 1, layOutTree(chooseNodes(trace!, 0)));
  const unnamed = nodes.filter((node) => node && node.id > 0 && trace!.move[node.id] < 0);
  expect(unnamed.length).toBeGreaterThan(0);
  for (const node of unnamed) {
    expect([node!.label, nameCall(trace!, node!.id, defaultNaming)]).toEqual([null, '']);
    expect(node!.name).not.toContain('none');
  }
});
