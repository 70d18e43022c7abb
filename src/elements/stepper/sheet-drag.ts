/** A shorter movement is a click, in CSS px. */
const MIN_MOVE = 8;

/** A drag this long opens or closes the sheet, in CSS px. */
const MIN_DRAG = 48;

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
      if (Math.abs(way) < MIN_MOVE) return;
      isDragged = true;
      handle.setPointerCapture(event.pointerId);
      if (Math.abs(way) >= MIN_DRAG) open(way > 0);
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
