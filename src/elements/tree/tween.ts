/** How long motion takes, in milliseconds: enough to see what went where. */
const MOTION = 280;

/** Whether the reader asked the system for less motion. */
export function prefersStillness(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Moves something from 0 to 1, gently at both ends, a call a frame; at once where the reader prefers less motion. The
 * function that it returns ends it where it is.
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
    move(t * t * (3 - 2 * t));
  }
  return () => cancelAnimationFrame(handle);
}
