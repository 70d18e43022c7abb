/** The height of all in the frame, in CSS pixels, for the page around it. */
export interface HeightMessage {
  readonly plybookHeight: number;
}

/** Reports the height now and after each change. Sends nothing else to the page around, and reads nothing from it. */
export function reportHeight(): void {
  if (parent === window) return;
  new ResizeObserver(() => {
    const plybookHeight = Math.ceil(document.body.getBoundingClientRect().height);
    if (plybookHeight > 0) parent.postMessage({ plybookHeight } satisfies HeightMessage, '*');
  }).observe(document.body);
}
