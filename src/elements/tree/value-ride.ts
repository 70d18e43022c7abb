import { findPointOn, type RideScene } from '../../views/index.ts';
import { prefersReducedMotion } from '../kit/reduced-motion.ts';

/** Below this interval (ms), as with a held key, returned values are not animated. */
const HURRY = 250;

/** Animates a returned value along its edge, once for each step. */
export class ValueRide {
  #ride: RideScene | null = null;
  #stop = (): void => {};
  #changedAt = -Infinity;

  follow(root: ParentNode, ride: RideScene | null): void {
    if (ride?.step === this.#ride?.step) return;
    this.#stop();
    const isCalm = performance.now() - this.#changedAt > HURRY;
    this.#stop = ride && isCalm ? animateRide(root, ride) : () => {};
    this.#changedAt = performance.now();
    this.#ride = ride;
  }
}

/** How long a value rides, and then its parent's bound changes, in milliseconds. */
const RIDE = 240;
const TURN = 120;

function animateRide(root: ParentNode, { edge, parent, before }: RideScene): () => void {
  if (prefersReducedMotion()) return () => {};
  const frames = Array.from({ length: 9 }, (_, i) => {
    const { x, y } = findPointOn(edge, 1 - i / 16);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  const [rider, old, turned] = ['.rider', '.before', `[data-node="${parent.id}"] .pill`].map((selector) =>
    root.querySelector(selector),
  );
  const motions = [rider?.animate(frames, { duration: RIDE, easing: 'ease-out' })];
  if (before.length > 0) {
    const timing = { duration: TURN, delay: RIDE, fill: 'backwards' } as const;
    motions.push(old?.animate({ opacity: [1, 0] }, timing), turned?.animate({ opacity: [0, 1] }, timing));
  }
  return () => {
    for (const motion of motions) motion?.cancel();
  };
}
