import type { Outcome, Side } from '../game/index.ts';
import { words, type ScoringWords } from '../words/index.ts';

/** A way of scoring: what a win counts at a depth. A loss counts its negative, a draw 0. */
export interface Scoring {
  /** What options, attributes and addresses call it. */
  readonly name: string;
  /** What a win counts before anything is subtracted, unless an option says otherwise. */
  readonly usualWin: number;
  /** Whether a win counts less the deeper it lies. */
  readonly isPenalised: boolean;
  /** How many points a win loses for every ply of its depth. */
  readonly penalty: number;
  /** What a win at a depth counts, in points. */
  points(win: number, depth: number): number;
  /** What `points` subtracts from a win, as a sum writes it: the 3 of `10 − 3 = 7`. */
  subtracted(depth: number): string;
  /**
   * A score as it reads for the same position so many plies deeper, where a win beats a draw; null where that does not
   * follow from the score, so that a table answers only at the ply at which it has learnt.
   */
  readonly shift: ((score: number, plies: number) => number) | null;
  /** The same scoring with another penalty; null where there is none to change. */
  readonly penalised: ((penalty: number) => Scoring) | null;
  readonly words: ScoringWords;
}

/** A scoring that takes `penalty` points from a win for every ply of its depth: 0 is plain, 1 the usual penalty. */
function penalising(penalty: number, own: Pick<Scoring, 'name' | 'usualWin' | 'words'>): Scoring {
  const decimal = Number.isInteger(penalty) ? (score: number) => score : toDecimal;
  return {
    ...own,
    penalty,
    isPenalised: penalty !== 0,
    points: (win, depth) => decimal(win - penalty * depth),
    subtracted: (depth) => words.subtracted(penalty, depth),
    shift: (score, plies) => decimal(score - Math.sign(score) * penalty * plies),
    penalised: (other) => penalising(other, own),
  };
}

/**
 * A score as its decimals say it: sums of parts of a point that are equal on paper are to be equal here too, so that
 * `10 − 0.1 × 3` is 9.7 whether it is scored or read from a table.
 */
function toDecimal(score: number): number {
  return Math.round(score * 1e9) / 1e9;
}

/** The scorings that there are, by name. */
export const scorings = {
  plain: { ...penalising(0, { name: 'plain', usualWin: 1, words: words.scorings.plain }), penalised: null },
  depth: penalising(1, { name: 'depth', usualWin: 10, words: words.scorings.depth }),
} as const satisfies Record<string, Scoring>;

/** What of the options of a search says what an end counts. */
export interface ScoredBy {
  readonly scoring: Scoring;
  /** What a win counts before anything is subtracted. */
  readonly win: number;
  /** From where the depth is counted: the root, or the position after its move. */
  readonly depthFrom: 'root' | 'move';
  /** The side for which scores are good. */
  readonly max: Side;
}

/** The depth that a scoring sees at this ply: the plies from the root, or from the position after the move. */
export function depthAt(ply: number, { depthFrom }: Pick<ScoredBy, 'depthFrom'>): number {
  return depthFrom === 'root' ? ply : Math.max(0, ply - 1);
}

/** What a win at this ply counts, in points. */
export function winAt(ply: number, options: Omit<ScoredBy, 'max'>): number {
  return options.scoring.points(options.win, depthAt(ply, options));
}

/**
 * The score of a finished game from MAX's side: what a win counts there or its negative, 0 for a draw. The number at a
 * leaf of an explicit tree is its score as it stands.
 */
export function scoreOf(outcome: Outcome, ply: number, options: ScoredBy): number {
  if (typeof outcome === 'number') return outcome;
  if (outcome === 'draw') return 0;
  const points = winAt(ply, options);
  return outcome === options.max ? points : -points;
}

/** A score found at one ply, as it reads for the same position at another, where the scoring can tell; else as it is. */
export function scoreAtPly(
  score: number,
  from: number,
  to: number,
  { scoring }: Pick<ScoredBy, 'scoring'>,
): number {
  return scoring.shift?.(score, to - from) ?? score;
}
