import { type Box, measureRuler } from '../../views/index.ts';
import type { Size, Transform } from './transform.ts';

/** A frame, and the boxes, in its units, that buttons and notes cover. */
export interface Frame extends Size {
  readonly covers: readonly Box[];
}

type Range = readonly [number, number];

/** Between a node and a cover. */
const APART = 4;
/** The cost of each hidden node: the first ones, then each of the rest. */
const WEIGHTS = [10_000, 1000, 1000];
const REST = 100;
/** A row that moves down leaves the frame at the bottom, so sideways is better. */
const DOWN = 3;

/** Narrows the part of the height that nodes may use so that it is clear of a cover. */
export function narrowRange([top, bottom]: Range, cover: Box, { height }: Size): Range {
  const isAbove = cover.top + cover.bottom < height;
  return isAbove ? [Math.max(top, cover.bottom), bottom] : [top, Math.min(bottom, cover.top)];
}

/** A cover across the middle takes its edge of the frame for itself; one in a corner leaves room beside it. */
export function isAcross({ left, right }: Box, { width }: Size): boolean {
  return left < width / 2 && right > width / 2;
}

/** The covers that hide a part of one of these boxes of the drawing. */
export function findHiding(frame: Frame, view: Transform, boxes: readonly Box[]): readonly Box[] {
  const seen = boxes.map((box) => placeBox(box, view));
  return frame.covers.filter((cover) => seen.some((box) => isOverlapping(box, cover)));
}

/** Whether these boxes of the drawing are whole in the frame, and no cover hides a part of one. */
export function isAllSeen(frame: Frame, view: Transform, boxes: readonly Box[]): boolean {
  const areInside = boxes.every((box) => isInside(placeBox(box, view), frame));
  return areInside && findHiding(frame, view, boxes).length === 0;
}

/** Moves a view as little as possible so that the boxes it shows, the most important one first, are not covered. */
export function clearView(frame: Frame, view: Transform, boxes: readonly Box[]): Transform {
  if (findHiding(frame, view, boxes).length === 0) return view;
  const shown = boxes
    .map((each, place) => {
      const box = placeBox(each, view);
      return { box, weight: WEIGHTS[place] ?? REST, isWhole: isInside(box, frame) };
    })
    .filter(({ box }) => isInside(findMiddle(box), frame));
  const ways = shown.flatMap(({ box }) =>
    frame.covers
      .filter((cover) => isOverlapping(box, cover))
      .flatMap((cover) => [
        [cover.left - box.right - APART, 0],
        [cover.right - box.left + APART, 0],
        [0, cover.top - box.bottom - APART],
        [0, cover.bottom - box.top + APART],
      ]),
  );
  const rate = ([dx, dy]: readonly number[]) => {
    let cost = Math.abs(dx) / 100 + (Math.abs(dy) / 100) * DOWN;
    for (const { box, weight, isWhole } of shown) {
      const moved = shiftBox(box, dx, dy);
      const isWithin = isInside(isWhole ? moved : findMiddle(moved), frame);
      const isSeen = isWithin && !frame.covers.some((cover) => isOverlapping(moved, cover));
      if (!isSeen) cost += weight;
    }
    return cost;
  };
  let [best, least] = [[0, 0], rate([0, 0])];
  for (const way of ways) {
    const cost = rate(way);
    if (cost < least) [best, least] = [way, cost];
  }
  return { x: view.x + best[0], y: view.y + best[1], k: view.k };
}

function placeBox({ left, right, top, bottom }: Box, { x, y, k }: Transform): Box {
  return { left: left * k + x, right: right * k + x, top: top * k + y, bottom: bottom * k + y };
}

function findMiddle({ left, right, top, bottom }: Box): Box {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x, right: x, top: y, bottom: y };
}

function shiftBox({ left, right, top, bottom }: Box, dx: number, dy: number): Box {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}

function isOverlapping(one: Box, other: Box): boolean {
  return one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
}

function isInside({ left, right, top, bottom }: Box, { width, height }: Size): boolean {
  return left >= measureRuler(width) - 1 && right <= width + 1 && top >= -1 && bottom <= height + 1;
}
