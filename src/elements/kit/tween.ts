/** How long motion may take, in milliseconds: enough to see what went where. */
export const MOTION = 250;

/** Whether the reader asked the system for less motion. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Moves something from 0 to 1, fast at first and gently at the end, a call a frame; at once where the reader prefers
 * less motion. The function that it returns ends it where it is.
 */
export function tween(move: (t: number) => void): () => void {
  if (prefersStillness()) {
    move(1);
    return () => {};
  }
  const start = performance.now();
  let handle = requestAnimationFrame(frame);
  function frame(now: number): void {
    const t = Math.min(Math.max((now - start) / MOTION, 0), 1);
    if (t < 1) handle = requestAnimationFrame(frame);
    move(1 - (1 - t) ** 3);
  }
  return () => cancelAnimationFrame(handle);
}
