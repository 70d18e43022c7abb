/** Places are shares of the strip's width, from 0 to 1. */
interface HandActions {
  readonly canZoom: () => boolean;
  readonly scrub: (place: number) => void;
  /** Returns false if there is nothing more to see. */
  readonly zoom: (factor: number, place: number) => boolean;
  readonly pan: (share: number) => void;
}

/** Wheel events closer than this (ms) belong to one roll of the wheel. */
const ROLL = 200;

/** Pixels of the wheel that zoom by a factor of two. */
const DOUBLE = 250;

const roll: { path: readonly EventTarget[]; time: number } = { path: [], time: -Infinity };

function noteRoll(event: WheelEvent): void {
  if (event.timeStamp - roll.time > ROLL) roll.path = event.composedPath();
  roll.time = event.timeStamp;
}

/** The wheel zooms only if its roll began here and there is more to see, so that it never holds up a page. */
export class TimelineHand {
  readonly #pointers = new Map<number, number>();
  #strip: HTMLElement | null = null;

  constructor(private readonly actions: HandActions) {
    document.addEventListener('wheel', noteRoll, { passive: true, capture: true });
  }

  readonly down = (event: PointerEvent): void => {
    if (event.button !== 0 || event.ctrlKey) return;
    const strip = event.currentTarget as HTMLElement;
    this.#strip = strip;
    strip.setPointerCapture(event.pointerId);
    this.#pointers.set(event.pointerId, event.clientX);
    // A finger may be about to scroll the page.
    if (event.pointerType !== 'touch') this.actions.scrub(this.#share(event.clientX));
  };

  readonly move = ({ pointerId, clientX }: PointerEvent): void => {
    const before = this.#pointers.get(pointerId);
    if (before === undefined || before === clientX) return;
    const other = [...this.#pointers].find(([id]) => id !== pointerId)?.[1];
    this.#pointers.set(pointerId, clientX);
    if (other === undefined) this.actions.scrub(this.#share(clientX));
    else {
      const apart = Math.max(1, Math.abs(before - other));
      this.actions.zoom(Math.abs(clientX - other) / apart, this.#share((clientX + other) / 2));
    }
  };

  readonly up = (event: PointerEvent): void => {
    if (!this.#pointers.has(event.pointerId)) return;
    if (event.type === 'pointerup' && this.#pointers.size === 1)
      this.actions.scrub(this.#share(event.clientX));
    this.#pointers.clear();
  };

  readonly wheel = (event: WheelEvent): void => {
    const { deltaMode, shiftKey } = event;
    const strip = event.currentTarget as HTMLElement;
    if (!this.actions.canZoom() || (roll.path.length > 0 && !roll.path.includes(strip))) return;
    const unit = deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const [x, y] = [event.deltaX * unit, event.deltaY * unit];
    this.#strip = strip;
    if (shiftKey || Math.abs(x) > Math.abs(y)) this.actions.pan((x || y) / strip.clientWidth);
    else if (!this.actions.zoom(2 ** (-y / DOUBLE), this.#share(event.clientX))) return;
    event.preventDefault();
  };

  readonly twice = (event: MouseEvent): void => {
    if (this.actions.canZoom()) this.actions.zoom(4, this.#share(event.clientX));
  };

  #share(clientX: number): number {
    const { left, width } = this.#strip!.getBoundingClientRect();
    return Math.max(0, Math.min(1, (clientX - left) / width));
  }
}
