import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { FrameController } from './frame-controller.ts';
import { fitted, followed, onTop, type Ground } from './framing.ts';
import { zoomedTo, type Size, type Transform } from './transform.ts';
import { zoomExtent, type TreeLook } from './tree-look.ts';
import { ZoomController } from './zoom-controller.ts';

/** The view before there was one: nothing of it is to be kept. */
const NEVER: Transform = { x: 0, y: 0, k: 0 };

/** What a view is moved for: where the tree stands, and its node of the step. */
export interface Subject extends Ground {
  readonly step: number;
  readonly node: number;
}

/** Moves the look of a tree: after the current node until the reader takes the view, and to where the reader asks. */
export class ViewController implements ReactiveController {
  readonly #zoom: ZoomController;
  readonly #frame: FrameController;
  #subject: Subject | null = null;
  #isFramed = false;
  /** Whether the view must move although its subject is the same; `jump` where it would be odd to see it move. */
  #due: 'glide' | 'jump' | null = null;

  constructor(
    private readonly view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    this.#zoom = new ZoomController(view, look);
    this.#frame = new FrameController(view, () => {
      if (!this.#isFramed) requestAnimationFrame(() => this.#begin());
      this.#demand('jump');
    });
    view.addController(this);
  }

  get transform(): Transform {
    return this.look().camera.transform;
  }

  get size(): Size {
    return this.#frame.size;
  }

  /**
   * Whether the frame has a size and was painted with it. What is in it comes in the frame after: it is laid out once, at
   * the zoom that it will have, and not together with all else that begins.
   */
  get isFramed(): boolean {
    return this.#isFramed;
  }

  get isFollowing(): boolean {
    return this.look().isFollowing;
  }

  hostConnected(): void {
    this.look().join(this.view);
  }

  hostDisconnected(): void {
    this.look().leave(this.view);
    this.#due = 'jump';
  }

  /** Begins to listen and to measure; to be called when the drawing is there. */
  attach(probe: Element, surface: SVGSVGElement): void {
    this.#zoom.attach(surface);
    this.#frame.watch(probe, surface);
  }

  /** Moves the view after a subject if that has changed and the reader has not taken the view. */
  follow(subject: Subject): void {
    const before = this.#subject;
    const isNew = before?.trace !== subject.trace;
    const isSame = !isNew && before.step === subject.step && before.layout === subject.layout;
    this.#subject = subject;
    const due = isNew ? 'jump' : (this.#due ?? (isSame ? null : 'glide'));
    this.#due = due;
    if (this.#isEmpty) return;
    this.#due = null;
    if (due === null || !this.isFollowing) return;
    const from = due === 'jump' ? NEVER : this.transform;
    const to = followed(this.size, from, subject, subject.node);
    if (due === 'jump') this.look().camera.jump(to);
    else this.#glide(to);
  }

  /** Brings a node into view, without taking the view from the current one for long. */
  reveal(node: number): void {
    if (this.#subject && !this.#isEmpty)
      this.#glide(followed(this.size, this.transform, this.#subject, node));
  }

  /** Shows the whole tree. */
  fit(): void {
    this.look().isFollowing = false;
    if (this.#subject && !this.#isEmpty) this.#glide(fitted(this.size, this.#subject));
  }

  /** Puts a ply at the top, and stays there. */
  putOnTop(ply: number): void {
    this.look().isFollowing = false;
    if (this.#subject && !this.#isEmpty) this.#glide(onTop(this.size, this.#subject, ply));
  }

  zoomBy(factor: number): void {
    this.look().isFollowing = false;
    const { goal } = this.look().camera;
    const { width, height } = this.size;
    this.#glide(zoomedTo(goal, goal.k * factor, [width / 2, height / 2], zoomExtent));
  }

  toggleFollowing(): void {
    this.look().isFollowing = !this.isFollowing;
    this.#demand('glide');
  }

  /** Whether nothing can be seen through the frame, so that no view of it is right. */
  get #isEmpty(): boolean {
    return this.size.width === 0 || this.size.height === 0;
  }

  #glide(to: Transform): void {
    this.look().camera.glide(to, this.size);
  }

  #begin(): void {
    this.#isFramed = true;
    this.#demand('jump');
  }

  #demand(due: 'glide' | 'jump'): void {
    this.#due = due;
    this.view.requestUpdate();
  }
}
