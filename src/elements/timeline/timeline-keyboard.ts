/** Zoom factor of a key; 0 for the whole search, null for other keys. */
export function readZoomKey(key: string): number | null {
  const factors: Record<string, number> = { '+': 2, '=': 2, '-': 0.5, _: 0.5, 0: 0 };
  return factors[key] ?? null;
}

/** The step that a key leads to; `page` is a large stride. Null for other keys. */
export function readCursorKey(key: string, step: number, stepCount: number, page: number): number | null {
  const goals: Record<string, number> = {
    ArrowRight: step + 1,
    ArrowUp: step + 1,
    ArrowLeft: step - 1,
    ArrowDown: step - 1,
    PageUp: step + page,
    PageDown: step - page,
    Home: 0,
    End: stepCount - 1,
  };
  const goal = goals[key];
  return goal === undefined ? null : Math.max(0, Math.min(stepCount - 1, goal));
}
