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
  const rows = trace.plies + 1;
  return `calc(${rows} * ${rowHeight(rows)})`;
}
