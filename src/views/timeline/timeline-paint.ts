import type { TimelineSums } from './timeline-sums.ts';
import { measureSpan, type TimelineView } from './timeline-bars.ts';

export type Rgb = readonly [red: number, green: number, blue: number];

export interface TimelineColours {
  readonly channels: readonly Rgb[];
  readonly rows: readonly Rgb[];
}

/** The share (0 to 1) of each of `width` equal columns that each channel covers, exact from the sums: `shares[channel · width + column]`. */
export function measureColumnShares(sums: TimelineSums, view: TimelineView, width: number): Float32Array {
  const steps = measureSpan(view) / width;
  const before = sums.coverBefore(view.from).slice();
  const shares = new Float32Array(before.length * width);
  for (let x = 0; x < width; x++) {
    const covered = sums.coverBefore(view.from + (x + 1) * steps);
    for (let i = 0, at = x; i < covered.length; i++, at += width) {
      shares[at] = (covered[i] - before[i]) / steps;
      before[i] = covered[i];
    }
  }
  return shares;
}

/** Mixes shares to opaque RGBA, row by row, one pixel for each column and row. */
export function mixColumns(
  { channels, rows }: TimelineSums,
  shares: Float32Array,
  colours: TimelineColours,
): Uint8ClampedArray<ArrayBuffer> {
  const width = shares.length / channels.length;
  const pixels = new Uint8ClampedArray(4 * rows * width);
  const mix = new Float32Array(3 * width);
  for (let row = 0, i = 0; row < rows; row++) {
    mix.fill(0);
    const base = colours.rows[row];
    for (; i < channels.length && channels[i].ply === row; i++) {
      const [red, green, blue] = colours.channels[i].map((part, j) => part - base[j]);
      for (let x = 0, at = 0, from = i * width; x < width; x++) {
        const share = shares[from + x];
        mix[at++] += share * red;
        mix[at++] += share * green;
        mix[at++] += share * blue;
      }
    }
    const [red, green, blue] = base;
    for (let x = 0, at = 0, to = 4 * row * width; x < width; x++) {
      pixels[to++] = red + mix[at++];
      pixels[to++] = green + mix[at++];
      pixels[to++] = blue + mix[at++];
      pixels[to++] = 255;
    }
  }
  return pixels;
}
