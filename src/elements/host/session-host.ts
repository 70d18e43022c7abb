import type { Game } from '../../game/index.ts';
import type { Progress, Trace } from '../../search/index.ts';
import type { Playback, Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

export interface StepChange {
  /** From 0. */
  readonly step: number;
  readonly stepCount: number;
  /** The requested step, if the search turned out to be shorter; else null. */
  readonly asked: number | null;
}

export interface PlaybackChange {
  readonly isPlaying: boolean;
  /** In steps per second. */
  readonly rate: number;
}

export interface HostProgress extends Progress {
  readonly game: Game;
  readonly maxNodes: number;
}

/** The last result stays available in the meantime. */
export type SearchState =
  | { readonly phase: 'pending' }
  | { readonly phase: 'progress'; readonly progress: HostProgress }
  | { readonly phase: 'done' }
  | { readonly phase: 'failed'; readonly message: string };

export interface SessionHost extends HTMLElement {
  readonly session: Session | null;
  readonly searchState: SearchState;
  readonly playback: Playback | null;
  /** `plain` or `depth`, if a view may switch it. */
  scoring?: string;
  /** `plies` if the lesson has not yet introduced MAX. */
  readonly ruler?: string;
  /** Plies to look ahead, in digits, if a view may set it. */
  depthLimit?: string;
  /** Searches of an iterative deepening; `iteration` numbers the loaded one from 1, empty for the last. */
  readonly iterations?: readonly Trace[];
  iteration?: string;
  /** Whether the reader still has to decide what this search does next, so that nothing ahead may be shown. */
  readonly isAsking?: boolean;
  choose?(by: 1 | -1): boolean;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ply-search-change': CustomEvent<SearchState>;
    'ply-step-change': CustomEvent<StepChange>;
    'ply-playback-change': CustomEvent<PlaybackChange>;
  }
}

class Hosts {
  readonly #all = new Set<SessionHost>();
  readonly #listeners = new Set<() => void>();

  constructor() {
    if (typeof window === 'undefined') return;
    // From then on a name that no host has is a mistake.
    addEventListener('load', () => this.notify());
  }

  get all(): ReadonlySet<SessionHost> {
    return this.#all;
  }

  add(host: SessionHost): void {
    this.#all.add(host);
    this.notify();
  }

  delete(host: SessionHost): void {
    this.#all.delete(host);
    this.notify();
  }

  notify(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener when a host is added, removed or has another session, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

export const hosts = new Hosts();

/** Belongs to the session host that its `for` names, or else to the nearest one around it. */
export type View = HTMLElement & { readonly for?: string };

export function findSessionHost(view: View): SessionHost | null {
  if (!view.for) return findNearestHost(view);
  const named = findNamed(view, view.for);
  return isSessionHost(named) ? named : null;
}

/** Why a view that names a host has none; null while one may still come. */
export function explainMissingHost(view: View): string | null {
  if (!view.for || document.readyState !== 'complete') return null;
  const named = findNamed(view, view.for);
  if (isSessionHost(named) || named?.matches(':not(:defined)')) return null;
  const known = [...hosts.all].map(({ id }) => id);
  return words.errors.noSession(view.for, known.filter(Boolean));
}

function isSessionHost(element: Element | null): element is SessionHost {
  return element !== null && 'session' in element;
}

function findNamed(view: HTMLElement, id: string): HTMLElement | null {
  const root = view.getRootNode();
  const named = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  return named ?? document.getElementById(id);
}

function findNearestHost(view: HTMLElement): SessionHost | null {
  for (let at: Node | null = view.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof HTMLElement && isSessionHost(at)) return at;
  }
  return null;
}
