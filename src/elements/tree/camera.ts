import { isSame, unmoved, wayBetween, type Size, type Transform } from './transform.ts';
import { tween } from './tween.ts';

/** A view of a drawing that moves: at once under the reader's hand, softly by itself. Tells of every move. */
export class Camera {
  #transform = unmoved;
  #goal = unmoved;
  #stop = (): void => {};

  constructor(private readonly moved: () => void) {}

  get transform(): Transform {
    return this.#transform;
  }

  /** Where the view stands once it has stopped moving. */
  get goal(): Transform {
    return this.#goal;
  }

  /** Moves at once. */
  jump(to: Transform): void {
    this.#stop();
    this.#goal = to;
    this.#move(to);
  }

  /** Moves softly within a frame, from wherever the view is; any other move ends this one. */
  glide(to: Transform, frame: Size): void {
    const from = this.#transform;
    this.#stop();
    this.#goal = to;
    if (isSame(from, to)) return;
    const at = wayBetween(from, to, frame);
    this.#stop = tween((t) => this.#move(at(t)));
  }

  /** Ends a motion where it is. */
  stop(): void {
    this.#stop();
    this.#goal = this.#transform;
  }

  #move(to: Transform): void {
    this.#transform = to;
    this.moved();
  }
}
