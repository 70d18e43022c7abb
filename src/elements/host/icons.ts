import { nothing, svg, type SVGTemplateResult } from 'lit';
import { html } from 'lit';
import type { Command } from './commands.ts';

const triangle = svg`<path d="M6 4v12l10-6z" fill="currentColor" stroke="none" />`;
const dot = (x: number, y: number) =>
  svg`<circle cx=${x} cy=${y} r="1.6" fill="currentColor" stroke="none" />`;

const forward = {
  next: triangle,
  over: svg`<path d="M3.5 11c1-7 12-7 12.5 0M12.5 8l3.5 3.5L19 8" />${dot(9.8, 14)}`,
  out: svg`<path d="M3 15h7a4 4 0 0 0 4-4V4M10.5 7.5 14 4l3.5 3.5" />`,
  last: svg`<path d="M4 4v12l9-6z" fill="currentColor" stroke="none" /><path d="M15.5 4v12" />`,
  nextCutoff: svg`<path d="M2 4.5 11 13M2 15.5 11 7" /><path d="M13 5v10l6-5z" fill="currentColor" stroke="none" />`,
  nextHit: svg`<path d="M2 8h8M2 12h8" /><path d="M13 5v10l6-5z" fill="currentColor" stroke="none" />`,
  nextDifference: svg`<path d="M1 8h9M1 12h9M8 4.5 3 15.5" /><path d="M13 5v10l6-5z" fill="currentColor" stroke="none" />`,
  nextChange: svg`<path d="M6.5 5.5 11 10l-4.5 4.5L2 10z" fill="currentColor" stroke="none" /><path d="m13.5 5.5 4 4.5-4 4.5" />`,
};

const drawings: Partial<Record<Command | 'pause', { shape: SVGTemplateResult; isMirrored?: boolean }>> = {
  next: { shape: forward.next },
  over: { shape: forward.over },
  out: { shape: forward.out },
  last: { shape: forward.last },
  nextChange: { shape: forward.nextChange },
  nextCutoff: { shape: forward.nextCutoff },
  nextHit: { shape: forward.nextHit },
  nextDifference: { shape: forward.nextDifference },
  back: { shape: forward.next, isMirrored: true },
  backOver: { shape: forward.over, isMirrored: true },
  backOut: { shape: forward.out, isMirrored: true },
  first: { shape: forward.last, isMirrored: true },
  previousChange: { shape: forward.nextChange, isMirrored: true },
  previousCutoff: { shape: forward.nextCutoff, isMirrored: true },
  previousHit: { shape: forward.nextHit, isMirrored: true },
  previousDifference: { shape: forward.nextDifference, isMirrored: true },
  playOrPause: { shape: svg`<path d="M6 4v12l10-6z" stroke-linejoin="round" />` },
  pause: { shape: svg`<path d="M7 4v12M13 4v12" stroke-width="3" />` },
};

/** The drawing on a button, without a name of its own; backward is forward mirrored. Nothing for commands without one. */
export function icon(name: Command | 'pause') {
  const drawing = drawings[name];
  if (!drawing) return nothing;
  return html`<svg
    viewBox="0 0 20 20"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    stroke-width="1.8"
    aria-hidden="true"
  >
    <g transform=${drawing.isMirrored ? 'translate(20) scale(-1 1)' : 'translate(0)'}>${drawing.shape}</g>
  </svg>`;
}
