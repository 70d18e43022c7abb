import { prefersReducedMotion } from '../kit/reduced-motion.ts';
import type { ReactiveController } from 'lit';
import type { SessionHost } from '../host/session-host.ts';

type Widget = SessionHost & { readonly autoplay: boolean };

const SEEN_SHARE = 0.5;

export class PlayOnce implements ReactiveController {
  #observer: IntersectionObserver | null = null;

  constructor(private readonly widget: Widget) {}

  hostUpdated(): void {
    if (this.#observer || !this.widget.autoplay || !this.widget.playback) return;
    if (prefersReducedMotion()) return;
    this.#observer = new IntersectionObserver(([entry]) => entry.isIntersecting && this.play(), {
      threshold: SEEN_SHARE,
    });
    this.#observer.observe(this.widget);
    for (const type of ['pointerdown', 'keydown']) this.widget.addEventListener(type, this.#cancel);
  }

  hostDisconnected(): void {
    this.#observer?.disconnect();
    this.#observer = null;
  }

  private play(): void {
    this.#observer?.disconnect();
    this.widget.playback?.play();
  }

  readonly #cancel = (): void => {
    this.#observer?.disconnect();
    for (const type of ['pointerdown', 'keydown']) this.widget.removeEventListener(type, this.#cancel);
  };
}
