import { barEnd, type TimelineView } from '../../../src/views/index.ts';
import type { Trace } from '../../../src/search/index.ts';

/** Where and how bars are painted: device pixels, the style of each row and of each score. */
export interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly width: number;
  readonly row: number;
  readonly rows: readonly string[];
  readonly style: (score: number) => string;
}

/**
 * A flame chart as one writes it first: one rectangle for each node in view. The style is set only when it changes,
 * and nodes outside the view are left out, as anyone would; neighbours are not merged.
 */
export function paintRectangles(trace: Trace, view: TimelineView, canvas: Canvas): void {
  const { context, width, row, rows, style } = canvas;
  const scale = width / (view.to - view.from);
  for (const [ply, band] of rows.entries()) {
    context.fillStyle = band;
    context.fillRect(0, ply * row, width, row);
  }
  let last: number | null = null;
  for (let node = 0; node < trace.length; node++) {
    const start = trace.enterStep(node);
    const end = barEnd(trace, node);
    if (end <= view.from) continue;
    if (start >= view.to) break;
    const score = trace.score[node];
    if (score !== last) context.fillStyle = style((last = score));
    context.fillRect((start - view.from) * scale, trace.ply[node] * row, (end - start) * scale, row - 2);
  }
}
