import { TimelineSums, type TimelineView, type Rgb, timelineColours } from '../../../src/views/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import { palette } from '../../timeline-palette.ts';
import { paintRectangles } from '../baseline/rectangles.ts';
import { randomSteps } from '../measure.ts';

/** The size of the pictures that are timed, in pixels: how wide they are, and how high a row is. */
export const WIDTH = 1280;
export const ROW = 32;

/** The timeline of the whole tree, and the same as one rectangle a node. */
export function timelineStage() {
  const trace = search(parsePosition('.../.../...'), { scoring: 'depth' });
  const sums = new TimelineSums(trace);
  const colours = timelineColours(sums, palette, 'past');
  const rows = colours.rows.map(cssColour);
  const style = (score: number) => cssColour(palette[score > 0 ? 'max' : score < 0 ? 'min' : 'draw']);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: ROW * sums.rows });
  const context = canvas.getContext('2d', { alpha: false })!;
  return {
    sums,
    colours,
    /** Paints a view, one rectangle a node, in the colours of the first row; returns the canvas. */
    rectangles: (view: TimelineView): HTMLCanvasElement => {
      paintRectangles(trace, view, { context, width: WIDTH, row: ROW, rows, style });
      return canvas;
    },
    /** A view a power of ten closer than the whole search, around a random moment, the same on every run. */
    closer: viewsOf(trace.stepCount),
  };
}

function cssColour([red, green, blue]: Rgb): string {
  return `rgb(${red} ${green} ${blue})`;
}

function viewsOf(stepCount: number): (power: number, at: number) => TimelineView {
  const least = WIDTH / 36;
  return (power, at) => {
    const part = 10 ** -power;
    const from = at * stepCount * (1 - part);
    return { from, to: from + Math.max(least, part * stepCount) };
  };
}

/** Numbers from 0 to 1, the same on every run. */
export function random(): () => number {
  const numbers = randomSteps(1000, 2 ** 30);
  let at = 0;
  return () => numbers[at++ % numbers.length] / 2 ** 30;
}
