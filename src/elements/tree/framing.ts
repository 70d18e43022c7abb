import {
  type Box,
  countColumns,
  type Fit,
  type Room,
  measureRuler,
  size,
  SHOWN_LIMIT,
  measureTreeBox,
  fitSizes,
  type TreeLayout,
} from '../../views/index.ts';
import { Kind, type Trace } from '../../search/index.ts';
import { clearView, findHiding, isAcross, isAllSeen, narrowRange, type Frame } from './clear-view.ts';
import { LEAD, STRIP } from './path-strip.ts';
import type { Size, Transform } from './transform.ts';

export interface FramedTree {
  readonly trace: Trace;
  readonly fit: Fit;
  readonly layout: TreeLayout;
  readonly home: TreeLayout;
  readonly otherTrace: Trace | null;
  /** Whether only the path to the current node and its siblings are unfolded; the upper part is then a strip. */
  readonly isPath: boolean;
}

const PADDING = 6;
/** The widest label above a board, as “X to move”. */
const LABEL = 70;
/** The window of an open node, after the pill beside its board. */
const WINDOW = 72;
const SHORTEST = 220;
const PLY = 150;

/** Minimum height of a ply of a path, in a normal and a low frame, where boards of many siblings can just be read; fewest and most plies to show. */
const PATH_PLY = 124;
const LOW_PLY = 68;
const [FEWEST, MOST] = [2, 5];

/** Whether the boards above a path are in a strip over the tree: not if it would leave too little for the fewest plies. */
export function hasStrip(frame: Size, { isPath }: Pick<FramedTree, 'isPath'>): boolean {
  return isPath && frame.height >= STRIP + LEAD + FEWEST * LOW_PLY;
}

/** The part of the height that is free of the strip and of the parts across the frame; the rows of a path leave no corner free. */
function measureClearRange(frame: Frame, ground: Pick<FramedTree, 'isPath'>): Range {
  const range: Range = [hasStrip(frame, ground) ? STRIP + LEAD : 0, frame.height];
  return frame.covers
    .filter((cover) => ground.isPath || isAcross(cover, frame))
    .reduce((left, cover) => narrowRange(left, cover, frame), range);
}

function measureLength([from, to]: Range): number {
  return Math.max(to - from, 1);
}

export function measureTreeWidth({ width }: Size): number {
  return Math.max(width - measureRuler(width) - 2 * PADDING, 1);
}

export function measureRoom(
  frame: Frame,
  { home, plies, columns, isPath }: { home: TreeLayout; plies: number; columns: number; isPath: boolean },
): Room {
  const room = {
    width: measureTreeWidth(frame),
    height: measureLength(measureClearRange(frame, { isPath })),
    isPath,
  };
  if (!isPath) return { ...room, columns: countColumns(home), plies: plies + 1 };
  const least = room.height < FEWEST * PATH_PLY ? LOW_PLY : PATH_PLY;
  const rows = Math.min(Math.max(Math.floor(room.height / least), FEWEST), MOST, plies + 1);
  return { ...room, columns, plies: rows };
}

function findWidthZoom(frame: Size, box: Box): number {
  return measureTreeWidth(frame) / (box.right - box.left);
}

function isShownWhole({ trace, home }: Pick<FramedTree, 'trace' | 'home'>): boolean {
  return home.shown.nodes.length === trace.length;
}

export function chooseHeight(width: number, ground: FramedTree): number {
  const { fit, otherTrace: beside } = ground;
  const tallest = Math.min(Math.max(width, 440), 680);
  if (!isShownWhole(ground) || (beside?.length ?? 0) > SHOWN_LIMIT) return tallest;
  return Math.min(Math.max((fit.metrics.plies + 1) * PLY, SHORTEST), tallest);
}

/** Shows the whole tree, clear of all covers. */
export function fitView(frame: Frame, ground: FramedTree, most = 2): Transform {
  const nodes = Array.from(ground.layout.shown.nodes.keys(), (index) => measureContentBox(ground, index));
  const range = measureClearRange(frame, ground);
  const centred = fitRange(frame, ground, most, range);
  const hiding = findHiding(frame, centred, nodes);
  if (hiding.length === 0) return centred;
  const moved = clearView(frame, centred, nodes);
  if (isAllSeen(frame, moved, nodes)) return moved;
  const clear = hiding.reduce<Range>((left, cover) => narrowRange(left, cover, frame), range);
  return fitRange(frame, ground, most, clear);
}

function fitRange(frame: Frame, ground: FramedTree, most: number, range: Range): Transform {
  const box = measureWholeBox(ground);
  const ruler = measureRuler(frame.width);
  const k = Math.min(findWidthZoom(frame, box), measureLength(range) / (box.bottom - box.top), most);
  const x = ruler + (frame.width - ruler) / 2 - ((box.left + box.right) / 2) * k;
  return { x, y: range[0] - box.top * k, k };
}

/** Where the view follows a node, clear of all covers. */
export function followNode(frame: Frame, view: Transform, ground: FramedTree, node: number): Transform {
  const at = ground.layout.shown.nodes.indexOf(node);
  const boxes = [...new Set([at, 0, ...listFamily(ground, at)])].map((index) =>
    measureContentBox(ground, index),
  );
  return clearView(frame, chooseView(frame, view, ground, node), boxes);
}

/**
 * Returns a view of the whole tree if its sizes fit the frame. Otherwise the view stays while the node is in the frame,
 * with its parent, children and siblings as far as they fit, or centres on them; at the reader's zoom, or one that can
 * be read.
 */
function chooseView(frame: Frame, view: Transform, ground: FramedTree, node: number): Transform {
  const { fit } = ground;
  const rows = ground.isPath && (view.k === fit.zoom || view.k < size.readable);
  const onRow = rows ? putPlyOnTop(frame, ground, chooseTopPly(frame, view, ground, node)) : null;
  if (onRow && fit.isWhole) return { ...onRow, x: bringIntoFrame(frame, onRow, ground, node) };
  const whole = fitView(frame, ground, fit.zoom);
  if (fit.isWhole && whole.k >= size.readable && view.k <= whole.k) return whole;
  const isKept = view.k >= size.readable;
  const k = isKept ? view.k : fit.zoom;
  const box = measureWholeBox(ground);
  const focus = measureFocusBox(frame, k, ground, node);
  const x = chooseShift(
    view.x,
    isKept,
    k,
    [focus.left, focus.right],
    [box.left, box.right],
    measureVisibleRange(frame),
  );
  if (onRow) return { ...onRow, x };
  const high = measureClearRange(frame, ground);
  const y = chooseShift(view.y, isKept, k, [focus.top, focus.bottom], [box.top, box.bottom], high);
  return { x, y, k };
}

export function putPlyOnTop(frame: Frame, ground: FramedTree, ply: number): Transform {
  const { fit } = ground;
  const { row, above } = fit.metrics;
  const ruler = measureRuler(frame.width);
  return {
    x: ruler + (frame.width - ruler) / 2 - measureAside(frame, ground) * fit.zoom,
    y: measureClearRange(frame, ground)[0] + (above - ply * row) * fit.zoom,
    k: fit.zoom,
  };
}

/** The shift at which a node is in the frame, also in a row too wide for it. */
function bringIntoFrame(frame: Size, { x: now, k }: Transform, ground: FramedTree, node: number): number {
  const { layout, fit } = ground;
  const { column, width, isCompact } = fit.metrics;
  const middle = now + layout.across[layout.shown.nodes.indexOf(node)] * column * k;
  const [low, high] = measureVisibleRange(frame);
  const right = middle + (width / 2 + (isCompact ? size.widest : 0)) * k;
  return now - Math.max(right - high, 0) + Math.max(low - (middle - (width / 2) * k), 0);
}

/**
 * How far left of the middle the root of a path is, so that labels and pills beside boxes fit, but no box is cut; in the
 * middle of a row too wide for the frame.
 */
function measureAside(frame: Size, { fit, layout: { shown, across, spread } }: FramedTree): number {
  const { metrics, zoom } = fit;
  const room = measureTreeWidth(frame) / 2 / zoom;
  let [left, right] = [0, 0];
  for (const [index, column] of across.entries()) {
    const { width, isCompact } = fitSizes(metrics, spread[shown.parent[index]] ?? 1);
    const middle = column * metrics.column;
    left = Math.min(left, middle - width / 2);
    right = Math.max(right, middle + width / 2 + (isCompact ? size.widest : 0));
  }
  return Math.min(Math.max(right - room, 0), Math.max(left + room, 0));
}

function chooseTopPly(frame: Frame, view: Transform, ground: FramedTree, node: number): number {
  const { trace, fit } = ground;
  const { row, above, plies } = fit.metrics;
  const range = measureClearRange(frame, ground);
  const rows = Math.max(Math.round(measureLength(range) / (row * fit.zoom)), 1);
  const ply = trace.ply[node];
  const [first, last] = [Math.max(ply - 1, 0), Math.min(ply + 1, plies)];
  const now =
    view.k === 0 ? 0 : Math.max(Math.round((range[0] - view.y + above * view.k) / (row * view.k)), 0);
  // With room for only one row, the row of the node, not of its children.
  return Math.max(Math.min(now, first), Math.min(last - rows + 1, ply));
}

/** What the frame shows, and up to half as much on each side, so that moving the view rarely redraws. */
export function findDrawnPart({ x, y, k }: Transform, frame: Size): Box {
  const zoom = 2 ** Math.round(Math.log2(k));
  const [left, right] = snapRange(-x / k, (frame.width - x) / k, frame.width / zoom / 2);
  const [top, bottom] = snapRange(-y / k, (frame.height - y) / k, frame.height / zoom / 2);
  return { left, right, top, bottom };
}

function snapRange(from: number, to: number, length: number): Range {
  return [Math.floor(from / length) * length, Math.ceil(to / length) * length];
}

function measureWholeBox({ trace, layout, home, fit: { metrics } }: FramedTree): Box {
  return uniteBoxes(measureTreeBox(trace, layout, metrics), measureTreeBox(trace, home, metrics));
}

type Range = readonly [number, number];

function measureVisibleRange({ width }: Size): Range {
  return [measureRuler(width) + PADDING, width - PADDING];
}

function chooseShift(
  now: number,
  isKept: boolean,
  k: number,
  focus: Range,
  whole: Range,
  [low, high]: Range,
): number {
  const [start, end] = [focus[0] * k, focus[1] * k];
  const isWithin = isKept && start + now >= low - 1 && end + now <= high + 1;
  const wanted = isWithin ? now : (low + high) / 2 - (start + end) / 2;
  const [least, most] = [high - whole[1] * k, low - whole[0] * k];
  return least > most ? most : Math.min(Math.max(wanted, least), most);
}

/** Its parent, children and siblings. */
function listFamily({ layout: { shown } }: FramedTree, at: number): number[] {
  const { nodes, parent } = shown;
  const listChildren = (above: number) => Array.from(nodes.keys()).filter((index) => parent[index] === above);
  return [parent[at], ...listChildren(at), ...listChildren(parent[at])].filter((index) => index >= 0);
}

function measureFocusBox(frame: Frame, k: number, ground: FramedTree, node: number): Box {
  const [left, right] = measureVisibleRange(frame);
  const at = ground.layout.shown.nodes.indexOf(node);
  // Where the row is higher than the frame, its node with label and pill is what to see.
  let box = measureContentBox(ground, at);
  for (const index of [at, ...listFamily(ground, at)]) {
    const larger = uniteBoxes(box, measureNodeBox(ground, index));
    const fits =
      (larger.right - larger.left) * k <= right - left &&
      (larger.bottom - larger.top) * k <= measureLength(measureClearRange(frame, ground));
    if (fits) box = larger;
  }
  return box;
}

function measureNodeBox(
  { trace, layout: { shown, across }, fit: { metrics } }: FramedTree,
  index: number,
): Box {
  const { column, row, above } = metrics;
  const top = trace.ply[shown.nodes[index]] * row - above;
  const left = (across[index] - 0.5) * column;
  return { left, right: left + column, top, bottom: top + row };
}

/** Its board with halo, label, pills and window. */
function measureContentBox(
  { trace, layout: { shown, across }, fit: { metrics } }: FramedTree,
  index: number,
): Box {
  const { column, row, width, height, isCompact, isTight } = metrics;
  const node = shown.nodes[index];
  const hasWindow = trace.hasWindow && !isTight && trace.kindOf(node) === Kind.interior;
  const [middle, top] = [across[index] * column, trace.ply[node] * row];
  const aside = Math.max(width / 2 + size.gap, LABEL / 2);
  return {
    left: middle - aside,
    right: isCompact
      ? middle + width / 2 + size.beside + size.widest + (hasWindow ? WINDOW : 0)
      : middle + aside,
    top: top - (isCompact ? size.gap : size.pill),
    bottom: top + height + size.gap + (isCompact ? 0 : size.pill),
  };
}

function uniteBoxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
