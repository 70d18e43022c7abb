/** Where a block of a section begins and ends, in pixels from the section's start. */
export interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** How much of the screen a stop in the middle of a tall block goes on by. */
const STRIDE = 0.85;

/**
 * How far a section is scrolled at each of its stops, for a screen of some height: what is not wholly on the screen comes
 * to its top at the next stop, and a block taller than the screen is passed in strides. The last stop shows the end of
 * the section at the end of the screen, so that none of it stays empty.
 */
export function stopsOf(blocks: readonly Extent[], height: number): number[] {
  const last = Math.max(0, ...blocks.map(({ bottom }) => bottom)) - height;
  const stops = [0];
  let at = 0;
  for (const { top, bottom } of blocks)
    while (bottom > at + height + 1) {
      at = Math.min(top > at + 1 ? top : at + height * STRIDE, Math.max(top, bottom - height), last);
      stops.push(at);
    }
  return stops;
}
