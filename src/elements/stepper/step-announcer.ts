import type { ReactiveController } from 'lit';
import type { Session } from '../../walk/index.ts';
import { loadVoice } from '../host/commands.ts';
import type { SessionHost } from '../host/session-host.ts';

/** Announces each step in a widget that shows no sentence. */
export class StepAnnouncer implements ReactiveController {
  #session: Session | null = null;
  #step = 0;
  #unsubscribe = () => {};

  constructor(
    private readonly widget: SessionHost,
    private readonly hasCaption: () => boolean,
  ) {}

  hostUpdated(): void {
    const session = this.hasCaption() ? null : this.widget.session;
    if (session === this.#session) return;
    this.#unsubscribe();
    this.#session = session;
    this.#step = session?.step ?? 0;
    this.#unsubscribe = session?.subscribe(() => this.follow(session.step)) ?? (() => {});
  }

  hostDisconnected(): void {
    this.#unsubscribe();
    this.#session = null;
  }

  private follow(step: number): void {
    const isNew = step !== this.#step;
    this.#step = step;
    if (isNew && !this.widget.playback?.isPlaying)
      void loadVoice().then(({ tellNode }) => tellNode(this.widget));
  }
}
