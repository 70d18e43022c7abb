import { svg } from 'lit';
import { findWinner, type Trace } from '../../search/index.ts';
import { findStatus } from '../../walk/index.ts';
import { barShapes, drawBarPath } from './flame-card.ts';

/** The gap after a bar in the drawing's unit, and its largest share of the bar's room. */
const [GAP, MOST] = [1.5, 0.25];

/**
 * The first rows below a node, itself the first: a bar for each node that has returned by the step, as wide as its
 * siblings. `width` and `row` are in the drawing's own unit.
 */
export function drawFirstRows(
  trace: Trace,
  top: number,
  step: number,
  rows: number,
  width: number,
  row: number,
) {
  const bars: { readonly winner: string; readonly d: string }[] = [];
  const draw = (node: number, depth: number, from: number, room: number) => {
    if (findStatus(trace, node, step) === 'returned') {
      const winner = findWinner(trace.score[node]);
      const { top: above, height } = barShapes[winner];
      const end = from + room - Math.min(GAP, room * MOST);
      bars.push({ winner, d: drawBarPath(from, end, (depth + above) * row, height * row) });
    }
    const below = depth + 1 < rows ? [...trace.children(node)] : [];
    for (const [place, child] of below.entries())
      draw(child, depth + 1, from + (room * place) / below.length, room / below.length);
  };
  draw(top, 0, 0, width);
  return bars.map(({ winner, d }) => svg`<path class="bar ${winner}" d=${d}></path>`);
}
