import { columnShares, mixColumns, cssColour } from '../../views/index.ts';
import { LabelPainter, type LabelFrame } from './timeline-labels.ts';
import {
  paintGaps,
  paintHatching,
  paintLeftOut,
  paintOutlines,
  rowEdges,
  wideBars,
} from './timeline-marks.ts';

/** The two pictures of a timeline: how the search looks where it has been, and where it has not. */
type Which = 'done' | 'ahead';

/**
 * Paints the two pictures of a timeline. The element shows the one before the cursor and the other after it, so that a
 * step paints nothing, and only one where the cursor is not in view.
 */
export class TimelinePainter {
  readonly #strip = document.createElement('canvas');
  readonly #labels = new LabelPainter();
  readonly #painted: Partial<Record<Which, LabelFrame>> = {};

  /** Paints those pictures that are in view, unless they show this already. */
  paint(frame: LabelFrame, inView: Partial<Record<Which, HTMLCanvasElement>>): void {
    const canvases = Object.entries(inView) as [Which, HTMLCanvasElement][];
    const stale = canvases.filter(([which]) => !isSame(frame, this.#painted[which]));
    if (stale.length === 0) return;
    const { look, view, width } = frame;
    const shares = columnShares(look.sums, view, width);
    const bars = wideBars(frame);
    for (const [which, canvas] of stale) {
      this.#painted[which] = frame;
      const context = this.#prepared(canvas, frame);
      this.#paintRows(context, frame, mixColumns(look.sums, shares, look.colours(which)));
      paintGaps(context, frame, bars);
      if (which === 'done' || look.tellsAhead) {
        paintHatching(context, frame, bars);
        paintLeftOut(context, frame, bars);
      }
      if (which === 'ahead') paintOutlines(context, frame, bars);
      this.#labels.paint(context, frame, bars, which);
    }
  }

  #prepared(canvas: HTMLCanvasElement, { look, width, row }: LabelFrame): CanvasRenderingContext2D {
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
    frame: LabelFrame,
    pixels: Uint8ClampedArray<ArrayBuffer>,
  ): void {
    const { look, width, row } = frame;
    const { rows } = look.sums;
    const strip = this.#strip;
    if (strip.width !== width || strip.height !== rows) Object.assign(strip, { width, height: rows });
    strip.getContext('2d', { alpha: false })!.putImageData(new ImageData(pixels, width, rows), 0, 0);
    for (let ply = 0; ply < rows; ply++) {
      const { top, bottom } = rowEdges(frame, ply);
      context.fillStyle = cssColour(look.row(ply));
      context.fillRect(0, Math.round(ply * row), width, Math.ceil(row));
      context.drawImage(strip, 0, ply, width, 1, 0, top, width, bottom - top);
    }
  }
}

function isSame(frame: LabelFrame, before: LabelFrame | undefined): boolean {
  const names = Object.keys(frame) as (keyof LabelFrame)[];
  return before !== undefined && names.every((name) => frame[name] === before[name]);
}
