import { pointOn, type RideScene } from '../../views/index.ts';
import { prefersStillness } from './tween.ts';

/** How long a value rides, and then its parent's bound takes to turn, in milliseconds. */
const RIDE = 240;
const TURN = 120;

/**
 * Lets a value ride up its edge from the child to the middle, where it is drawn to rest; then the parent's bound turns
 * from what it was. Returns what ends both at once.
 */
export function ride(root: ParentNode, { edge, parent, before }: RideScene): () => void {
  if (prefersStillness()) return () => {};
  const frames = Array.from({ length: 9 }, (_, i) => {
    const { x, y } = pointOn(edge, 1 - i / 16);
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
