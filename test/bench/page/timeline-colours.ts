import { columnShares, mixColumns } from '../../../src/views/index.ts';
import { distance, exactPicture } from '../../exact-picture.ts';
import { compared, type Result } from '../measure.ts';
import { random, ROW, timelineStage, WIDTH } from './timeline-stage.ts';

const VIEWS = 12;

/**
 * How far the colours of the timeline of the whole tree are from the exact picture on average, and those of one rectangle
 * a node: of the whole search, and at any zoom.
 */
export function timelineColours(): Promise<Result[]> {
  const { sums, colours, rectangles, closer } = timelineStage();
  const next = random();

  const samples: Record<string, number[]> = { 'a rectangle for each node': [], 'the timeline': [] };
  for (let i = 0; i < VIEWS; i++) {
    const view = closer(i === 0 ? 0 : 4.5 * next(), next());
    const mixed = mixColumns(sums, columnShares(sums, view, WIDTH), colours);
    samples['the timeline'].push(distance(mixed, exactPicture(sums, view, WIDTH, colours)).mean);
    const painted = linesOf(rectangles(view), sums.rows);
    samples['a rectangle for each node'].push(
      distance(painted, exactPicture(sums, view, WIDTH, colours)).mean,
    );
  }
  return Promise.resolve(
    compared('Distance of the colours from the exact picture, on average', samples, 'levels'),
  );
}

/** One line of pixels from the middle of each row. */
function linesOf(canvas: HTMLCanvasElement, rows: number): number[] {
  const context = canvas.getContext('2d')!;
  const line = (row: number) => context.getImageData(0, (row + 0.5) * ROW, WIDTH, 1).data;
  return Array.from({ length: rows }, (_, row) => [...line(row)]).flat();
}
