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
  '%s is asked for a move of either side, in whatever way it answers',
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

test('a call is written anew for another position', () => {
  const at = (text: string) => parsePosition(text) as MnkPosition;
  const [written, asked] = [at('x../..o/.xo'), at('x../.o./..x')];
  const marks = { x: 1, o: 2 };
  expect(rewriteCall('minimax(board, 5, True)', written, asked)).toBe('minimax(board, 6, False)');
  expect(rewriteCall('alphabeta(board, -inf, inf, "X")', written, asked)).toBe(
    'alphabeta(board, -inf, inf, "O")',
  );
  expect(rewriteCall('search(board, 1)', written, asked)).toBe('search(board, -1)');
  expect(rewriteCall('search(board, 1)', written, asked, marks)).toBe('search(board, 2)');
  expect(rewriteCall('max_value(board, -1, 1)', written, asked)).toBe('min_value(board, -1, 1)');
  expect(rewriteCall('minimax(board, 0, True)', written, written)).toBe('minimax(board, 0, True)');
});
