import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import {
  countDepth,
  resolveOptions,
  scoreOutcome,
  scorings,
  search,
  type SearchOptions,
} from '../../src/search/index.ts';
import { positions, scoringsCompared } from '../facts.ts';
import { isOver, reachable } from '../naive.ts';

const running = reachable().filter(({ grid }) => !isOver(grid));

/** What a search of every running position answers: its score, and all its best moves. */
function answers(options: SearchOptions) {
  return running.map(({ text }) => {
    const trace = search(parsePosition(text), { max: 'mover', ...options });
    const best = [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]);
    return { score: trace.score[0], first: trace.bestMove()!, best: best.map((child) => trace.move[child]) };
  });
}

test.each([...Object.values(scorings), ...[0, 0.05, -1].map(scorings.depth.changePenalty!)])(
  '$name scoring with a penalty of $penalty says which of two wins counts more',
  (scoring) => {
    const [early, late] = [1, 3].map((depth) => scoring.points(10, depth));
    expect(scoring.dependsOnDepth).toBe(early !== late);
    expect(scoring.prefersEarlyWins).toBe(early > late);
  },
);

describe('plain against depth-penalised over every running position', () => {
  const plain = answers({});
  const depth = answers({ scoring: 'depth' });

  test('there are as many as there should be', () => {
    expect(running).toHaveLength(positions.running);
  });

  test('the sign of the value never differs', () => {
    expect(depth.map(({ score }) => Math.sign(score))).toEqual(plain.map(({ score }) => Math.sign(score)));
  });

  test('best moves of depth-penalised scoring are best moves of plain scoring, sometimes fewer', () => {
    const lost = depth.filter(({ best }, i) => !best.every((move) => plain[i].best.includes(move)));
    expect(lost).toEqual([]);
    const shrinks = depth.filter(({ best }, i) => best.length < plain[i].best.length);
    expect(shrinks).toHaveLength(scoringsCompared.setShrinks);
  });

  test('the first best move of plain scoring stops being best in won and in lost positions', () => {
    const stops = plain.filter(({ first }, i) => !depth[i].best.includes(first));
    const { all, won, lost } = scoringsCompared.firstStopsBeingBest;
    expect(stops).toHaveLength(all);
    expect(stops.filter(({ score }) => score > 0)).toHaveLength(won);
    expect(stops.filter(({ score }) => score < 0)).toHaveLength(lost);
  });

  test('where the depth is counted from never changes the choice', () => {
    const fromMove = answers({ scoring: 'depth', depthFrom: 'move' });
    expect(fromMove.map(({ best }) => best)).toEqual(depth.map(({ best }) => best));
  });

  test('how much is subtracted for a ply never changes the choice, as long as it is anything', () => {
    for (const penalty of [0.05, 0.7]) {
      const part = answers({ scoring: 'depth', penalty });
      expect(part.map(({ best }) => best)).toEqual(depth.map(({ best }) => best));
    }
    const none = answers({ scoring: 'depth', penalty: 0 });
    expect(none.map(({ best }) => best)).toEqual(plain.map(({ best }) => best));
  });

  test('what a win counts never changes the choice of plain scoring', () => {
    expect(answers({ win: 10 }).map(({ best }) => best)).toEqual(plain.map(({ best }) => best));
  });
});

describe('one score', () => {
  const root = parsePosition('.../.../...');
  const options = (given: SearchOptions) => resolveOptions(given, root);

  test('depth is 0 at the root, or at the position after the first move', () => {
    const depths = (depthFrom: 'root' | 'move') => [0, 1, 2, 9].map((ply) => countDepth(ply, { depthFrom }));
    expect(depths('root')).toEqual([0, 1, 2, 9]);
    expect(depths('move')).toEqual([0, 0, 1, 8]);
  });

  test.each([
    ['x', 3, {}, 1],
    ['o', 3, {}, -1],
    ['draw', 3, {}, 0],
    ['x', 3, { win: 10 }, 10],
    ['x', 3, { scoring: 'depth' }, 7],
    ['o', 3, { scoring: 'depth' }, -7],
    ['draw', 3, { scoring: 'depth' }, 0],
    ['x', 3, { scoring: 'depth', depthFrom: 'move' }, 8],
    ['x', 3, { scoring: 'depth', max: 'o' }, -7],
    ['o', 3, { scoring: 'depth', max: 'o' }, 7],
    [4.5, 3, { scoring: 'depth' }, 4.5],
    ['x', 3, { scoring: 'depth', penalty: 0.1 }, 9.7],
    ['o', 4, { scoring: 'depth', penalty: 0.5 }, -8],
    ['x', 3, { scoring: 'depth', penalty: 0 }, 10],
    ['x', 3, { scoring: 'plain', penalty: 0.5 }, 1],
  ] as const)('%s at ply %i with %j is %d', (outcome, ply, given, score) => {
    expect(scoreOutcome(outcome, ply, options(given))).toBe(score);
  });
});
