import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { isLeaf, search, type SearchOptions, type Trace } from '../../src/search/index.ts';
import {
  choicesThatDiffer,
  fasterWins,
  leafTrees,
  lostGame,
  puzzles,
  smallTree,
  threeAnswers,
  valueAndMove,
} from '../facts.ts';

const searchX = (text: string, options: SearchOptions = {}) =>
  search(parsePosition(text, { toMove: 'x' }), options);
const moveScores = (trace: Trace) =>
  Object.fromEntries([...trace.children(0)].map((child) => [trace.move[child], trace.score[child]]));
const bestMoves = (trace: Trace) =>
  [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]).map((c) => trace.move[c]);

test.each(puzzles)('puzzle $position: $move after $nodes nodes', ({ position, move, nodes, best }) => {
  const trace = searchX(position, { max: 'mover' });
  expect(trace.bestMove()).toBe(move);
  expect(bestMoves(trace)).toEqual(best);
  expect(trace.length).toBe(nodes);
});

describe('the small tree', () => {
  const trace = searchX(smallTree.position);

  test('has its nodes, leaves and steps', () => {
    expect(trace.length).toBe(smallTree.nodes);
    expect(trace.stepCount).toBe(smallTree.steps);
    expect([...trace.kind.keys()].filter((node) => isLeaf(trace, node))).toHaveLength(smallTree.leaves);
  });

  test('wins at 7, draws at 3, loses at 8', () => {
    expect(moveScores(trace)).toEqual(smallTree.moves);
    expect(trace.bestMove()).toBe(smallTree.best);
  });

  test('finds nodes by their moves, and moves and positions by their nodes', () => {
    const node = trace.find([8, 7, 3])!;
    expect(trace.path(node)).toEqual([8, 7, 3]);
    expect(trace.root.game.format(trace.position(node))).toBe('oxx/xxo/oox');
    expect(trace.find([7, 3])).toBeNull();
    expect(trace.child(0, 4)).toBeNull();
  });

  test('refuses nodes that it does not have', () => {
    const message = (node: number) =>
      `invalid node ${node}: the trace has 11 nodes, expected a whole number from 0 to 10`;
    for (const node of [-1, 11, 1.5]) expect(() => trace.path(node)).toThrow(new RangeError(message(node)));
    expect(() => trace.bestChild(11)).toThrow(new RangeError(message(11)));
  });
});

test.each(valueAndMove)('value and move of $position, cells from 1: $answer', ({ position, answer }) => {
  const trace = searchX(position);
  const { game } = trace.root;
  expect([trace.score[0], Number(game.moveName(trace.bestMove()!, '1-9'))]).toEqual(answer);
});

test('three moves, three answers: a win counts 10', () => {
  expect(moveScores(searchX(threeAnswers.position, { win: 10 }))).toEqual(threeAnswers.moves);
});

test('a win in fewer plies scores more, counted from the move', () => {
  const trace = searchX(fasterWins.position, { scoring: 'depth', depthFrom: 'move' });
  expect(moveScores(trace)).toEqual(fasterWins.moves);
  expect(trace.length).toBe(fasterWins.nodes);
});

test.each(choicesThatDiffer)('plain and depth-penalised scoring differ on $position', (fact) => {
  const plain = searchX(fact.position);
  const depth = searchX(fact.position, { scoring: 'depth' });
  expect(plain.bestMove()).toBe(fact.plain);
  expect(depth.bestMove()).toBe(fact.depth);
  expect(moveScores(depth)).toMatchObject(fact.scores);
  expect(Math.sign(depth.score[0])).toBe(Math.sign(plain.score[0]));
  if (fact.nodes !== null) expect([plain.length, depth.length]).toEqual([fact.nodes, fact.nodes]);
});

test('a lost position: every move loses, the best one holds out longest', () => {
  const { position } = choicesThatDiffer[3];
  const plain = moveScores(searchX(position));
  expect(new Set(Object.values(plain))).toEqual(new Set([-1]));
  const depth = moveScores(searchX(position, { scoring: 'depth' }));
  expect(Math.max(...Object.values(depth))).toBe(-6);
});

test('a game is lost at the move after which the value is no longer a draw', () => {
  let position = parsePosition('.../.../...');
  const valuesAfter = lostGame.moves.map((move) => {
    position = position.game.play(position, move);
    return search(position).score[0];
  });
  expect(position.game.outcome(position)).toBe(lostGame.winner);
  expect(valuesAfter.slice(0, lostGame.mistake)).toEqual([0]);
  expect(new Set(valuesAfter.slice(lostGame.mistake))).toEqual(new Set([1]));
});

test.each(leafTrees)('the tree $tree is worth $score', ({ tree, score, nodes, called, branch }) => {
  const root = parsePosition(JSON.stringify(tree));
  const trace = search(root);
  expect(trace.score[0]).toBe(score);
  expect(trace.length).toBe(nodes);
  expect(search(root, { algorithm: 'alpha-beta' }).length).toBe(called);
  expect(trace.bestMove()).toBe(branch);
});

test('with O to move the root is a MIN node', () => {
  const trace = search(parsePosition('[[3,5],[2,9]]', { toMove: 'o' }));
  expect([trace.isMax(0), trace.score[0], trace.bestMove()]).toEqual([false, 5, 0]);
});
