import {
  RULER,
  SHOWN_LIMIT,
  type TreeLayout,
  size,
  treeBox,
  type Box,
  type Metrics,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import type { Size, Transform } from '../kit/transform.ts';

/** What a frame shows: the layout as it is now, and as it was before any folding. */
export interface Ground {
  readonly trace: Trace;
  readonly metrics: Metrics;
  readonly layout: TreeLayout;
  readonly home: TreeLayout;
  /** The search whose tree stands beside this one in a comparison; null where none does. */
  readonly beside: Trace | null;
}

/** In CSS pixels; to the left of it is the ruler. */
const PADDING = 6;
/** At this zoom a board of 62 units is just large enough to read and to hit with a finger: 45 pixels. */
const READABLE = 0.72;
/** The zoom for a tree that cannot be seen whole anyway, where the frame is not a phone's. */
const COMFORTABLE = 0.9;
const PHONE = 480;
/** Small trees are drawn this much larger where there is room. */
const LARGE = 1.4;
const SHORTEST = 220;

/** How far the tree must be zoomed to be as wide as the frame. */
function widthZoom({ width }: Size, box: Box): number {
  return Math.max(width - RULER - 2 * PADDING, 1) / (box.right - box.left);
}

/** Whether all of a search's tree is shown from the start. */
function isShownWhole({ trace, home }: Ground): boolean {
  return home.shown.nodes.length === trace.length;
}

/**
 * The height that a tree takes in a frame of this width; one that is not shown whole gets all that there is, as does
 * the tree beside it.
 */
export function wantedHeight(width: number, ground: Ground): number {
  const { trace, home, metrics, beside } = ground;
  const tallest = Math.min(Math.max(width, 440), 680);
  if (!isShownWhole(ground) || (beside?.length ?? 0) > SHOWN_LIMIT) return tallest;
  const box = treeBox(trace, home, metrics);
  const zoom = Math.min(Math.max(widthZoom({ width, height: 0 }, box), READABLE), LARGE);
  return Math.round(Math.min(Math.max((box.bottom - box.top) * zoom, SHORTEST), tallest));
}

/** The whole tree in the middle of the frame, its root at the top. Folding does not make the rest larger. */
export function fitted(frame: Size, ground: Ground, most = 2): Transform {
  const box = wholeBox(ground);
  const k = Math.min(widthZoom(frame, box), frame.height / (box.bottom - box.top), most);
  const x = RULER + (frame.width - RULER) / 2 - ((box.left + box.right) / 2) * k;
  return { x, y: -box.top * k, k };
}

/**
 * Where the view follows to: the whole tree as long as it can be read so, no larger than usual if it is still to grow.
 * Else the view stays while a node is in the frame, with its parent, children and siblings as far as they fit, and
 * centres on them when they are not; at the reader's zoom, or one that can be read.
 */
export function followed(frame: Size, view: Transform, ground: Ground, node: number): Transform {
  const usual = frame.width < PHONE ? READABLE : COMFORTABLE;
  const whole = isShownWhole(ground) ? fitted(frame, ground) : fitted(frame, ground, usual);
  if (whole.k >= READABLE && view.k <= whole.k) return whole;
  const isKept = view.k >= READABLE;
  const k = isKept ? view.k : usual;
  const box = wholeBox(ground);
  const focus = focusBox(frame, k, ground, node);
  const x = shift(view.x, isKept, k, [focus.left, focus.right], [box.left, box.right], across(frame));
  const y = shift(view.y, isKept, k, [focus.top, focus.bottom], [box.top, box.bottom], [0, frame.height]);
  return { x, y, k };
}

/**
 * The part of a tree that is drawn: what the frame shows, and up to half as much on each side, so that moving the view
 * draws anew only now and then.
 */
export function drawnPart({ x, y, k }: Transform, frame: Size): Box {
  const zoom = 2 ** Math.round(Math.log2(k));
  const [left, right] = snapped(-x / k, (frame.width - x) / k, frame.width / zoom / 2);
  const [top, bottom] = snapped(-y / k, (frame.height - y) / k, frame.height / zoom / 2);
  return { left, right, top, bottom };
}

/** The nearest multiples of a length around a range. */
function snapped(from: number, to: number, length: number): Range {
  return [Math.floor(from / length) * length, Math.ceil(to / length) * length];
}

function wholeBox({ trace, layout, home, metrics }: Ground): Box {
  return union(treeBox(trace, layout, metrics), treeBox(trace, home, metrics));
}

type Range = readonly [number, number];

/** Where the tree can be seen, from left to right. */
function across({ width }: Size): Range {
  return [RULER + PADDING, width - PADDING];
}

/**
 * The shift in one direction: the present one if it is kept and the focus is within the range, else that which centres
 * the focus; in either case one that shows nothing beyond the whole tree.
 */
function shift(
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

function focusBox(frame: Size, k: number, ground: Ground, node: number): Box {
  const [left, right] = across(frame);
  const { nodes, parent } = ground.layout.shown;
  const at = nodes.indexOf(node);
  const below = (above: number) => Array.from(nodes.keys()).filter((index) => parent[index] === above);
  let box = boxOf(ground, at);
  for (const index of [parent[at], ...below(at), ...below(parent[at])]) {
    if (index < 0) continue;
    const larger = union(box, boxOf(ground, index));
    const fits =
      (larger.right - larger.left) * k <= right - left && (larger.bottom - larger.top) * k <= frame.height;
    if (fits) box = larger;
  }
  return box;
}

function boxOf({ trace, layout: { shown, x }, metrics: { column, row } }: Ground, index: number): Box {
  const top = trace.ply[shown.nodes[index]] * row - size.above;
  const left = (x[index] - 0.5) * column;
  return { left, right: left + column, top, bottom: top + row };
}

function union(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    right: Math.max(a.right, b.right),
    top: Math.min(a.top, b.top),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
