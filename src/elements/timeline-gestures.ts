/** What a reader does to a timeline with a pointer; places are in CSS pixels from the left edge and top of the chart. */
export interface TimelineActions {
  /** Whether dragging moves the view; otherwise it moves the cursor. */
  readonly isZoomed: boolean;
  scrub(x: number): void;
  pan(pixels: number): void;
  /** `factor` below 1 comes closer; the moment at `x` stays there. Returns whether the view changed. */
  zoom(factor: number, x: number): boolean;
  /** The pointer rests on a place, or has left (null). */
  hover(place: { x: number; y: number } | null): void;
  pick(x: number, y: number): void;
  open(x: number, y: number): void;
}

/** A pointer that moved less than this has clicked. */
const SLOP = 4;

/** Wheel events closer together than this (milliseconds) belong to one turn of the wheel. */
const TURN = 200;

/**
 * Follows pointers and the wheel over the chart: one pointer drags, two pinch, a still one picks. Vertical swipes are
 * left to the page (`touch-action: pan-y`), and so is a turn of the wheel that began outside.
 */
export function followChart(chart: HTMLElement, actions: TimelineActions): void {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { x: number; y: number } | null = null;
  let isDrag = false;

  chart.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    const place = placeIn(chart, event);
    pointers.set(event.pointerId, place);
    chart.setPointerCapture(event.pointerId);
    start = pointers.size === 1 ? place : start;
    isDrag = pointers.size > 1;
  });

  chart.addEventListener('pointermove', (event) => {
    const place = placeIn(chart, event);
    const before = pointers.get(event.pointerId);
    if (!before) return actions.hover(place);
    const earlier = [...pointers.values()];
    pointers.set(event.pointerId, place);
    if (pointers.size === 2) return pinch(earlier, [...pointers.values()], actions);
    isDrag ||= Math.abs(place.x - start!.x) > SLOP;
    if (!isDrag) return;
    if (actions.isZoomed) actions.pan(before.x - place.x);
    else actions.scrub(place.x);
  });

  const end = (event: PointerEvent): void => {
    const isClick = pointers.delete(event.pointerId) && !isDrag && event.type === 'pointerup';
    if (isClick) actions.pick(placeIn(chart, event).x, placeIn(chart, event).y);
  };
  chart.addEventListener('pointerup', end);
  chart.addEventListener('pointercancel', end);
  chart.addEventListener('pointerleave', () => actions.hover(null));
  chart.addEventListener('dblclick', (event) => {
    const { x, y } = placeIn(chart, event);
    actions.open(x, y);
  });
}

/** Zooms with the wheel and pans with a sideways or a shifted one; the page scrolls where there is nothing to zoom. */
export function followWheel(area: HTMLElement, actions: TimelineActions): void {
  watchTurns();
  area.addEventListener(
    'wheel',
    (event) => {
      if (!turn.path.includes(area)) return;
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      const sideways = event.shiftKey && !event.deltaX ? event.deltaY : event.deltaX;
      if (Math.abs(sideways) > Math.abs(event.deltaY) || event.shiftKey) {
        actions.pan(sideways * unit);
        event.preventDefault();
        return;
      }
      const speed = event.ctrlKey ? 0.01 : 0.002;
      const changed = actions.zoom(Math.exp(event.deltaY * unit * speed), placeIn(area, event).x);
      if (changed || event.ctrlKey) event.preventDefault();
    },
    { passive: false },
  );
}

/** Where the present turn of the wheel began, and when it was last heard of. */
const turn: { path: readonly EventTarget[]; time: number } = { path: [], time: -Infinity };

function watchTurns(): void {
  document.addEventListener('wheel', noteTurn, { passive: true, capture: true });
}

function noteTurn(event: WheelEvent): void {
  if (event.timeStamp - turn.time > TURN) turn.path = event.composedPath();
  turn.time = event.timeStamp;
}

/** Moves the cursor with a pointer held down on the ruler or on the cursor's line. */
export function followScrub(handle: HTMLElement, chart: HTMLElement, actions: TimelineActions): void {
  const scrub = (event: PointerEvent): void => {
    if (handle.hasPointerCapture(event.pointerId)) actions.scrub(placeIn(chart, event).x);
  };
  handle.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    event.stopPropagation();
    handle.setPointerCapture(event.pointerId);
    scrub(event);
  });
  handle.addEventListener('pointermove', scrub);
}

type Place = { readonly x: number; readonly y: number };

function pinch(before: readonly Place[], now: readonly Place[], actions: TimelineActions): void {
  const middle = ([a, b]: readonly Place[]) => (a.x + b.x) / 2;
  const apart = ([a, b]: readonly Place[]) => Math.max(20, Math.hypot(a.x - b.x, a.y - b.y));
  actions.pan(middle(before) - middle(now));
  actions.zoom(apart(before) / apart(now), middle(now));
}

function placeIn(element: HTMLElement, { clientX, clientY }: MouseEvent): Place {
  const box = element.getBoundingClientRect();
  return { x: clientX - box.left, y: clientY - box.top };
}
