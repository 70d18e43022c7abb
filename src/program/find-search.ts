import { countBits } from '../game/index.ts';
import { findReached } from './outline.ts';
import type { Marks } from './read-cells.ts';
import type { SeenCalls } from './seen-calls.ts';

/** The search that the calls of a run show. */
export interface SeenSearch {
  /**
   * The functions, by index, that call each other, directly or not, on a board with one more mark; empty if none was
   * seen.
   */
  readonly functions: ReadonlySet<number>;
  /** The functions that the call itself ran. */
  readonly asked: ReadonlySet<number>;
}

/** Finds the search in the calls, not by names. Placing a mark again, repeating a call or printing does not count. */
export function findSearch(seen: SeenCalls): SeenSearch {
  const { length, parent } = seen.calls;
  const { outline } = seen.subject;
  const reach = findReached(outline);
  const names = outline.functions.map(({ name }) => name);
  const isCycle = (one: number, other: number) =>
    reach.get(names[one])!.has(names[other]) && reach.get(names[other])!.has(names[one]);
  const [onePly, changed, begun, asked] = Array.from({ length: 4 }, () => new Set<number>());
  for (let call = 0; call < length; call++) {
    const { ran, board } = seen.at(call);
    if (parent[call] < 0) asked.add(ran);
    if (board === null) continue;
    let above = parent[call];
    while (above >= 0 && seen.at(above).board === null) above = parent[above];
    if (above < 0) continue;
    const from = seen.at(above);
    const change = compareBoards(from.board!, board);
    if (change === 'same') continue;
    if (!isCycle(from.ran, ran)) {
      // Another function calls a search on the board after a move, and that search could go on.
      if (change === 'one' && isCycle(ran, ran)) begun.add(ran);
      continue;
    }
    const found = change === 'one' ? onePly : changed;
    found.add(from.ran);
    for (let each = call; each !== above; each = parent[each]) found.add(seen.at(each).ran);
  }
  return { functions: [onePly, changed, begun].find(({ size }) => size > 0) ?? onePly, asked };
}

function compareBoards(from: Marks, to: Marks): 'same' | 'one' | 'other' {
  const [added, gone] = [(to.x & ~from.x) | (to.o & ~from.o), (from.x & ~to.x) | (from.o & ~to.o)];
  if (added === 0 && gone === 0) return 'same';
  return gone === 0 && countBits(added) === 1 ? 'one' : 'other';
}
