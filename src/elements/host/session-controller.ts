import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Trace } from '../../search/index.ts';
import type { Playback, Session } from '../../walk/index.ts';
import { follow } from '../kit/follow.ts';
import { onPreferenceChange } from '../kit/preferences.ts';
import { hostOf, hosts, type SessionHost, type View } from './session-host.ts';

/** Up to so many nodes, looking at all of a search takes no time that a reader would notice. */
const LARGE = 100_000;

/**
 * Connects a view with its session, wherever the two stand on the page and whichever comes first, and asks for a
 * new rendering at every change: of the step, of the playing, and of what the reader prefers.
 */
export class SessionController implements ReactiveController {
  #session: Session | null = null;
  #unsubscribe: (() => void) | null = null;
  #wanted = '';
  #seen: Trace | null = null;

  constructor(
    private readonly view: ReactiveControllerHost & View,
    /** Whether the view looks at all of a search: it draws a large one only after the views of its step. */
    private readonly isBehind = false,
  ) {
    view.addController(this);
    follow(view, (changed) => hosts.subscribe(changed), this.#connect);
    follow(view, onPreferenceChange, this.#update);
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
    this.#connect();
  }

  hostDisconnected(): void {
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
    host.addEventListener('ply-playback-change', this.#update);
    return () => {
      unsubscribe();
      host.removeEventListener('ply-playback-change', this.#update);
    };
  }
}
