import { formatScore } from './numbers.ts';
import { joinWithAnd } from './phrases.ts';

export interface MoveWorth {
  readonly move: string;
  /** Null if the call is not finished. */
  readonly score: number | null;
  readonly bound: 'exact' | 'lower' | 'upper' | null;
}

export const nameLimit = (bound: MoveWorth['bound']) =>
  bound === 'lower' ? 'at least ' : bound === 'upper' ? 'at most ' : '';

/** `a2 and c3 are worth 0`, `b3 is worth at most 1`: moves of one worth together, in the order of their first. */
export function listWorths(moves: readonly MoveWorth[], isOurs: boolean): string[] {
  const groups = new Map<string, string[]>();
  for (const { move, score, bound } of moves) {
    const worth = score === null ? '' : `${nameLimit(bound)}${formatScore(score)}`;
    groups.set(worth, [...(groups.get(worth) ?? []), move]);
  }
  return [...groups].map(([worth, names]) => {
    const are = names.length === 1 ? 'is' : 'are';
    if (worth === '') return `${joinWithAnd(names)} ${are} not finished`;
    return `${joinWithAnd(names)} ${isOurs ? `${are} worth` : 'returned'} ${worth}`;
  });
}
