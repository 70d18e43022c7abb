import { viewsOf, type SessionHost } from './session-controller.ts';

const VIEWS = ['ply-tree', 'ply-caption', 'ply-board', 'ply-stack', 'ply-code', 'ply-timeline'];

/** All on the page that shows where a session stands: its host, and views elsewhere. */
export function viewsOfStep(host: SessionHost): HTMLElement[] {
  return viewsOf(host).filter((view) => view === host || VIEWS.includes(view.localName));
}

/** Something on the page that shows where a session stands; null if nothing does. */
export function viewOf(host: SessionHost | null): Element | null {
  if (!host) return null;
  if (host.localName !== 'ply-search') return host;
  return host.querySelector(VIEWS.join(', ')) ?? viewsOfStep(host)[1] ?? null;
}

/** Moves a session to a step and brings it into sight. */
export function showStep(host: SessionHost, step: number): void {
  const { session, playback } = host;
  if (!session || step >= session.trace.stepCount) return;
  playback?.pause();
  session.step = step;
  viewOf(host)?.scrollIntoView({ block: 'center' });
}
