import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** How long a pointer rests on a node, or a finger, which may be about to tap, in milliseconds. */
const REST = 350;
const HOLD = 500;
const SLACK = 8;

export class RestController implements ReactiveController {
  node: number | null = null;
  /** Whether the last touch rested on a node: lifting the finger is then no tap. */
  hasRested = false;
  #timer = 0;
  #down = [0, 0];

  constructor(
    private readonly view: ReactiveControllerHost,
    private readonly prepare: () => void,
  ) {
    view.addController(this);
  }

  follow(event: PointerEvent): void {
    if (event.pointerType === 'touch') this.#followFinger(event);
    else this.#followMouse(event);
  }

  rest(node: number | null): void {
    clearTimeout(this.#timer);
    if (node === this.node) return;
    this.node = node;
    if (node === null) removeEventListener('keydown', this.#onKey, true);
    else addEventListener('keydown', this.#onKey, true);
    this.view.requestUpdate();
    if (node !== null) this.prepare();
  }

  hostDisconnected(): void {
    this.rest(null);
  }

  /** Closes the card by Escape, wherever the focus is, without moving the pointer. */
  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    this.rest(null);
  };

  #followMouse({ type, target, buttons }: PointerEvent): void {
    if (type === 'contextmenu') return;
    this.hasRested = false;
    const node = type === 'pointerleave' || buttons > 0 ? null : findNodeAt(target);
    clearTimeout(this.#timer);
    if (node === this.node) return;
    if (node === null) this.rest(null);
    else this.#timer = setTimeout(() => this.rest(node), REST);
  }

  /** A finger held still rests until the next touch; the browser's own long press is suppressed. */
  #followFinger(event: PointerEvent): void {
    const { type, target, clientX, clientY } = event;
    if (type === 'contextmenu') event.preventDefault();
    else if (type === 'pointerdown') {
      this.rest(null);
      this.hasRested = false;
      this.#down = [clientX, clientY];
      const node = findNodeAt(target);
      if (node !== null)
        this.#timer = setTimeout(() => {
          this.hasRested = true;
          this.rest(node);
        }, HOLD);
    } else if (type !== 'pointermove' || this.#hasStrayed(clientX, clientY)) clearTimeout(this.#timer);
  }

  #hasStrayed(x: number, y: number): boolean {
    return Math.hypot(x - this.#down[0], y - this.#down[1]) > SLACK;
  }
}

function findNodeAt(target: EventTarget | null): number | null {
  const group = (target as Element).closest<SVGGElement>('.nodes [data-node]');
  return group && Number(group.dataset['node']);
}
