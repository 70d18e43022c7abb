import { columnShares, mixColumns } from '../layout/index.ts';
import { cssColour, showsAhead } from '../scene/index.ts';
import { LabelPainter, type LabelFrame } from './timeline-labels.ts';
import {
  paintGaps,
  paintHatching,
  paintLeftOut,
  paintOutlines,
  rowEdges,
  wideBars,
} from './timeline-marks.ts';

/** All that the pictures of a timeline depend on; the cursor is not among it. */
export interface TimelinePicture extends LabelFrame {
  /** How the search looks where it has been, and where it has not. */
  readonly done: HTMLCanvasElement;
  readonly ahead: HTMLCanvasElement;
}

/**
 * Paints the two pictures of a timeline. The element shows the one before the cursor and the other after it, so that a step paints nothing.
 */
export class TimelinePainter {
  readonly #strip = document.createElement('canvas');
  readonly #labels = new LabelPainter();
  #painted: TimelinePicture | null = null;

  /** Paints both pictures, unless they show this already. */
  paint(picture: TimelinePicture): void {
    if (isSame(picture, this.#painted)) return;
    this.#painted = picture;
    const { look, view, width, done, ahead } = picture;
    const shares = columnShares(look.sums, view, width);
    const bars = wideBars(picture);

    const before = this.#prepared(done, picture);
    this.#paintRows(before, picture, mixColumns(look.sums, shares, look.colours('done')));
    paintGaps(before, picture, bars);
    paintHatching(before, picture, bars);
    paintLeftOut(before, picture, bars);
    this.#labels.paint(before, picture, bars, 'done');

    const after = this.#prepared(ahead, picture);
    this.#paintRows(after, picture, mixColumns(look.sums, shares, look.colours('ahead')));
    paintGaps(after, picture, bars);
    if (showsAhead(look.sums.trace)) {
      paintHatching(after, picture, bars);
      paintLeftOut(after, picture, bars);
    }
    paintOutlines(after, picture, bars);
    this.#labels.paint(after, picture, bars, 'ahead');
  }

  #prepared(canvas: HTMLCanvasElement, { look, width, row }: TimelinePicture): CanvasRenderingContext2D {
    const height = Math.round(row * look.sums.rows);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d', { alpha: false })!;
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
}

function isSame(picture: TimelinePicture, before: TimelinePicture | null): boolean {
  const names = Object.keys(picture) as (keyof TimelinePicture)[];
  return before !== null && names.every((name) => picture[name] === before[name]);
}
