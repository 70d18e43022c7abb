import { words } from '../../words/index.ts';
import { findViews } from '../kit/nearness.ts';
import type { SessionHost } from './session-host.ts';

const VIEWS = ['ply-tree', 'ply-caption', 'ply-board', 'ply-stack', 'ply-code', 'ply-timeline'];

/** Everything on the page that shows a session's step: its host, and views elsewhere. */
export function findStepViews(host: SessionHost): HTMLElement[] {
  return findViews(host).filter((view) => view === host || VIEWS.includes(view.localName));
}

/** Where a step can be shown; null if only boards follow the search: they show neither its scores nor its calls. */
export function findStepView(host: SessionHost | null): HTMLElement | null {
  if (!host || host.localName !== 'ply-search') return host;
  const views = [...host.querySelectorAll<HTMLElement>(VIEWS.join(', ')), ...findStepViews(host).slice(1)];
  return views.find(({ localName }) => localName !== 'ply-board') ?? null;
}

/** Moves a session to a step, scrolls to it, and offers the way back to the control that asked for it. */
export async function showStep(
  host: SessionHost,
  step: number,
  from: HTMLElement,
  label = words.predict.wayBack,
): Promise<void> {
  const { session, playback } = host;
  const view = findStepView(host);
  if (!session || !view || step >= session.trace.stepCount) return;
  const { top } = from.getBoundingClientRect();
  playback?.pause();
  session.step = step;
  view.scrollIntoView({ block: 'center' });
  const { WayBack } = await import('./way-back.ts');
  WayBack.offer(view, { control: from, top, label });
}
