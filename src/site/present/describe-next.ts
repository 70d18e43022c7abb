import { findMoment, nameMoved } from '../../walk/index.ts';
import { preference } from '../../elements/kit/preferences.ts';
import type { SearchHost } from '../../elements/host/search-host.ts';
import { words } from '../../words/index.ts';
import { nameSlide } from './slide-names.ts';
import type { Slide } from './slides.ts';

/** What a step will do, without giving away its result. */
export function describeNextStep({ session }: SearchHost, step: number): string {
  const { next } = words.presenting;
  if (!session) return next.step;
  const { trace } = session;
  const { node, kind } = findMoment(trace, step);
  if (kind === 'exit') return next.back;
  const parent = trace.parent[node];
  const { game } = trace.root;
  const move = parent < 0 ? '' : game.moveName(trace.move[node], preference('naming'));
  return next.call(move, parent < 0 || game.isAbstract ? '' : nameMoved(trace, node));
}

export function describeNextSlide(now: Slide | undefined, coming: Slide): string {
  return words.presenting.next.slide(nameSlide(coming, now));
}
