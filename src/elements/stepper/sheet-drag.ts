/** A press that moves less than this is no drag, in CSS pixels. */
const SLACK = 8;

/** So much of the way decides, and so fast a flick, in CSS pixels a millisecond. */
const ENOUGH = 48;

/**
 * Follows a finger or the mouse that pulls a sheet up or down by its handle: upwards opens it, downwards closes it. A
 * press without a drag stays a click. Returns a function that ends the following.
 */
export function followSheet(handle: HTMLElement, open: (isOpen: boolean) => void): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  let start: number | null = null;
  let isDragged = false;
  handle.addEventListener('pointerdown', (event) => ([start, isDragged] = [event.clientY, false]), {
    signal,
  });
  handle.addEventListener(
    'pointermove',
    (event) => {
      if (start === null) return;
      const way = start - event.clientY;
      if (Math.abs(way) < SLACK) return;
      isDragged = true;
      handle.setPointerCapture(event.pointerId);
      if (Math.abs(way) >= ENOUGH) open(way > 0);
    },
    { signal },
  );
  for (const end of ['pointerup', 'pointercancel'] as const)
    handle.addEventListener(end, () => (start = null), { signal });
  handle.addEventListener(
    'click',
    (event) => {
      if (isDragged) event.stopImmediatePropagation();
      isDragged = false;
    },
    { signal, capture: true },
  );
  return () => stop.abort();
}
