import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { say, type Sayable, words } from '../../words/index.ts';
import { playerAt } from '../sentence/point-of-view.ts';
import { type Answer, givenTo, type Question } from './question.ts';

/**
 * The node of the reply that refutes a wrong move: the first move of the other side's best line. Null where there is
 * none: the move is right or worth just as much, or it ends the game.
 */
export function refutationOf(trace: Trace, { ask, node }: Question, given: Answer): number | null {
  const child = givenTo(ask) === 'move' ? trace.child(node, Number(given)) : null;
  if (child === null || trace.score[child] === trace.score[node]) return null;
  return trace.bestChild(child);
}

/** What the reply that refutes a move leads to, and what is lost by it where every move loses. */
export function tellRefutation(trace: Trace, reply: number, naming: CellNaming): Sayable {
  const { game } = trace.root;
  const child = trace.parent[reply];
  const node = trace.parent[child];
  const { plies, winner, isDraw } = endOf(trace, reply);
  const told = words.verdict.refuted({
    player: playerAt(trace, node),
    other: playerAt(trace, child),
    reply: game.moveName(trace.move[reply], naming),
    winner,
    isDraw,
    plies,
    score: trace.score[reply],
  });
  if (!isLost(trace, node)) return told;
  const lasts = (from: number) => endOf(trace, from).plies + trace.ply[from] - trace.ply[node];
  return say`${told} ${words.verdict.allLose(lasts(child), lasts(trace.bestChild(node)!))}`;
}

/** Whether the other side has won at the end of the best line from a node, so that every move there loses. */
export function isLost(trace: Trace, node: number): boolean {
  const { winner } = endOf(trace, node);
  return winner !== null && winner !== playerAt(trace, node);
}

/** How the best line from a node ends, and after how many plies; no winner and no draw where the search stops early. */
function endOf(trace: Trace, node: number) {
  const end = trace.principalNodes(node).at(-1)!;
  const outcome = trace.root.game.outcome(trace.position(end));
  return {
    plies: trace.ply[end] - trace.ply[node],
    winner: outcome === 'x' || outcome === 'o' ? words.side(outcome) : null,
    isDraw: outcome === 'draw',
  };
}
