/** Where a drawing is moved and how far it is zoomed: a point of the drawing, times `k`, plus `x` and `y`, in CSS pixels. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** A size in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A drawing as it is. */
export const unmoved: Transform = { x: 0, y: 0, k: 1 };

/** Whether two transforms lead to the same view. */
export function isSame(one: Transform, other: Transform): boolean {
  return one.x === other.x && one.y === other.y && one.k === other.k;
}

/** The transform with a zoom within an extent, and a point of the frame showing what it showed before. */
export function zoomedTo(
  { x, y, k }: Transform,
  wanted: number,
  point: Point,
  extent: ZoomExtent,
): Transform {
  const [least, most] = extent;
  const zoom = Math.min(Math.max(wanted, least), most);
  const around = (middle: number, at: number) => middle - ((middle - at) / k) * zoom;
  return { x: around(point[0], x), y: around(point[1], y), k: zoom };
}

/** A point of a frame, in CSS pixels. */
export type Point = readonly [x: number, y: number];

/** The least and the largest zoom. */
export type ZoomExtent = readonly [least: number, most: number];

/** The way from one view of a frame to another, `t` from 0 to 1: what is shown moves and grows evenly. */
export function wayBetween(
  from: Transform,
  to: Transform,
  { width, height }: Size,
): (t: number) => Transform {
  const shown = ({ x, y, k }: Transform) => [(width / 2 - x) / k, (height / 2 - y) / k, width / k];
  const [start, end] = [shown(from), shown(to)];
  return (t) => {
    if (t >= 1) return to;
    const [x, y, wide] = start.map((value, i) => value + (end[i] - value) * t);
    const k = width / wide;
    return { x: width / 2 - x * k, y: height / 2 - y * k, k };
  };
}
