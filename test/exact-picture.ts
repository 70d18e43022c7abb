import {
  findBarEnd,
  measureSpan,
  type TimelineColours,
  type TimelineSums,
  type TimelineView,
} from '../src/views/index.ts';

/**
 * The exact picture of a timeline, one line of pixels a row: every bar, node by node, adds its colour to the pixels in
 * the measure in which it covers them. Red, green and blue, not rounded.
 */
export function exactPicture(
  { trace, channels, rows }: TimelineSums,
  view: TimelineView,
  width: number,
  colours: TimelineColours,
): Float64Array {
  const picture = new Float64Array(3 * rows * width);
  for (let at = 0; at < picture.length; at++) picture[at] = colours.rows[Math.floor(at / 3 / width)][at % 3];
  const channelOf = new Map(channels.map(({ ply, score }, index) => [`${ply} ${score}`, index]));
  const steps = measureSpan(view) / width;
  for (let node = 0; node < trace.length; node++) {
    const start = Math.max(0, (trace.enterStep(node) - view.from) / steps);
    const end = Math.min(width, (findBarEnd(trace, node) - view.from) / steps);
    if (end <= start) continue;
    const row = trace.ply[node];
    const colour = colours.channels[channelOf.get(`${row} ${trace.score[node]}`)!];
    for (let x = Math.floor(start); x < end; x++) {
      const share = Math.min(end, x + 1) - Math.max(start, x);
      for (let part = 0; part < 3; part++)
        picture[3 * (row * width + x) + part] += share * (colour[part] - colours.rows[row][part]);
    }
  }
  return picture;
}

/** How far RGBA pixels are from an exact picture, on average and at worst, in steps of 255. */
export function distance(
  pixels: ArrayLike<number>,
  exact: Float64Array,
): { readonly mean: number; readonly worst: number } {
  let sum = 0;
  let worst = 0;
  exact.forEach((value, i) => {
    const error = Math.abs(pixels[4 * Math.floor(i / 3) + (i % 3)] - value);
    sum += error;
    worst = Math.max(worst, error);
  });
  return { mean: sum / exact.length, worst };
}
