import { expect, test } from 'vitest';
import { defaultNaming, parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { buildTreeScene, chooseNodes, layOutTree } from '../../src/views/index.ts';
import { runHere } from '../program/run-here.ts';

/** A program whose function `bestMove` ends with what is given. */
const writeChooser = (choose: string) => `
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const wins = (board, mark) => LINES.some((line) => line.every((cell) => board[cell] === mark));
const moves = (board) => [...board.keys()].filter((cell) => board[cell] === ' ');
const play = (board, cell, mark) => board.with(cell, mark);

function minimax(board, isMax) {
  if (wins(board, 'X')) return 1;
  if (wins(board, 'O')) return -1;
  if (moves(board).length === 0) return 0;
  const values = moves(board).map((cell) => minimax(play(board, cell, isMax ? 'X' : 'O'), !isMax));
  return isMax ? Math.max(...values) : Math.min(...values);
}

function bestMove(board) {
  const values = moves(board).map((cell) => minimax(play(board, cell, 'X'), false));
  ${choose}
}
`;

const board = parsePosition('xxo/.ox/.o.') as MnkPosition;

const findLine = async (choose: string) => {
  const program = { source: writeChooser(choose), language: 'javascript', call: 'bestMove(board)' } as const;
  const { trace } = await runHere({ ...program, position: board });
  const { nodes } = buildTreeScene(trace!, trace!.stepCount - 1, layOutTree(chooseNodes(trace!, 0)));
  const line = nodes.filter((node) => node?.rank === 'best' && node.id > 0);
  return line.map((node) => trace!.root.game.moveName(trace!.move[node!.id], defaultNaming));
};

test.each([
  ['a move that is not the best', 'return moves(board)[values.indexOf(Math.min(...values))];', 'a2'],
  ['the best move', 'return moves(board)[values.indexOf(Math.max(...values))];', 'a3'],
])('if a program chooses %s, the line of best play begins with it', async (_, choose, move) => {
  expect((await findLine(choose))[0]).toBe(move);
});

test('if a program returns a move that it did not try, no line of best play begins at the root', async () => {
  expect(await findLine('return 1;')).toEqual([]);
});
