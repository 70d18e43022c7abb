import type { Game } from '../../game/index.ts';
import type { Progress, Trace } from '../../search/index.ts';
import type { Playback, Session } from '../../walk/index.ts';

/** After the step changed, whoever changed it. */
export interface StepChange {
  /** The step, from 0. */
  readonly step: number;
  readonly stepCount: number;
  /** The step that was asked for, where the search turned out to be shorter; else null. */
  readonly asked: number | null;
}

/** After playing began, stopped or changed its speed. */
export interface PlaybackChange {
  readonly isPlaying: boolean;
  /** In steps a second. */
  readonly rate: number;
}

/** How far a search is, with what it takes to say it: the game, for the name of the best move, and the node limit. */
export interface HostProgress extends Progress {
  readonly game: Game;
  readonly maxNodes: number;
}

/** How the search of a host stands; what it found before can be walked through meanwhile. */
export type SearchState =
  | { readonly phase: 'pending' }
  | { readonly phase: 'progress'; readonly progress: HostProgress }
  | { readonly phase: 'done' }
  | { readonly phase: 'failed'; readonly message: string };

/** All that views need of an element which holds a session for them, wherever its trace comes from. */
export interface SessionHost extends HTMLElement {
  /** The walk that the views share; null as long as there is nothing to walk through. */
  readonly session: Session | null;
  /** How what is to be walked through stands. */
  readonly searchState: SearchState;
  /** What moves the session by itself; null while there is no session. */
  readonly playback: Playback | null;
  /** The scoring, `plain` or `depth`, where a view may switch it. */
  scoring?: string;
  /** How many plies the search looks ahead, as a number in digits, where a view may set it. */
  depthLimit?: string;
  /** The searches of an iterative deepening, and which of them is walked through: its number from 1, empty for the last. */
  readonly iterations?: readonly Trace[];
  iteration?: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'ply-search-change': CustomEvent<SearchState>;
    'ply-step-change': CustomEvent<StepChange>;
    'ply-playback-change': CustomEvent<PlaybackChange>;
  }
}

/** The hosts on the page that have a search of their own, and who waits for one of them. */
class Hosts {
  readonly #all = new Set<SessionHost>();
  readonly #listeners = new Set<() => void>();

  get all(): ReadonlySet<SessionHost> {
    return this.#all;
  }

  add(host: SessionHost): void {
    this.#all.add(host);
    this.changed();
  }

  delete(host: SessionHost): void {
    this.#all.delete(host);
    this.changed();
  }

  /** To be called by a host that has another session. */
  changed(): void {
    for (const listener of this.#listeners) listener();
  }

  /** Calls a listener whenever a host comes, goes or has another session, until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}

/** Every widget of the page that holds a walk. */
export const hosts = new Hosts();

/** A view: it belongs to the session host that its `for` names, or to the nearest one around it. */
export type View = HTMLElement & { readonly for?: string };

/** The session host that a view belongs to. */
export function hostOf(view: View): SessionHost | null {
  return view.for ? namedHost(view, view.for) : nearestHost(view);
}

function isSessionHost(element: Element | null): element is SessionHost {
  return element !== null && 'session' in element;
}

function namedHost(view: HTMLElement, id: string): SessionHost | null {
  const root = view.getRootNode();
  const named = root instanceof Document || root instanceof ShadowRoot ? root.getElementById(id) : null;
  const found = named ?? document.getElementById(id);
  return isSessionHost(found) ? found : null;
}

function nearestHost(view: HTMLElement): SessionHost | null {
  for (let at: Node | null = view.parentNode; at; at = at instanceof ShadowRoot ? at.host : at.parentNode) {
    if (at instanceof HTMLElement && isSessionHost(at)) return at;
  }
  return null;
}
