import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Frame } from './clear-view.ts';
import { FrameController } from './frame-controller.ts';
import { fitView, followNode, putPlyOnTop, type FramedTree } from './framing.ts';
import { zoomAround, type Transform } from './transform.ts';
import { zoomExtent, type TreeLook } from './tree-look.ts';
import { ZoomController } from './zoom-controller.ts';

const NO_VIEW: Transform = { x: 0, y: 0, k: 0 };

export interface Subject extends FramedTree {
  readonly step: number;
  readonly node: number;
}

export class ViewController implements ReactiveController {
  readonly #zoom: ZoomController;
  readonly #frame: FrameController;
  #subject: Subject | null = null;
  #isFramed = false;
  /** Whether the view must move although its subject is the same; `jump` if an animation would look odd. */
  #due: 'glide' | 'jump' | null = null;

  constructor(
    private readonly view: ReactiveControllerHost,
    private readonly look: () => TreeLook,
  ) {
    this.#zoom = new ZoomController(view, look);
    this.#frame = new FrameController(view, () => {
      this.#isFramed ||= !this.#isEmpty;
      this.#demand('jump');
    });
    view.addController(this);
  }

  get transform(): Transform {
    return this.look().camera.transform;
  }

  get size(): Frame {
    return this.#frame.size;
  }

  /** Its size has been known: before that, nothing can be drawn at its zoom. */
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

  attach(probe: Element, surface: SVGSVGElement, overlays: readonly Element[]): void {
    this.#zoom.attach(surface);
    this.#frame.watch(probe, surface, overlays);
  }

  follow(subject: Subject): void {
    const before = this.#subject;
    const isNew = before?.trace.parent !== subject.trace.parent;
    const isSame = !isNew && before.step === subject.step && before.layout === subject.layout;
    this.#subject = subject;
    const due = isNew ? 'jump' : (this.#due ?? (isSame ? null : 'glide'));
    this.#due = due;
    if (this.#isEmpty) return;
    this.#due = null;
    if (due === null || !this.isFollowing) return;
    const look = this.look();
    const { goal } = look.camera;
    const isKept = due === 'glide' || (!isNew && look.isZoomed);
    const to = followNode(this.size, isKept ? goal : NO_VIEW, subject, subject.node);
    look.isZoomed &&= to.k === goal.k;
    if (due === 'jump') look.camera.jump(to);
    else this.#glide(to);
  }

  reveal(node: number): void {
    if (this.#subject && !this.#isEmpty)
      this.#glide(followNode(this.size, this.transform, this.#subject, node));
  }

  fit(): void {
    this.look().isFollowing = false;
    this.look().isZoomed = false;
    if (this.#subject && !this.#isEmpty) this.#glide(fitView(this.size, this.#subject));
  }

  putOnTop(ply: number): void {
    this.look().isFollowing = false;
    if (this.#subject && !this.#isEmpty) this.#glide(putPlyOnTop(this.size, this.#subject, ply));
  }

  zoomBy(factor: number): void {
    this.look().isFollowing = false;
    this.look().isZoomed = true;
    const { goal } = this.look().camera;
    const { width, height } = this.size;
    this.#glide(zoomAround(goal, goal.k * factor, [width / 2, height / 2], zoomExtent));
  }

  toggleFollowing(): void {
    this.look().isFollowing = !this.isFollowing;
    this.#demand('glide');
  }

  get #isEmpty(): boolean {
    return this.size.width === 0 || this.size.height === 0;
  }

  #glide(to: Transform): void {
    this.look().camera.glide(to, this.size);
  }

  #demand(due: 'glide' | 'jump'): void {
    this.#due = due;
    this.view.requestUpdate();
  }
}
