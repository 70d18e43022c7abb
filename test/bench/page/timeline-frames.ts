import { TimelinePainter } from '../../../src/elements/timeline-painter.ts';
import { span, TimelineSums, wholeView, zoomAround, type TimelineView } from '../../../src/layout/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import { cssColour, TimelineLook, type TimelinePalette } from '../../../src/scene/index.ts';
import { paintRectangles } from '../baseline/rectangles.ts';
import { randomSteps, type Group } from '../measure.ts';

const WIDTH = 1280;
const ROW = 32;

const palette: TimelinePalette = {
  max: [0, 114, 178],
  min: [213, 94, 0],
  draw: [118, 117, 112],
  maxBand: [241, 247, 252],
  minBand: [253, 244, 238],
  unknown: [92, 91, 87],
};

/**
 * Frames of the timeline of the whole tree, down to the pixels of its canvases: both its pictures, before and after
 * the cursor. For a page, since it needs canvases.
 */
export function timelineFrames(): Group {
  const trace = search(parsePosition('.../.../...'), { scoring: 'depth' });
  const sums = new TimelineSums(trace);
  const look = new TimelineLook(sums, palette);
  const painter = new TimelinePainter();
  const [done, ahead, plain] = [0, 1, 2].map(() => document.createElement('canvas'));
  Object.assign(plain, { width: WIDTH, height: ROW * sums.rows });
  const context = plain.getContext('2d', { alpha: false })!;
  const common = { width: WIDTH, row: ROW, ratio: 1, type: 1, font: 'sans-serif', notation: '0-8' } as const;
  const next = random();

  const frame = (view: TimelineView) => {
    painter.paint({ ...common, look, view, boards: new Set(), done, ahead });
    return [finish(done), finish(ahead)];
  };
  const rectangles = (view: TimelineView) => {
    const style = (score: number) => cssColour(look.done(0, score));
    paintRectangles(trace, view, { context, width: WIDTH, row: ROW, style });
    return finish(plain);
  };
  /** A view a power of ten closer than the whole search, around a random moment. */
  const closer = (power: number): TimelineView => {
    const { from, to } = zoomAround(wholeView(trace.stepCount), 10 ** -power, next() * trace.stepCount);
    const least = WIDTH / 36;
    return span({ from, to }) >= least ? { from, to } : { from, to: from + least };
  };
  return {
    title: 'A frame of the timeline of the whole tree, 1280 pixels wide',
    rounds: 60,
    baseline: { name: 'a rectangle for each node', operations: 1, run: () => rectangles(closer(0)) },
    tasks: [
      { name: 'the whole search', operations: 1, run: () => frame(closer(0)) },
      { name: 'nearly the whole', operations: 1, run: () => frame(closer(0.1 * next())) },
      { name: 'at any zoom', operations: 1, run: () => frame(closer(4.5 * next())) },
    ],
  };
}

/** Waits for a canvas: what was painted lies in its pixels afterwards. */
function finish(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, 1, 1).data;
}

/** Numbers from 0 to 1, the same on every run. */
function random(): () => number {
  const numbers = randomSteps(1000, 2 ** 30);
  let at = 0;
  return () => numbers[at++ % numbers.length] / 2 ** 30;
}
