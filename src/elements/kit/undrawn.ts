/** Resolves when what changed before the call has been painted. */
export async function waitForPaint(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Searches in sight that are not drawn yet: what a reader needs less waits for them. */
const undrawn = new Set<Element>();
const held: (() => void)[] = [];

/** From when its script is fetched, or from when the reader comes near. */
export function beginDrawing(search: Element): void {
  undrawn.add(search);
}

/** After its first rendering, or when it will not be rendered. A hidden page paints nothing. */
export async function endDrawing(search: Element): Promise<void> {
  if (!undrawn.has(search)) return;
  if (!document.hidden) await waitForPaint();
  undrawn.delete(search);
  if (undrawn.size === 0) for (const goOn of held.splice(0)) goOn();
}

export function isUndrawn(search: Element): boolean {
  return undrawn.has(search);
}

/** Resolves when every search in sight has been drawn, at once if there is none. */
export async function waitUntilDrawn(): Promise<void> {
  if (undrawn.size > 0) await new Promise<void>((resolve) => held.push(resolve));
}
