/** What a page around a frame is told: how high all in the frame is, in CSS pixels. */
interface HeightMessage {
  readonly plybookHeight: number;
}

/**
 * Tells the page around this one how high this one is, now and whenever that changes. Nothing else is told, whoever that
 * page is, and nothing is heard of it.
 */
export function tellHeight(): void {
  if (parent === window) return;
  new ResizeObserver(() => {
    const plybookHeight = Math.ceil(document.body.getBoundingClientRect().height);
    if (plybookHeight > 0) parent.postMessage({ plybookHeight } satisfies HeightMessage, '*');
  }).observe(document.body);
}
