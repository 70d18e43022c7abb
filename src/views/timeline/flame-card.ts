import { svg } from 'lit';
import { findWinner, type Trace, type Winner } from '../../search/index.ts';
import { findMoment } from '../../walk/index.ts';
import { roundToTenth } from '../round.ts';

interface ColourRun {
  readonly winner: Winner;
  readonly from: number;
}

/** Where in its row a bar begins, and how much of the row it fills, so that colour is not the only sign. */
export const barShapes: Readonly<Record<Winner, { readonly top: number; readonly height: number }>> = {
  max: { top: 0, height: 1 },
  draw: { top: 0.36, height: 0.28 },
  min: { top: 0.5, height: 0.5 },
};

/**
 * Every call as a bar in the colour of its score, one row a ply: high for MAX, low for MIN, thin for a draw. Each column
 * of pixels shows the step at its middle. One path a colour.
 */
export function drawFlameCard(trace: Trace, width: number, height: number) {
  const row = height / (trace.plies + 1);
  const paths: Record<Winner, string> = { max: '', min: '', draw: '' };
  const open: (ColourRun | null)[] = Array.from({ length: trace.plies + 1 }, () => null);
  for (let x = 0; x <= width; x++) {
    const winners = x < width ? listWinners(trace, Math.floor(((x + 0.5) / width) * trace.stepCount)) : [];
    for (const [ply, run] of open.entries()) {
      const winner = winners[ply] ?? null;
      if (run?.winner === winner) continue;
      if (run) {
        const shape = barShapes[run.winner];
        paths[run.winner] += drawBarPath(run.from, x, (ply + shape.top) * row, shape.height * row);
      }
      open[ply] = winner && { winner, from: x };
    }
  }
  return Object.entries(paths).map(([winner, d]) => svg`<path class="bar ${winner}" d=${d}></path>`);
}

function listWinners(trace: Trace, step: number): Winner[] {
  const winners: Winner[] = [];
  for (let { node } = findMoment(trace, step); node >= 0; node = trace.parent[node]) {
    winners[trace.ply[node]] = findWinner(trace.score[node]);
  }
  return winners;
}

export function drawBarPath(from: number, to: number, top: number, height: number): string {
  const [left, width] = [roundToTenth(from), roundToTenth(to - from)];
  return `M${left} ${(top + 0.5).toFixed(1)}h${width}v${(height - 1).toFixed(1)}H${left}z`;
}
