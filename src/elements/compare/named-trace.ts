import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Trace } from '../../search/index.ts';
import { explainMissingHost, findSessionHost, hosts, type SessionHost } from '../host/session-host.ts';

type TraceTaker = ReactiveControllerHost & HTMLElement & { readonly for: string; other: Trace | null };

/** Keeps the property `other` of an element equal to the trace of the host that its `for` names. */
export class NamedTrace implements ReactiveController {
  #host: SessionHost | null = null;
  #forget: (() => void) | null = null;

  constructor(private readonly taker: TraceTaker) {
    taker.addController(this);
  }

  get host(): SessionHost | null {
    return this.#host;
  }

  /** Why there is no such host, if there will be none. */
  get problem(): string | null {
    return explainMissingHost(this.taker);
  }

  hostConnected(): void {
    this.#forget = hosts.subscribe(() => this.taker.requestUpdate());
    this.#follow();
  }

  hostUpdate(): void {
    this.#follow();
  }

  hostDisconnected(): void {
    this.#forget?.();
    this.#leave();
  }

  readonly #follow = (): void => {
    const { taker } = this;
    const host = taker.for === '' ? null : findSessionHost(taker);
    if (host !== this.#host) {
      this.#leave();
      this.#host = host;
      host?.addEventListener('ply-search-change', this.#take);
    }
    this.#take();
  };

  readonly #take = (): void => {
    const trace = this.#host?.session?.trace ?? null;
    if (trace !== this.taker.other) this.taker.other = trace;
  };

  #leave(): void {
    this.#host?.removeEventListener('ply-search-change', this.#take);
    this.#host = null;
  }
}
