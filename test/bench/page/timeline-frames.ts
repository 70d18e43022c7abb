import { TimelinePainter } from '../../../src/elements/timeline/timeline-painter.ts';
import type { TimelineView } from '../../../src/views/index.ts';
import type { Group } from '../measure.ts';
import { random, ROW, timelineStage, WIDTH } from './timeline-stage.ts';

/**
 * Frames of the timeline of the whole tree, down to the pixels of its canvases: both its pictures, before and after
 * the cursor. For a page, since it needs canvases.
 */
export function timelineFrames(): Group {
  const { look, rectangles, closer } = timelineStage();
  const painter = new TimelinePainter();
  const [done, ahead] = [0, 1].map(() => document.createElement('canvas'));
  const common = { width: WIDTH, row: ROW, ratio: 1, type: 1, font: 'sans-serif', notation: '0-8' } as const;
  const next = random();

  const frame = (view: TimelineView) => {
    painter.paint({ ...common, look, view, boards: new Set() }, { done, ahead });
    return [finish(done), finish(ahead)];
  };
  return {
    title: 'A frame of the timeline of the whole tree, 1280 pixels wide',
    rounds: 60,
    baseline: {
      name: 'a rectangle for each node',
      operations: 1,
      run: () => finish(rectangles(closer(0, next()))),
    },
    tasks: [
      { name: 'the whole search', operations: 1, run: () => frame(closer(0, next())) },
      { name: 'nearly the whole', operations: 1, run: () => frame(closer(0.1 * next(), next())) },
      { name: 'at any zoom', operations: 1, run: () => frame(closer(4.5 * next(), next())) },
    ],
  };
}

/** Waits for a canvas: what was painted lies in its pixels afterwards. */
function finish(canvas: HTMLCanvasElement): Uint8ClampedArray {
  return canvas.getContext('2d')!.getImageData(0, 0, 1, 1).data;
}
