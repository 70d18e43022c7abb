import {
  barEnd,
  barsInView,
  span,
  type Rgb,
  type TimelineView,
  cssColour,
  type TimelineLook,
} from '../../views/index.ts';

/** The frame that a timeline is painted in: device pixels, and how many of them make a CSS pixel. */
export interface TimelineFrame {
  readonly look: TimelineLook;
  readonly view: TimelineView;
  readonly width: number;
  /** The height of a row. */
  readonly row: number;
  readonly ratio: number;
}

/** A bar that is wide enough to be told from its neighbours, in device pixels. */
export interface WideBar {
  readonly node: number;
  readonly ply: number;
  readonly score: number;
  /** Whether another search leaves it out. */
  readonly isLeftOut: boolean;
  readonly left: number;
  readonly right: number;
}

/** The space between a bar and the edge of its row, in CSS pixels. */
export const barInset = 1;

/** The widths, in CSS pixels, from which a bar is set off from its neighbours, and from which it has a shape. */
const APART = 3;
const SHAPED = 9;

/** Where the bars of a row begin and end. */
export function rowEdges({ row, ratio }: TimelineFrame, ply: number): { top: number; bottom: number } {
  const inset = Math.round(barInset * ratio);
  return { top: Math.round(ply * row) + inset, bottom: Math.round((ply + 1) * row) - inset };
}

/** The bars in view that are wide enough to be set apart, those that run out of it cut a little outside. */
export function wideBars({ look, view, width, ratio }: TimelineFrame): WideBar[] {
  const { trace, isLeftOut } = look.sums;
  const scale = width / span(view);
  const place = (step: number) => Math.max(-9, Math.min(width + 9, (step - view.from) * scale));
  return barsInView(trace, view, (APART * ratio) / scale).map((node) => ({
    node,
    ply: trace.ply[node],
    score: trace.score[node],
    isLeftOut: isLeftOut?.(node) ?? false,
    left: place(trace.enterStep(node)),
    right: place(barEnd(trace, node)),
  }));
}

/** Sets bars apart by a line of their row's colour, fainter between narrow ones, and rounds the corners of wide ones. */
export function paintGaps(
  context: CanvasRenderingContext2D,
  frame: TimelineFrame,
  bars: readonly WideBar[],
): void {
  const { look, ratio } = frame;
  const gap = Math.max(1, Math.round(ratio));
  for (const { ply, left, right } of bars) {
    const wide = (right - left) / ratio;
    const end = Math.round(right) - gap;
    const { top, bottom } = rowEdges(frame, ply);
    context.fillStyle = cssColour(look.row(ply));
    context.globalAlpha = Math.min(1, (wide - APART + 1) / (SHAPED - APART));
    context.fillRect(end, top, gap, bottom - top);
    if (wide < SHAPED) continue;
    const start = Math.round(left);
    for (const y of [top, bottom - gap]) {
      context.fillRect(start, y, gap, gap);
      context.fillRect(end - gap, y, gap, gap);
    }
  }
  context.globalAlpha = 1;
}

/** Hatches the bars with a score below 0, so that colour is not all that tells them from the others. */
export function paintHatching(
  context: CanvasRenderingContext2D,
  frame: TimelineFrame,
  bars: readonly WideBar[],
): void {
  for (const parity of [0, 1]) {
    const negative = bars.filter(
      ({ ply, score, isLeftOut }) => ply % 2 === parity && score < 0 && !isLeftOut,
    );
    hatch(context, frame, negative, frame.look.row(parity));
  }
}

/** Hatches and outlines the bars that another search leaves out: gaps in its way through this one. */
export function paintLeftOut(
  context: CanvasRenderingContext2D,
  frame: TimelineFrame,
  bars: readonly WideBar[],
): void {
  const leftOut = bars.filter((bar) => bar.isLeftOut);
  hatch(context, frame, leftOut, frame.look.palette.unknown);
  paintOutlines(context, frame, leftOut);
}

/** Lines of a colour over bars; they move with the bars. */
function hatch(
  context: CanvasRenderingContext2D,
  frame: TimelineFrame,
  bars: readonly WideBar[],
  colour: Rgb,
): void {
  const { view, width, ratio } = frame;
  const offset = (-view.from * width) / span(view);
  context.globalAlpha = 0.28;
  context.beginPath();
  for (const { ply, left, right } of bars) {
    if (right - left < SHAPED * ratio) continue;
    const { top, bottom } = rowEdges(frame, ply);
    context.rect(left, top, right - left - ratio, bottom - top);
  }
  context.fillStyle = hatching(context, cssColour(colour), ratio, offset);
  context.fill();
  context.globalAlpha = 1;
}

const patterns = new Map<string, CanvasPattern>();

/** Diagonal lines of a colour, as a pattern moved by a number of pixels; drawn once for each colour and resolution. */
function hatching(
  context: CanvasRenderingContext2D,
  colour: string,
  ratio: number,
  offset: number,
): CanvasPattern {
  const size = Math.round(7 * ratio);
  const key = `${colour} ${ratio}`;
  let pattern = patterns.get(key);
  if (!pattern)
    patterns.set(key, (pattern = context.createPattern(lines(size, colour, 1.5 * ratio), 'repeat')!));
  pattern.setTransform(new DOMMatrix().translate(offset % size, 0));
  return pattern;
}

function lines(size: number, colour: string, width: number): OffscreenCanvas {
  const tile = new OffscreenCanvas(size, size);
  const context = tile.getContext('2d')!;
  context.strokeStyle = colour;
  context.lineWidth = width;
  for (const x of [-size, 0, size]) {
    context.moveTo(x - 1, size + 1);
    context.lineTo(x + size + 1, -1);
  }
  context.stroke();
  return tile;
}

/** Outlines bars with a dashed line: what was not called yet, or by another search never. */
export function paintOutlines(
  context: CanvasRenderingContext2D,
  frame: TimelineFrame,
  bars: readonly WideBar[],
): void {
  const { look, ratio } = frame;
  const half = Math.max(1, Math.round(ratio)) / 2;
  context.beginPath();
  for (const { ply, left, right } of bars) {
    if (right - left < SHAPED * ratio) continue;
    const { top, bottom } = rowEdges(frame, ply);
    const start = Math.round(left) + half;
    context.rect(start, top + half, Math.round(right) - 3 * half - start, bottom - top - 2 * half);
  }
  context.setLineDash([3 * ratio, 2 * ratio]);
  context.lineWidth = 2 * half;
  context.strokeStyle = cssColour(look.palette.unknown);
  context.globalAlpha = 0.55;
  context.stroke();
  context.globalAlpha = 1;
  context.setLineDash([]);
}
