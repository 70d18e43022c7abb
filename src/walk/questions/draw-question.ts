import type { Position } from '../../game/index.ts';
import {
  findCanonicalKey,
  findWinner,
  isLeaf,
  runAtOnce,
  sliceSearch,
  type Trace,
} from '../../search/index.ts';
import { isForeign } from '../narrator.ts';
import { findAnswerKind, type NodeAnswerKind } from './question-kinds.ts';
import { findAnswer, isTrivial, makeQuestion, type Answer, type Question } from './question.ts';

/** Small, because phones run the search too. */
const MOST_NODES = 3000;

/** How many positions are tried for one draw. */
const TRIES = 60;

/** A question about another position. */
export interface DrawnQuestion {
  readonly root: Position;
  /** The moves from the root, as the attribute `node` has them. */
  readonly path: string;
  /** Where its node has just been called. */
  readonly step: number;
}

/**
 * A question of the same kind about another position of the game: as many moves from its start, searched with the same
 * options, at as deep a node. Each draw, from 1, gives a different one, the same on every machine. Null if there is
 * none: in a tree of numbers, at the start of a game, for a large search or one of a program.
 */
export function drawQuestion(trace: Trace, question: Question, draw: number): DrawnQuestion | null {
  const { root, options } = trace;
  const isDrawn = root.game.start && typeof options.order === 'string' && !isForeign(trace);
  if (!isDrawn || trace.length > MOST_NODES) return null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const seed = draw * TRIES + attempt;
    const other = playAtRandom(root, seed);
    if (!other || findCanonicalKey(other) === findCanonicalKey(root)) continue;
    const found = runAtOnce(sliceSearch(other, options, Infinity));
    const hasTurn = turns[findAnswerKind(question.ask)];
    const isLiked = (answer: Answer) => attempt > TRIES / 2 || hasTurn(answer, draw);
    const paths = listPaths(found, trace, question).filter((path) => {
      const there = makeQuestion(found, question.ask, path);
      return !isTrivial(found, there) && isLiked(findAnswer(found, there));
    });
    const path = paths[mix(seed, paths.length) % paths.length];
    if (path === undefined) continue;
    const { node } = makeQuestion(found, question.ask, path);
    return { root: other, path, step: found.enterStep(node) };
  }
  return null;
}

/** A random position as far from the start as the given one; null if another side moves there or the game is over. */
function playAtRandom(root: Position, seed: number): Position | null {
  const { game } = root;
  let at = game.start!();
  for (let ply = 0; game.pliesLeft(at) > game.pliesLeft(root); ply++) {
    const moves = game.moves(at);
    at = game.play(at, moves[mix(seed, ply) % moves.length]);
    if (game.outcome(at) !== null) return null;
  }
  return at.toMove === root.toMove ? at : null;
}

/** A number that looks random, and is the same on every machine. */
function mix(seed: number, step: number): number {
  const mixed = Math.imul(seed ^ Math.imul(step + 1, 0x9e3779b1), 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}

/** The paths to all nodes at the same depth as the one in the question that are leaves if and only if it is. */
function listPaths(found: Trace, trace: Trace, { node, move }: Question): string[] {
  const depth = trace.ply[node];
  const all = Array.from(found.move.keys()).filter(
    (each) => found.ply[each] === depth && isLeaf(found, each) === isLeaf(trace, node),
  );
  return all.flatMap((each) => {
    const path = found.path(each);
    if (move === undefined) return [path.join(',')];
    return found.root.game.moves(found.position(each)).map((last) => [...path, last].join(','));
  });
}

/** Vary the answers from draw to draw: yes and no, and scores by which MIN, nobody and MAX wins. */
const turns: Readonly<Record<NodeAnswerKind, (answer: Answer, draw: number) => boolean>> = {
  score: (answer, draw) => findWinner(Number(answer)) === (['min', 'draw', 'max'] as const)[draw % 3],
  move: () => true,
  'yes or no': (answer, draw) => answer === (draw % 2 === 0),
};
