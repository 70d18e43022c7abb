import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Trace } from '../../search/index.ts';
import type { Playback, Session } from '../../walk/index.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import { onPreferenceChange } from '../kit/preferences.ts';
import { explainMissingHost, findSessionHost, hosts, type SessionHost, type View } from './session-host.ts';

/** Drawing a whole search of up to this many nodes takes no noticeable time. */
const LARGE = 100_000;

/** Connects a view with its session, wherever the two are on the page and whichever comes first. */
export class SessionController implements ReactiveController {
  #session: Session | null = null;
  #unsubscribe: (() => void) | null = null;
  #wanted = '';
  #problem: string | null = null;
  #seen: Trace | null = null;

  constructor(
    private readonly view: ReactiveControllerHost & View,
    /** Whether the view shows a whole search: a large one is then drawn after the views of the step. */
    private readonly isBehind = false,
  ) {
    view.addController(this);
    subscribeElement(view, (changed) => hosts.subscribe(changed), this.#connect);
    subscribeElement(view, onPreferenceChange, this.#update);
  }

  get session(): Session | null {
    return this.#session;
  }

  /** Why there is no session if there will be none, to show in its place. */
  get problem(): string | null {
    return explainMissingHost(this.view);
  }

  get playback(): Playback | null {
    return this.#session && (this.host?.playback ?? null);
  }

  get host(): SessionHost | null {
    return findSessionHost(this.view);
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
    const { host, problem } = this;
    const session = host?.session ?? null;
    // A page reserves space for busy views.
    const busy = this.#wanted && !session && !problem ? 'true' : null;
    // Every host that comes tells all views of the page.
    if (session === this.#session && problem === this.#problem && busy === this.view.ariaBusy) return;
    this.view.ariaBusy = busy;
    this.#problem = problem;
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
