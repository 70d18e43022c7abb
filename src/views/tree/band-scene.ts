import { opponent, type Position, type Side } from '../../game/index.ts';
import { countDepth, ProgramTrace, type ResolvedOptions, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import type { DrawnComparison, Metrics } from './metrics.ts';

export interface BandScene {
  readonly ply: number;
  readonly y: number;
  readonly height: number;
  readonly isMax: boolean;
  readonly label: string;
  readonly role: string;
  /** Null where no move can have ended a game. */
  readonly wins: BandWins | null;
}

/** `X wins`, `10 − 3`: who wins, and what it counts in each drawn search. */
export interface BandWins {
  readonly lines: readonly string[];
  readonly isMax: boolean;
}

export function buildBandScenes(trace: Trace, metrics: Metrics, beside: DrawnComparison): BandScene[] {
  const { plies, row, above } = metrics;
  const winsAt = prepareWins(trace, beside);
  return Array.from({ length: plies + 1 }, (_, ply) => {
    const isMax = trace.isMaxPly(ply);
    return {
      ply,
      y: ply * row - above,
      height: row,
      isMax,
      label: words.tree.ply(ply),
      role: words.nameRole(isMax),
      wins: winsAt(ply),
    };
  });
}

/** What a win counts at each ply, in words; differing searches get one line each. */
function prepareWins(
  trace: Trace,
  { comparison, isJoint }: DrawnComparison,
): (ply: number) => BandWins | null {
  if (trace.root.game.isAbstract) return () => null;
  const sides = comparison && isJoint ? [comparison.left, comparison.right] : [trace];
  return (ply) => {
    if (ply === 0) return null;
    const wins = sides.map((side) => findWin(side, ply));
    const winner = wins.find((win) => win !== null)?.winner;
    if (!winner) return null;
    const counts = wins.map((win) => (win?.winner === winner ? win.count : null));
    const isOne = new Set(counts).size === 1;
    const named = counts.flatMap((text, side) =>
      text === null ? [] : [words.sides.named(comparison?.labels[side].short ?? '', text)],
    );
    const lines = [words.tree.wins(winner), ...(isOne ? [counts[0]!] : named)];
    return { lines, isMax: winner === trace.options.max };
  };
}

interface CountedWin {
  readonly winner: Side;
  readonly count: string;
}

/**
 * Only the last mover can have won (or lost, in misère), with marks enough for a line: anything finer would tell where
 * the game ends. A program counts what its calls returned; null if that is unclear.
 */
function findWin(trace: Trace, ply: number): CountedWin | null {
  const { root, options } = trace;
  if (trace instanceof ProgramTrace) {
    const win = trace.wins[ply];
    if (!win) return null;
    const { winner, score } = win;
    return {
      winner,
      count: options.scoring.dependsOnDepth ? formatWinCount(options, winner, ply) : words.formatScore(score),
    };
  }
  const { misere = false, k = 0 } = root.game;
  const mover = ply % 2 === 0 ? opponent(root.toMove) : root.toMove;
  if (countMarks(root, mover) + Math.ceil(ply / 2) < k) return null;
  const winner = misere ? opponent(mover) : mover;
  return { winner, count: formatWinCount(options, winner, ply) };
}

function countMarks(position: Position, side: Side): number {
  return position.game.board(position)?.cells.filter((mark) => mark === side).length ?? 0;
}

/** Before it is added up: `10 − 3`, `4 − 10`, `−1`. */
function formatWinCount(options: ResolvedOptions, winner: Side, ply: number): string {
  const { scoring, win, max } = options;
  const isMax = winner === max;
  if (!scoring.dependsOnDepth) return words.formatScore(isMax ? win : -win);
  const subtracted = scoring.formatSubtracted(countDepth(ply, options));
  return words.tree.winAt({ isMax, win, subtracted });
}
