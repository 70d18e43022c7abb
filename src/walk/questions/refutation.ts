import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { say, type Sayable, words } from '../../words/index.ts';
import { playerAt } from '../sentence/point-of-view.ts';
import { type Answer, givenTo, type Question } from './question.ts';

/** The best reply to a wrong move; null if the move is as good as the right one, or ends the game. */
export function refutationOf(trace: Trace, { ask, node }: Question, given: Answer): number | null {
  const child = givenTo(ask) === 'move' ? trace.child(node, Number(given)) : null;
  if (child === null || trace.score[child] === trace.score[node]) return null;
  return trace.bestChild(child);
}

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

/** Whether every move at a node loses. */
export function isLost(trace: Trace, node: number): boolean {
  const { winner } = endOf(trace, node);
  return winner !== null && winner !== playerAt(trace, node);
}

/** The end of the best line, and its length in plies; no winner and no draw if the search stops before the end. */
function endOf(trace: Trace, node: number) {
  const end = trace.principalNodes(node).at(-1)!;
  const outcome = trace.root.game.outcome(trace.position(end));
  return {
    plies: trace.ply[end] - trace.ply[node],
    winner: outcome === 'x' || outcome === 'o' ? words.side(outcome) : null,
    isDraw: outcome === 'draw',
  };
}
