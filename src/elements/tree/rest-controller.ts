import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long a pointer rests on a node before it is meant, in milliseconds. */
const REST = 350;

/** Knows the node that a mouse rests on, or that the keyboard walked to; null for none. */
export class RestController implements ReactiveController {
  node: number | null = null;
  #timer = 0;

  constructor(private readonly view: ReactiveControllerHost) {
    view.addController(this);
  }

  /** Follows a pointer over the drawing. */
  follow({ pointerType, target, buttons }: PointerEvent): void {
    const group = (target as Element).closest<SVGGElement>('.nodes [data-node]');
    const node = pointerType === 'touch' || buttons > 0 || !group ? null : Number(group.dataset['node']);
    clearTimeout(this.#timer);
    if (node === this.node) return;
    if (node === null) this.rest(null);
    else this.#timer = setTimeout(() => this.rest(node), REST);
  }

  /** Rests on a node at once, or on none. */
  rest(node: number | null): void {
    clearTimeout(this.#timer);
    if (node === this.node) return;
    this.node = node;
    this.view.requestUpdate();
  }

  hostDisconnected(): void {
    clearTimeout(this.#timer);
    this.node = null;
  }
}
