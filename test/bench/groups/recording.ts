import { minimax, parsePosition, resolveOptions, search } from '../../../src/lib/engine.ts';
import { emptyBoard, minimaxOnCopies } from '../baseline/copied-arrays.ts';
import type { Group } from '../measure.ts';

/** The whole tree from the empty board, recorded, beside functions that record nothing. */
export function recording(): Group {
  const empty = parsePosition('.../.../...');
  const options = resolveOptions({}, empty);
  return {
    title: 'Searching the whole tree, warm',
    rounds: 30,
    baseline: { name: 'textbook function', operations: 1, run: () => minimax(empty, options) },
    tasks: [
      { name: 'textbook, boards copied', operations: 1, run: () => minimaxOnCopies(emptyBoard(), 'x') },
      { name: 'recorded, plain', operations: 1, run: () => search(empty) },
      { name: 'recorded, with penalty', operations: 1, run: () => search(empty, { scoring: 'depth' }) },
      {
        name: 'recorded, both scorings',
        operations: 1,
        run: () => [search(empty), search(empty, { scoring: 'depth' })],
      },
    ],
  };
}
