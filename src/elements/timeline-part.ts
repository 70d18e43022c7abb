import { html } from 'lit';
import type { Trace } from '../search/index.ts';
import { rowHeight } from './timeline-rows.ts';

/** A timeline in a widget that has a use for one: its code is fetched when it is first asked for. */
export function timelinePart() {
  void import('./ply-timeline.ts');
  return html`<ply-timeline></ply-timeline>`;
}

/** The height of the bars of a trace's timeline, which is kept free, so that nothing on the page moves when it comes. */
export function chartHeight(trace: Trace): string {
  const rows = rowsOf(trace);
  return `calc(${rows} * ${rowHeight(rows)})`;
}

const known = new WeakMap<Trace, number>();

/** One row for each ply. */
function rowsOf(trace: Trace): number {
  const rows = known.get(trace) ?? trace.ply.reduce((deepest, ply) => Math.max(deepest, ply), 0) + 1;
  known.set(trace, rows);
  return rows;
}
