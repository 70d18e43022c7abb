import type { Outcome, Side } from '../game/index.ts';
import { words, type ScoringWords } from '../words/index.ts';

/** What a draw counts in every scoring. */
export const DRAW = 0;

export type Winner = 'max' | 'min' | 'draw';

/** Who wins by a score from MAX's side. */
export function findWinner(score: number): Winner {
  return score > DRAW ? 'max' : score < DRAW ? 'min' : 'draw';
}

/** What a win counts at a depth. A loss counts its negative. */
export interface Scoring {
  readonly name: string;
  /** What a win counts by default, before any penalty. */
  readonly usualWin: number;
  /** Whether equal wins at different depths count differently, so that a sum shows the depth. */
  readonly dependsOnDepth: boolean;
  /** Whether the earlier of two wins counts more, and the earlier of two losses less. */
  readonly prefersEarlyWins: boolean;
  /** Points that a win loses per ply of depth. */
  readonly penalty: number;
  points(win: number, depth: number): number;
  /** The depth at which a win counts `points`; null if that does not depend on it. */
  readonly findDepth: ((win: number, points: number) => number) | null;
  /** What `points` subtracts from a win, as written in a sum: the 3 of `10 − 3 = 7`. */
  formatSubtracted(depth: number): string;
  /** The same position's score `plies` deeper, while a win beats a draw; null if it does not follow from the score. */
  readonly shift: ((score: number, plies: number) => number) | null;
  /** Null if the penalty cannot be changed. */
  readonly changePenalty: ((penalty: number) => Scoring) | null;
  readonly words: ScoringWords;
}

/** Takes `penalty` points from a win per ply of depth: 0 is plain, 1 is usual. */
function makeScoring(penalty: number, own: Pick<Scoring, 'name' | 'usualWin' | 'words'>): Scoring {
  const decimal = Number.isInteger(penalty) ? (score: number) => score : toDecimal;
  return {
    ...own,
    penalty,
    dependsOnDepth: penalty !== 0,
    prefersEarlyWins: penalty > 0,
    points: (win, depth) => decimal(win - penalty * depth),
    findDepth: penalty === 0 ? null : (win, points) => decimal((win - points) / penalty),
    formatSubtracted: (depth) => words.subtracted(penalty, depth),
    shift: (score, plies) => decimal(score - Math.sign(score - DRAW) * penalty * plies),
    changePenalty: (other) => makeScoring(other, own),
  };
}

/** Rounds, so that sums equal on paper are equal here: `10 − 0.1 × 3` is 9.7, scored or read from a table. */
function toDecimal(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}

export const scorings = {
  plain: {
    ...makeScoring(0, { name: 'plain', usualWin: 1, words: words.scorings.plain }),
    changePenalty: null,
  },
  depth: makeScoring(1, { name: 'depth', usualWin: 10, words: words.scorings.depth }),
} as const satisfies Record<string, Scoring>;

/** The options that decide what a finished game counts. */
interface ScoringOptions {
  readonly scoring: Scoring;
  /** Before any penalty. */
  readonly win: number;
  /** Where depth 0 is: at the root, or after its first move. */
  readonly depthFrom: 'root' | 'move';
  readonly max: Side;
}

/** The depth that a scoring sees at a ply. */
export function countDepth(ply: number, { depthFrom }: Pick<ScoringOptions, 'depthFrom'>): number {
  return depthFrom === 'root' ? ply : Math.max(0, ply - 1);
}

export function scoreWin(ply: number, options: Omit<ScoringOptions, 'max'>): number {
  return options.scoring.points(options.win, countDepth(ply, options));
}

/** From MAX's side. The number at a leaf of an explicit tree is its score, unchanged. */
export function scoreOutcome(outcome: Outcome, ply: number, options: ScoringOptions): number {
  if (typeof outcome === 'number') return outcome;
  if (outcome === 'draw') return DRAW;
  const points = scoreWin(ply, options);
  return outcome === options.max ? points : -points;
}

/** A score found at ply `from`, as it reads at ply `to`; unchanged if the scoring cannot shift it. */
export function shiftScore(
  score: number,
  from: number,
  to: number,
  { scoring }: Pick<ScoringOptions, 'scoring'>,
): number {
  return scoring.shift?.(score, to - from) ?? score;
}
