import { isSameTransform, unmoved, interpolateViews, type Size, type Transform } from './transform.ts';
import { tween } from './tween.ts';

export class Camera {
  #transform = unmoved;
  #goal = unmoved;
  #stop = (): void => {};

  constructor(private readonly onMove: () => void) {}

  get transform(): Transform {
    return this.#transform;
  }

  get goal(): Transform {
    return this.#goal;
  }

  jump(to: Transform): void {
    this.#stop();
    this.#goal = to;
    this.#move(to);
  }

  glide(to: Transform, frame: Size): void {
    const from = this.#transform;
    this.#stop();
    this.#goal = to;
    if (isSameTransform(from, to)) return;
    const at = interpolateViews(from, to, frame);
    this.#stop = tween((t) => this.#move(at(t)));
  }

  stop(): void {
    this.#stop();
    this.#goal = this.#transform;
  }

  #move(to: Transform): void {
    this.#transform = to;
    this.onMove();
  }
}
