import { paintTimeline } from '../../../src/elements/timeline/timeline-picture.ts';
import type { TimelineView } from '../../../src/views/index.ts';
import { palette } from '../../timeline-palette.ts';
import type { Group } from '../measure.ts';
import { random, timelineStage, WIDTH } from './timeline-stage.ts';

/**
 * Frames of the timeline of the whole tree, down to the pixels of its canvases: both its pictures, before and after
 * the step. For a page, since it needs canvases.
 */
export function timelineFrames(): Group {
  const { sums, rectangles, closer } = timelineStage();
  const [past, ahead] = [0, 1].map(() => document.createElement('canvas'));
  const next = random();

  const frame = (view: TimelineView) => {
    paintTimeline({ past, ahead }, { sums, view, palette, width: WIDTH });
    return [finish(past), finish(ahead)];
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
