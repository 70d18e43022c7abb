import { countBits } from '../game/index.ts';
import { readCalls } from './calls.ts';
import { findReached } from './outline.ts';
import type { Marks } from './read-cells.ts';
import type { RunLog } from './run-log.ts';
import { makeSeenReader } from './seen-calls.ts';
import type { RunSubject } from './seen.ts';

/** What the calls of a run show of its search. */
export interface SeenSearch {
  /** The functions, by index, that come to call each other on a board with one more mark; empty if none was seen. */
  readonly functions: ReadonlySet<number>;
  /** The functions that the call itself ran. */
  readonly asked: ReadonlySet<number>;
}

/** Finds the search in the calls, not by names: placing again, asking again or printing is no search. */
export function findSearch(log: RunLog, subject: RunSubject): SeenSearch {
  const calls = readCalls(log);
  const at = makeSeenReader(log, calls, subject);
  const reach = findReached(subject.outline);
  const name = (call: number) => subject.outline.functions[at(call).ran].name;
  const isCycle = (one: number, other: number) =>
    reach.get(name(one))!.has(name(other)) && reach.get(name(other))!.has(name(one));
  const [onePly, changed, begun, asked] = Array.from({ length: 4 }, () => new Set<number>());
  for (let call = 0; call < calls.length; call++) {
    if (calls.parent[call] < 0) asked.add(at(call).ran);
    const { board } = at(call);
    if (board === null) continue;
    const between = [at(call).ran];
    let above = calls.parent[call];
    for (; above >= 0 && at(above).board === null; above = calls.parent[above]) between.push(at(above).ran);
    if (above < 0) continue;
    const change = compareBoards(at(above).board!, board);
    if (change === 'same') continue;
    if (!isCycle(above, call)) {
      // Another function asks about the board after a move, and what it asks could go on.
      if (change === 'one' && isCycle(call, call)) begun.add(at(call).ran);
      continue;
    }
    const found = change === 'one' ? onePly : changed;
    for (const each of [...between, at(above).ran]) found.add(each);
  }
  return { functions: [onePly, changed, begun].find(({ size }) => size > 0) ?? onePly, asked };
}

function compareBoards(from: Marks, to: Marks): 'same' | 'one' | 'other' {
  const [added, gone] = [(to.x & ~from.x) | (to.o & ~from.o), (from.x & ~to.x) | (from.o & ~to.o)];
  if (added === 0 && gone === 0) return 'same';
  return gone === 0 && countBits(added) === 1 ? 'one' : 'other';
}
