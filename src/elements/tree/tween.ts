import { prefersReducedMotion } from '../kit/reduced-motion.ts';

/** Milliseconds; enough to see what went where. */
const MOTION = 280;

/** Calls `move` each frame from 0 to 1; only with 1 if the reader prefers less motion. Returns how to stop it. */
export function tween(move: (t: number) => void): () => void {
  if (prefersReducedMotion()) {
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
