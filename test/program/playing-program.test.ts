import { expect, test } from 'vitest';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import {
  rewriteCall,
  PlayingProgram,
  usualLimits,
  type ProgramUse,
  type Reply,
} from '../../src/program/index.ts';
import { sampled } from '../sample.ts';
import { chooserPrograms } from './choosers.ts';
import { askHere, runHere, samples, type Sample } from './run-here.ts';

function reply(sample: Omit<Sample, 'says' | 'here'>, position: string): Promise<Reply> {
  const use: ProgramUse = {
    limits: usualLimits,
    runAt: (at, call) => runHere({ ...sample, position: at, call }),
    askWith: (call) => askHere({ ...sample, call }),
  };
  return new PlayingProgram(sample).findReply(parsePosition(position) as MnkPosition, use);
}

/** One move wins for X, one holds for O: who is read wrong, or asked for the other side, takes another. */
const positions = ['x../..o/.xo', 'x../.o./..x', 'xo./.x./.o.'] as const;

/** What looks only so far need not see it. */
const right = samples('right').filter(({ name }) => !name.includes('depth-limit'));

test.each(sampled(right, 8).map((each) => [each.name, each] as const))(
  '%s can move for either side, however it answers',
  async (_, sample) => {
    for (const position of positions) {
      const trace = search(parsePosition(position));
      const best = [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]);
      const { move, problem } = await reply(sample, position);
      expect(problem).toBe(null);
      expect(best.map((child) => trace.move[child])).toContain(move);
    }
  },
);

test('a call is rewritten for another position', () => {
  const at = (text: string) => parsePosition(text) as MnkPosition;
  const [written, asked] = [at('x../..o/.xo'), at('x../.o./..x')];
  const marks = { x: 1, o: 2 };
  const rewrite = (call: string, source = '', to = asked, names?: typeof marks) =>
    rewriteCall(call, source, written, to, names);
  expect(rewrite('minimax(board, 5, True)')).toBe('minimax(board, 6, False)');
  expect(rewrite('alphabeta(board, -inf, inf, "X")')).toBe('alphabeta(board, -inf, inf, "O")');
  expect(rewrite('search(board, 1)')).toBe('search(board, -1)');
  expect(rewrite('search(board, 1)', '', asked, marks)).toBe('search(board, 2)');
  expect(rewrite('max_value(board, -1, 1)')).toBe('min_value(board, -1, 1)');
  expect(rewrite('minimax(board, 0, True)', '', written)).toBe('minimax(board, 0, True)');
});

test('a number in a call is a depth only where the program does not compute a side from it', () => {
  const at = (text: string) => parsePosition(text) as MnkPosition;
  const rewrite = (call: string, source: string) =>
    rewriteCall(call, source, at('xox/xo./...'), at('xox/xo./o.x'));
  const down = 'return minimax(state, depth - 1, -player)';
  expect(rewrite('minimax(board, 4, 1)', down)).toBe('minimax(board, 2, 1)');
  expect(rewrite('Game(board, 3).minimax(board, 9, 1)', down)).toBe('Game(board, 3).minimax(board, 2, 1)');
  expect(rewrite('minimax(board, 1, 1)', down)).toBe('minimax(board, 1, 1)');
  expect(rewrite('minimax(board, 4)', 'return minimax(state, 7 - player)')).toBe('minimax(board, 4)');
  expect(rewrite('minimax(board, 7)', 'return minimax(state, depth + 1)')).toBe('minimax(board, 7)');
  const widen = (call: string, source: string) =>
    rewriteCall(call, source, at('xox/oxo/ox.'), at('x../.o./..x'));
  expect(widen('minimax(board, 1, True)', down)).toBe('minimax(board, 6, False)');
  expect(widen('search(board, 1)', '')).toBe('search(board, -1)');
});

test('a program plays with the function that chooses its moves, right or wrong, and not by the values of its search', async () => {
  const { source, language } = chooserPrograms[0];
  const wrong = source.replace('worth = minimax(False)', 'worth = minimax(True)');
  const start = parsePosition('.../.../...') as MnkPosition;
  const play = (text: string) =>
    reply({ name: '', source: text, language, call: '', position: start }, 'xox/oxx/o..');
  expect(await play(source)).toMatchObject({ move: 8, isByValue: false, run: { call: 'computer_move()' } });
  expect(await play(wrong)).toMatchObject({ move: 7, isByValue: false, run: { call: 'computer_move()' } });
  const alone = source.slice(0, source.indexOf('def computer_move'));
  expect(await play(alone)).toMatchObject({ move: 8, isByValue: true, run: { call: 'minimax(True)' } });
});
