import { drag, selectAll, type D3DragEvent } from 'd3';

/** Wheel events closer together than this, in milliseconds, belong to one roll of the wheel. */
const ROLL = 200;

/** Where the present roll of the wheel began, and when it was last heard of. */
const roll: { path: readonly EventTarget[]; time: number } = { path: [], time: -Infinity };

/** Whether a roll of the wheel began on an element; what scrolls the page over it is not meant for it. */
export function beganOn(element: Element): boolean {
  document.addEventListener('wheel', noteRoll, { passive: true, capture: true });
  return roll.path.length === 0 || roll.path.includes(element);
}

function noteRoll(event: WheelEvent): void {
  if (event.timeStamp - roll.time > ROLL) roll.path = event.composedPath();
  roll.time = event.timeStamp;
}

/** How far a wheel that is rolled sideways, or with Shift, moves, in CSS pixels; 0 for one that is not. */
export function sidewaysRoll({ deltaX, deltaY, deltaMode, shiftKey }: WheelEvent): number {
  const pixels = (shiftKey && !deltaX ? deltaY : deltaX) * (deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1);
  return shiftKey || Math.abs(deltaX) > Math.abs(deltaY) ? pixels : 0;
}

/**
 * Moves the cursor with a pointer that is dragged over some elements, where that is meant; `x` is in CSS pixels from
 * the left edge of the chart. One that hardly moved has clicked.
 */
export function followScrub(
  handles: readonly HTMLElement[],
  chart: HTMLElement,
  isMeant: (handle: HTMLElement) => boolean,
  scrub: (x: number) => void,
): void {
  const behaviour = drag<HTMLElement, unknown>()
    .container(() => chart)
    .subject(({ x, y }: { x: number; y: number }) => ({ x, y }))
    .clickDistance(4)
    .filter(function (this: HTMLElement, event: MouseEvent | TouchEvent) {
      return isSingle(event) && isMeant(this);
    })
    .on('start drag', function (this: HTMLElement, { type, x, sourceEvent }: Drag) {
      // Where a click picks a call, only a drag moves the cursor.
      if (isSingle(sourceEvent) && (type === 'drag' || this !== chart)) scrub(x);
    });
  selectAll([...handles]).call(behaviour);
}

type Drag = D3DragEvent<HTMLElement, unknown, unknown> & { readonly sourceEvent: MouseEvent | TouchEvent };

/** Whether one finger, or the main button, is at work. */
function isSingle(event: MouseEvent | TouchEvent): boolean {
  return 'touches' in event ? event.touches.length === 1 : event.button === 0 && !event.ctrlKey;
}

/** Where a pointer is, in CSS pixels from the corner of an element. */
export function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}
