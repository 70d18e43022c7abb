import { isSame, unmoved, wayBetween, type Size, type Transform } from './transform.ts';
import { tween } from './tween.ts';

export class Camera {
  #transform = unmoved;
  #goal = unmoved;
  #stop = (): void => {};

  constructor(private readonly moved: () => void) {}

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

  /** Moves smoothly from wherever the view is; any other move ends this one. */
  glide(to: Transform, frame: Size): void {
    const from = this.#transform;
    this.#stop();
    this.#goal = to;
    if (isSame(from, to)) return;
    const at = wayBetween(from, to, frame);
    this.#stop = tween((t) => this.#move(at(t)));
  }

  stop(): void {
    this.#stop();
    this.#goal = this.#transform;
  }

  #move(to: Transform): void {
    this.#transform = to;
    this.moved();
  }
}
