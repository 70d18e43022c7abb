import type { Notation } from '../game/index.ts';
import { columnShares, mixColumns } from '../layout/index.ts';
import { barLabels, cssColour, isDark, showsAhead } from '../scene/index.ts';
import {
  paintGaps,
  paintHatching,
  paintOutlines,
  rowEdges,
  wideBars,
  type TimelineFrame,
  type WideBar,
} from './timeline-marks.ts';

/** All that the pictures of a timeline depend on; the cursor is not among it. */
export interface TimelinePicture extends TimelineFrame {
  readonly font: string;
  readonly notation: Notation;
  /** The bars that begin with a board, which takes a square of the row's height. */
  readonly boards: ReadonlySet<number>;
  /** How the search looks where it has been, and where it has not. */
  readonly done: HTMLCanvasElement;
  readonly ahead: HTMLCanvasElement;
}

/** The width, in CSS pixels, from which a bar may be labelled, and the space around a label. */
const LABELLED = 16;
const PADDING = 4;

/**
 * Paints the two pictures of a timeline. The element shows the one before the cursor and the other after it, so that a step paints nothing.
 */
export class TimelinePainter {
  readonly #strip = document.createElement('canvas');
  readonly #widths = new Map<string, number>();
  #font = '';
  #painted: TimelinePicture | null = null;

  /** Paints both pictures, unless they show this already. */
  paint(picture: TimelinePicture): void {
    if (isSame(picture, this.#painted)) return;
    this.#painted = picture;
    const { look, view, width, done, ahead } = picture;
    const shares = columnShares(look.sums, view, width);
    const bars = wideBars(picture);
    const labelled = bars.filter(({ left, right }) => right - left >= LABELLED * picture.ratio);

    const before = this.#prepared(done, picture);
    this.#paintRows(before, picture, mixColumns(look.sums, shares, look.colours('done')));
    paintGaps(before, picture, bars);
    paintHatching(before, picture, bars);
    this.#paintLabels(before, picture, labelled, 'done');

    const after = this.#prepared(ahead, picture);
    this.#paintRows(after, picture, mixColumns(look.sums, shares, look.colours('ahead')));
    paintGaps(after, picture, bars);
    paintOutlines(after, picture, bars);
    this.#paintLabels(after, picture, labelled, 'ahead');
  }

  #prepared(canvas: HTMLCanvasElement, picture: TimelinePicture): CanvasRenderingContext2D {
    const { look, width, row, ratio } = picture;
    const height = Math.round(row * look.sums.rows);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false })!;
    const font = `600 ${Math.round(12 * ratio)}px ${picture.font}`;
    if (font !== this.#font) this.#widths.clear();
    context.font = this.#font = font;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.imageSmoothingEnabled = false;
    return context;
  }

  /** Stretches each line of pixels to the height of a bar, on the band of its row. */
  #paintRows(
    context: CanvasRenderingContext2D,
    picture: TimelinePicture,
    pixels: Uint8ClampedArray<ArrayBuffer>,
  ): void {
    const { look, width, row } = picture;
    const { rows } = look.sums;
    const strip = this.#strip;
    if (strip.width !== width || strip.height !== rows) Object.assign(strip, { width, height: rows });
    strip.getContext('2d', { alpha: false })!.putImageData(new ImageData(pixels, width, rows), 0, 0);
    for (let ply = 0; ply < rows; ply++) {
      const { top, bottom } = rowEdges(picture, ply);
      context.fillStyle = cssColour(look.row(ply));
      context.fillRect(0, Math.round(ply * row), width, Math.ceil(row));
      context.drawImage(strip, 0, ply, width, 1, 0, top, width, bottom - top);
    }
  }

  /** Writes into each bar the longest of its labels that fits into the part in view. */
  #paintLabels(
    context: CanvasRenderingContext2D,
    { look, row, ratio, width, notation, boards }: TimelinePicture,
    bars: readonly WideBar[],
    which: 'done' | 'ahead',
  ): void {
    const { trace } = look.sums;
    const isKnown = which === 'done' || showsAhead(trace);
    for (const { node, ply, score, left, right } of bars) {
      const start = Math.max(left, 0) + (boards.has(node) ? row : PADDING * ratio);
      const end = Math.min(right, width) - PADDING * ratio;
      const label = barLabels(trace, node, isKnown, notation).find(
        (text) => this.#width(context, text) <= end - start,
      );
      if (label === undefined) continue;
      context.fillStyle = isDark(look[which](ply, score)) ? '#fff' : '#111';
      context.fillText(label, (start + end) / 2, (ply + 0.53) * row);
    }
  }

  #width(context: CanvasRenderingContext2D, text: string): number {
    let width = this.#widths.get(text);
    if (width === undefined) this.#widths.set(text, (width = context.measureText(text).width));
    return width;
  }
}

function isSame(picture: TimelinePicture, before: TimelinePicture | null): boolean {
  const names = Object.keys(picture) as (keyof TimelinePicture)[];
  return before !== null && names.every((name) => picture[name] === before[name]);
}
