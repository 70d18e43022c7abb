import { html, nothing } from 'lit';
import { findBarEnd, chooseEnlargedNode, type TimelineFrame } from '../../views/index.ts';
import { findMoment, type Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

const ROWS = 4;

/** The calls around the step, of a search too large to tell its calls apart. */
export function frameEnlarged({ trace, step }: Session, whole: TimelineFrame, width: number): TimelineFrame {
  const node = chooseEnlargedNode(trace, findMoment(trace, step));
  const first = trace.ply[node];
  return {
    ...whole,
    view: { from: trace.enterStep(node), to: findBarEnd(trace, node) },
    plies: [first, Math.min(trace.plies, first + ROWS - 1)],
    width,
    isDense: false,
    isPart: true,
  };
}

/** Names the steps only if that does not give away an answer. */
export function renderEnlargedTitle({ view, plies, hidesAhead }: TimelineFrame) {
  const timeline = words.timeline;
  return html`<p class="title quiet" aria-hidden="true">
    <b>${timeline.plies(...plies)}</b>
    ${hidesAhead ? nothing : html`<span>${timeline.steps(view.from + 1, view.to)}</span>`}
  </p>`;
}
