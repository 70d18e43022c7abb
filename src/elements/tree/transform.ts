/** A point of the drawing, times `k`, plus `x` and `y`, is its place in the frame, in units of the frame. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** In units of the frame, 1/16 rem. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const unmoved: Transform = { x: 0, y: 0, k: 1 };

export function isSameTransform(one: Transform, other: Transform): boolean {
  return one.x === other.x && one.y === other.y && one.k === other.k;
}

export function zoomAround(
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

export type Point = readonly [x: number, y: number];
export type ZoomExtent = readonly [least: number, most: number];

export function interpolateViews(
  from: Transform,
  to: Transform,
  { width, height }: Size,
): (t: number) => Transform {
  const readCentre = ({ x, y, k }: Transform) => [(width / 2 - x) / k, (height / 2 - y) / k, width / k];
  const [start, end] = [readCentre(from), readCentre(to)];
  return (t) => {
    if (t >= 1) return to;
    const [x, y, wide] = start.map((value, i) => value + (end[i] - value) * t);
    const k = width / wide;
    return { x: width / 2 - x * k, y: height / 2 - y * k, k };
  };
}
