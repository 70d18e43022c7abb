import type { Outcome } from '../../game/index.ts';
import type { Reading } from './reading.ts';

export interface EndScores {
  /** The commonest value of each outcome; `NaN` if it has none. */
  readonly usual: Readonly<Record<Outcome & string, number>>;
  /** MAX's win counts more than a draw, and a draw more than MIN's win, as far as these occur. */
  readonly isOrdered: boolean;
  /** The value of a draw if it is between those of wins; else 0, which a win should exceed too. */
  readonly draw: number;
  /** Every later win counts more than all earlier ones. */
  readonly isLateBest: boolean;
  /** Wins of one side count differently. */
  readonly isGraded: boolean;
  readonly most: number;
  readonly least: number;
}

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
  const isLateBest = rises(sizes.x) || rises(sizes.o);
  const isGraded = counts.x.size > 1 || counts.o.size > 1;
  return { usual, isOrdered, draw, isLateBest, isGraded, most, least };
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
 * Negamax without the minus: won games score below 0, and calls return the largest value of their children. A function
 * that only calls the search may change the sign, and is not part of it.
 */
export function isUnturned(reading: Reading, raw: ArrayLike<number>): boolean {
  const winners = new Set<Outcome>();
  let isTelling = false;
  for (let node = reading.isRootAlone() ? 1 : 0; node < reading.length; node++) {
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
