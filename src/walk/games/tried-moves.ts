import type { Move } from '../../game/index.ts';
import { findWinner, type Trace, type Winner } from '../../search/index.ts';
import { findMoment, findStatus } from '../moment.ts';

/** A move of the root, as far as the search has got at a step. */
export interface TriedMove {
  readonly node: number;
  readonly move: Move;
  readonly status: ReturnType<typeof findStatus>;
  /** Whether the search has finished and plays this move. */
  readonly isChosen: boolean;
}

export function listTriedMoves(trace: Trace, step: number): TriedMove[] {
  const chosen = step === trace.stepCount - 1 ? trace.bestMove() : null;
  return [...trace.children(0)].map((node) => ({
    node,
    move: trace.move[node],
    status: findStatus(trace, node, step),
    isChosen: trace.move[node] === chosen,
  }));
}

/** The number of calls up to this step, with that of the root. */
export function countCalled(trace: Trace, step: number): number {
  const { node, kind } = findMoment(trace, step);
  const open = trace.ply[node] + (kind === 'enter' ? 1 : 0);
  return (step + 1 + open) / 2;
}

/** The answers by who wins after them if both play well, seen from the side that is to move. */
export function countProspects(trace: Trace): Record<'wins' | 'draws' | 'losses', number> {
  const winners = [...trace.children(0)].map((node) => findWinner(trace.score[node]));
  const count = (winner: Winner) => winners.filter((each) => each === winner).length;
  const [own, other] = trace.isMax(0) ? (['max', 'min'] as const) : (['min', 'max'] as const);
  return { wins: count(own), draws: count('draw'), losses: count(other) };
}
