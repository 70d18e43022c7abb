import { opponent, type Side } from '../game/index.ts';
import { Kind } from './columns.ts';
import type { ProgramTrace } from './program-trace.ts';

/** What a program counts for the wins at a ply, all of the same side. */
export interface ProgramWin {
  readonly winner: Side;
  /** From MAX's side. */
  readonly score: number;
}

/** By ply; null if no won game there has a score, or if they have different winners or scores. */
export function findWins(trace: ProgramTrace): (ProgramWin | null)[] {
  const wins: (ProgramWin | null | undefined)[] = Array.from({ length: trace.plies + 1 });
  for (let node = 0; node < trace.length; node++) {
    if (trace.kindOf(node) !== Kind.terminal || Number.isNaN(trace.score[node])) continue;
    const winner = trace.root.game.outcome(trace.position(node));
    if (winner !== 'x' && winner !== 'o') continue;
    const [score, ply] = [trace.score[node], trace.ply[node]];
    const before = wins[ply];
    if (before === undefined) wins[ply] = { winner, score };
    else if (before?.winner !== winner || before.score !== score) wins[ply] = null;
  }
  return wins.map((win) => win ?? null);
}

/** The plies at which a node has the side to move that it has in play. */
export function findPliesAsInPlay(trace: ProgramTrace): ReadonlySet<number> {
  const [even, odd] = [trace.root.toMove, opponent(trace.root.toMove)];
  const found = new Set<number>();
  for (let node = 0; node < trace.length; node++) {
    const ply = trace.ply[node];
    if (trace.side(node) === (ply % 2 === 0 ? even : odd)) found.add(ply);
  }
  return found;
}
