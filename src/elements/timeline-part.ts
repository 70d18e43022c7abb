import { html } from 'lit';
import type { Trace } from '../search/index.ts';
import { styled } from './styled.ts';
import { rowHeight } from './timeline-rows.ts';

/**
 * A timeline in a widget that has a use for one: its code is fetched when it is first asked for, and its height is kept
 * free meanwhile, so that nothing on the page moves when it comes.
 */
export function timelinePart(trace: Trace) {
  void import('./ply-timeline.ts');
  const rows = rowsOf(trace);
  return html`<ply-timeline style=${styled({ '--chart': `${rows * rowHeight(rows)}px` })}></ply-timeline>`;
}

const known = new WeakMap<Trace, number>();

/** One row for each ply. */
function rowsOf(trace: Trace): number {
  const rows = known.get(trace) ?? trace.ply.reduce((deepest, ply) => Math.max(deepest, ply), 0) + 1;
  known.set(trace, rows);
  return rows;
}
