import { pointOn, type BackupScene } from '../../views/index.ts';
import { MOTION, prefersStillness } from '../kit/tween.ts';

/** Lets a value travel up its edge from the child to the middle, where it is drawn to rest. */
export function travel(traveller: Element, { edge }: BackupScene): Animation | null {
  if (prefersStillness()) return null;
  const frames = Array.from({ length: 9 }, (_, i) => {
    const { x, y } = pointOn(edge, 1 - i / 16);
    return { transform: `translate(${x}px, ${y}px)` };
  });
  return traveller.animate(frames, { duration: MOTION, easing: 'ease-out' });
}
