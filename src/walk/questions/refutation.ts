import type { CellNaming } from '../../game/index.ts';
import { Kind, requireBestChild, type Trace } from '../../search/index.ts';
import { say, type TextPart, words } from '../../words/index.ts';
import { namePlayer } from '../sentence/point-of-view.ts';
import { findAnswerKind } from './question-kinds.ts';
import type { Answer, Question } from './question.ts';

/**
 * The best reply to a wrong move, if possible one that ends the game; null if the move is as good as the right one, or
 * ends the game.
 */
export function findRefutation(trace: Trace, { ask, node }: Question, given: Answer): number | null {
  const child = findAnswerKind(ask) === 'move' ? trace.child(node, Number(given)) : null;
  if (child === null || trace.score[child] === trace.score[node]) return null;
  const best = trace.bestChild(child);
  const isAsGood = (reply: number) => best !== null && trace.score[reply] === trace.score[best];
  return (
    [...trace.children(child)].find((reply) => trace.kindOf(reply) === Kind.terminal && isAsGood(reply)) ??
    best
  );
}

export function describeRefutation(trace: Trace, reply: number, naming: CellNaming): TextPart {
  const { game } = trace.root;
  const child = trace.parent[reply];
  const node = trace.parent[child];
  const { plies, winner, isDraw } = findLineEnd(trace, reply);
  const refuted = words.verdict.refuted({
    player: namePlayer(trace, node),
    other: namePlayer(trace, child),
    reply: game.moveName(trace.move[reply], naming),
    winner,
    isDraw,
    plies,
    score: trace.score[reply],
    isWinMissed: findLineEnd(trace, node).winner === namePlayer(trace, node),
  });
  if (!isLost(trace, node)) return refuted;
  const countPliesFrom = (from: number) => findLineEnd(trace, from).plies + trace.ply[from] - trace.ply[node];
  return say`${refuted} ${words.verdict.allLose(countPliesFrom(child), countPliesFrom(requireBestChild(trace, node)))}`;
}

export function isLost(trace: Trace, node: number): boolean {
  const { winner } = findLineEnd(trace, node);
  return winner !== null && winner !== namePlayer(trace, node);
}

/** The end of the best line, and its length in plies; no winner and no draw if the search stops before the end. */
function findLineEnd(trace: Trace, node: number) {
  const end = trace.principalNodes(node).at(-1)!;
  const outcome = trace.root.game.outcome(trace.position(end));
  return {
    plies: trace.ply[end] - trace.ply[node],
    winner: outcome === 'x' || outcome === 'o' ? words.nameSide(outcome) : null,
    isDraw: outcome === 'draw',
  };
}
