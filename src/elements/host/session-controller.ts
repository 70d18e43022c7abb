import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Trace } from '../../search/index.ts';
import type { Playback, Session } from '../../walk/index.ts';
import { onPreferenceChange } from '../kit/preferences.ts';

/** An element that holds a session for the views around it. */
export interface SessionHost extends HTMLElement {
  readonly session: Session | null;
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

/** A view: it belongs to the session host that its `for` names, or to the nearest one around it. */
type View = ReactiveControllerHost & HTMLElement & { readonly for?: string };

/** The hosts that search something themselves and are on the page. */
export const searchHosts = new Set<SessionHost>();

/** Sent to the document by a session host whenever it is connected, gone, or has another session. */
export const SESSION_CHANGED = 'ply-session-changed';

/** Sent to itself by a session host whenever playing starts, stops or changes its speed. */
export const PLAYBACK_CHANGED = 'ply-playback-changed';

/** Up to so many nodes, looking at all of a search takes no time that a reader would notice. */
const LARGE = 100_000;

/**
 * Connects a view with its session, wherever the two stand on the page and whichever comes first, and asks for a
 * new rendering at every change: of the step, of the playing, and of what the reader prefers.
 */
export class SessionController implements ReactiveController {
  #session: Session | null = null;
  #unsubscribe: (() => void) | null = null;
  #forget: (() => void) | null = null;
  #wanted = '';
  #seen: Trace | null = null;

  constructor(
    private readonly view: View,
    /** Whether the view looks at all of a search: it draws a large one only after the views of its step. */
    private readonly isBehind = false,
  ) {
    view.addController(this);
  }

  /** The session, or null while its host is not there yet or has nothing to search. */
  get session(): Session | null {
    return this.#session;
  }

  /** What moves the session by itself, or null. */
  get playback(): Playback | null {
    return this.#session && (this.host?.playback ?? null);
  }

  /** The element that holds the session, or null. */
  get host(): SessionHost | null {
    return hostOf(this.view);
  }

  hostConnected(): void {
    document.addEventListener(SESSION_CHANGED, this.#connect);
    this.#forget = onPreferenceChange(this.#update);
    this.#connect();
  }

  hostDisconnected(): void {
    document.removeEventListener(SESSION_CHANGED, this.#connect);
    this.#forget?.();
    this.#unsubscribe?.();
    this.#unsubscribe = null;
    this.#session = null;
  }

  hostUpdate(): void {
    if (this.#wanted !== (this.view.for ?? '')) this.#connect();
  }

  readonly #update = (): void => {
    const trace = this.#session?.trace ?? null;
    const isLater = this.isBehind && trace !== this.#seen && (trace?.length ?? 0) > LARGE;
    this.#seen = trace;
    if (isLater) setTimeout(() => this.view.requestUpdate());
    else this.view.requestUpdate();
  };

  readonly #connect = (): void => {
    this.#wanted = this.view.for ?? '';
    const { host } = this;
    const session = host?.session ?? null;
    // A page keeps room for what waits.
    this.view.ariaBusy = this.#wanted && !session ? 'true' : null;
    if (session === this.#session) return;
    this.#unsubscribe?.();
    this.#session = session;
    this.#unsubscribe = host && session ? this.listen(host, session) : null;
    this.#update();
  };

  private listen(host: SessionHost, session: Session): () => void {
    const unsubscribe = session.subscribe(this.#update);
    host.addEventListener(PLAYBACK_CHANGED, this.#update);
    return () => {
      unsubscribe();
      host.removeEventListener(PLAYBACK_CHANGED, this.#update);
    };
  }
}

/** The session host that a view names with `for`, or the nearest one around it. */
export function hostOf(view: HTMLElement & { readonly for?: string }): SessionHost | null {
  return view.for ? namedHost(view, view.for) : nearestHost(view);
}

/** Where a search can be seen or walked: its host with what is in it, and the views elsewhere on the page that name it. */
export function viewsOf(host: HTMLElement): HTMLElement[] {
  const root = host.getRootNode() as Document | ShadowRoot;
  const { id } = host;
  return [host, ...(id ? root.querySelectorAll<HTMLElement>(`[for='${CSS.escape(id)}']`) : [])];
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
