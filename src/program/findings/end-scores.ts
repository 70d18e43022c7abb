import type { Outcome } from '../../game/index.ts';
import type { Reading } from './reading.ts';

/** What the finished games of a tree count, as the program has it. */
export interface EndScores {
  /** What most games that ended so count; `NaN` where none did, or none counts a number. */
  readonly usual: Readonly<Record<Outcome & string, number>>;
  /** Whether a win of MAX counts more than a draw and a draw more than a win of MIN, as far as they come up. */
  readonly isOrdered: boolean;
  /** What a draw counts, if that lies between the wins of both sides; nothing otherwise, which a win should exceed too. */
  readonly draw: number;
  /** Whether every later win counts more than all earlier ones. */
  readonly isLateBest: boolean;
  /** The most and the least that any counts. */
  readonly most: number;
  readonly least: number;
}

/** Reads what finished games count in a trace. */
export function readEndScores(reading: Reading): EndScores {
  const counts = {
    x: new Map<number, number>(),
    o: new Map<number, number>(),
    draw: new Map<number, number>(),
  };
  const sizes = { x: new Map<number, Set<number>>(), o: new Map<number, Set<number>>() };
  let [most, least] = [-Infinity, Infinity];
  for (let node = 0; node < reading.length; node++) {
    if (!reading.isLeaf(node) || !reading.isReturned(node)) continue;
    const outcome = reading.outcome(node) as 'x' | 'o' | 'draw' | null;
    const score = reading.score(node);
    if (outcome === null || Number.isNaN(score)) continue;
    counts[outcome].set(score, (counts[outcome].get(score) ?? 0) + 1);
    most = Math.max(most, score);
    least = Math.min(least, score);
    if (outcome !== 'draw') {
      const plies = reading.trace.ply[node];
      sizes[outcome].set(plies, (sizes[outcome].get(plies) ?? new Set()).add(Math.abs(score)));
    }
  }
  const usual = { x: findUsual(counts.x), o: findUsual(counts.o), draw: findUsual(counts.draw) };
  const [best, worst] = reading.max === 'x' ? [usual.x, usual.o] : [usual.o, usual.x];
  const inOrder = [best, usual.draw, worst].filter((score) => !Number.isNaN(score));
  const isOrdered = inOrder.every((score, i) => i === 0 || inOrder[i - 1] > score);
  const draw = isOrdered && !Number.isNaN(usual.draw) ? usual.draw : 0;
  return { usual, isOrdered, draw, isLateBest: rises(sizes.x) || rises(sizes.o), most, least };
}

function findUsual(counts: ReadonlyMap<number, number>): number {
  let [usual, most] = [Number.NaN, 0];
  for (const [score, count] of counts) if (count > most) [usual, most] = [score, count];
  return usual;
}

function rises(sizes: ReadonlyMap<number, ReadonlySet<number>>): boolean {
  const plies = [...sizes.keys()].toSorted((a, b) => a - b);
  const all = plies.map((ply) => [...sizes.get(ply)!]);
  return (
    all.length > 1 &&
    all.every((each) => each.length === 1 && Number.isFinite(each[0])) &&
    all.every(([size], i) => i === 0 || size > all[i - 1][0])
  );
}

/**
 * Whether a program scores finished games for the side to move, as negamax does, and then forgets the minus: every game
 * that was won counts less than nothing, and every call returns the largest of what it was handed.
 */
export function isUnturned(reading: Reading, raw: ArrayLike<number>): boolean {
  const winners = new Set<Outcome>();
  let isTelling = false;
  for (let node = 0; node < reading.length; node++) {
    if (!reading.isReturned(node)) continue;
    if (reading.isLeaf(node)) {
      const outcome = reading.outcome(node);
      if (outcome === 'draw' || outcome === null) continue;
      if (!(raw[node] < 0)) return false;
      winners.add(outcome);
    } else {
      const scores = reading.children(node).map((child) => raw[child]);
      if (raw[node] !== Math.max(...scores)) return false;
      isTelling ||= raw[node] !== Math.max(...scores.map((score) => -score));
    }
  }
  return winners.size === 2 && isTelling;
}
