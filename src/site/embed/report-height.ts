/** The height of all in the frame, in CSS pixels, for the page around it. */
export interface HeightMessage {
  readonly plybookHeight: number;
}

/** Reports the height now and at each change. The page around gets nothing else, and is not listened to. */
export function reportHeight(): void {
  if (parent === window) return;
  new ResizeObserver(() => {
    const plybookHeight = Math.ceil(document.body.getBoundingClientRect().height);
    if (plybookHeight > 0) parent.postMessage({ plybookHeight } satisfies HeightMessage, '*');
  }).observe(document.body);
}
