import { nothing, svg } from 'lit';
import type { Notation } from '../../game/index.ts';
import {
  barEnd,
  barsInView,
  boardMarks,
  boardAt,
  cssColour,
  isDark,
  openBars,
  type BoardScene,
  type OpenBar,
  type TimelineLook,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import { styled } from '../kit/styled.ts';
import type { TimelineCamera } from './timeline-camera.ts';
import { barInset } from './timeline-marks.ts';

/** How many boards move smoothly with the view. */
const BOARD_LIMIT = 150;

/** What lies over the pictures: sizes in CSS pixels. */
export interface TimelineOverlay {
  readonly look: TimelineLook;
  readonly camera: TimelineCamera;
  readonly row: number;
  /** How much larger than usual the type is. */
  readonly type: number;
  readonly step: number;
  readonly notation: Notation;
  /** The bars that hold a board, and which ones the pointer and the keyboard are on. */
  readonly boards: ReadonlySet<number>;
  readonly hovered: number | null;
  readonly picked: number | null;
}

/**
 * The bars in view that hold a board, as many as move smoothly: the widest, and of equally wide ones all or none, so
 * that a row does not look torn. None in a game without boards.
 */
export function boardBars(
  trace: Trace,
  { view, width, stepWidth }: TimelineCamera,
  least: number,
): Set<number> {
  if (width === 0 || trace.root.game.board(trace.root) === null) return new Set();
  const bars = barsInView(trace, view, least / stepWidth);
  const sizes = bars.map((node) => trace.size(node)).toSorted((a, b) => b - a);
  const tooSmall = sizes[BOARD_LIMIT] ?? 0;
  return new Set(bars.filter((node) => trace.size(node) > tooSmall));
}

/** The open calls, the boards, and the outlines of the bars that the reader is on. */
export function overlayDrawing(overlay: TimelineOverlay) {
  const { look, step, notation, hovered, picked } = overlay;
  return svg`${openBars(look.sums.trace, step, notation).map((bar) => openDrawing(overlay, bar))}${[
    ...overlay.boards,
  ].map((node) =>
    boardInBar(overlay, node),
  )}${outline(overlay, hovered, 'hovered')}${outline(overlay, picked, 'picked')}`;
}

function openDrawing(overlay: TimelineOverlay, { node, ply, from, to, best, labels }: OpenBar) {
  const { look, row, type, boards } = overlay;
  const { width } = overlay.camera;
  if (look.sums.isLeftOut?.(node)) return nothing;
  const { x, wide } = place(overlay, from, to);
  if (wide < 2 || x > width || x + wide < 0) return nothing;
  const colour = look.open(ply, best);
  const start = Math.max(x, 0) + (boards.has(node) ? row : 4);
  const room = Math.min(x + wide, width) - 5 - start;
  // About seven pixels a character of the usual size: an open bar's label is one of ten at most, measuring is not worth a canvas.
  const label = labels.find((text) => 7 * type * text.length <= room);
  return svg`<g class="call"><rect class="open" x=${x + 0.5} y=${ply * row + barInset + 0.5} width=${Math.max(1, wide - 2)} height=${row - 2 * barInset - 1} rx="1.5" fill=${cssColour(colour)}></rect>${
    label === undefined
      ? nothing
      : svg`<text x=${start + room / 2} y=${(ply + 0.5) * row + 0.5} style=${styled({ fill: isDark(colour) ? '#fff' : '#111' })}>${label}</text>`
  }</g>`;
}

const known = new WeakMap<object, Map<string, BoardScene | null>>();

function boardInBar(overlay: TimelineOverlay, node: number) {
  const { look, row, step, notation } = overlay;
  const { trace } = look.sums;
  const isLater = trace.enterStep(node) > step;
  if (look.sums.isLeftOut?.(node)) return nothing;
  if (isLater && !look.tellsAhead) return nothing;
  let boards = known.get(trace);
  if (!boards) known.set(trace, (boards = new Map()));
  const key = `${node} ${notation}`;
  if (!boards.has(key)) boards.set(key, boardAt(trace, node, notation));
  const board = boards.get(key);
  if (!board) return nothing;
  const { x, wide } = place(overlay, trace.enterStep(node), barEnd(trace, node));
  if (x > overlay.camera.width || x + wide < row) return nothing;
  const size = 18 * Math.max(board.columns, board.rows) + 8;
  const scale = (row - 4) / size;
  return svg`<g class=${isLater ? 'later' : ''} transform="translate(${Math.max(x, 0) + 2} ${trace.ply[node] * row + 2}) scale(${scale})"><rect class="box" width=${size} height=${size} rx="6"></rect>${boardMarks(board)}</g>`;
}

function outline(overlay: TimelineOverlay, node: number | null, name: string) {
  if (node === null) return nothing;
  const { trace } = overlay.look.sums;
  const { row } = overlay;
  const { x, wide } = place(overlay, trace.enterStep(node), barEnd(trace, node));
  return svg`<rect class=${name} x=${x} y=${trace.ply[node] * row + 1} width=${Math.max(2, wide - 1)} height=${row - 2} rx="2"></rect>`;
}

/** Where a stretch stands, cut a little outside the view. */
function place({ camera }: TimelineOverlay, from: number, to: number): { x: number; wide: number } {
  const x = Math.max(-20, camera.scale(from));
  return { x, wide: Math.min(camera.width + 20, camera.scale(to)) - x };
}
