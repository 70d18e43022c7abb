/** Where a drawing is moved and how far it is zoomed: a point of the drawing, times `k`, plus `x` and `y`, in CSS pixels. */
export interface Transform {
  readonly x: number;
  readonly y: number;
  readonly k: number;
}

/** A drawing as it is. */
export const unmoved: Transform = { x: 0, y: 0, k: 1 };

/** Whether two transforms lead to the same view. */
export function isSame(one: Transform, other: Transform): boolean {
  return one.x === other.x && one.y === other.y && one.k === other.k;
}
