import { parsePosition, search } from '../../../src/lib/engine.ts';
import { minimax, plainTree, resolveOptions } from '../../../src/search/index.ts';
import { emptyBoard, minimaxOnCopies } from '../baseline/copied-arrays.ts';
import { callObjects } from '../baseline/object-tree.ts';
import type { Group } from '../measure.ts';

/**
 * The whole tree from the empty board, recorded: beside minimax as courses write it, which copies boards; the same
 * that keeps an object a call; and our own function for learners, which records nothing.
 */
export function recording(): Group {
  const empty = parsePosition('.../.../...');
  const options = resolveOptions({}, empty);
  const penalised = resolveOptions({ scoring: 'depth' }, empty);
  return {
    title: 'Searching the whole tree, warm',
    rounds: 20,
    isApart: true,
    baseline: {
      name: 'minimax, boards copied',
      operations: 1,
      run: () => minimaxOnCopies(emptyBoard(), 'x'),
    },
    tasks: [
      { name: 'the same, an object a call', operations: 1, run: () => callObjects(emptyBoard(), 'x') },
      { name: 'textbook function', operations: 1, run: () => minimax(empty, options) },
      { name: 'recorded, plain', operations: 1, run: () => search(empty) },
      { name: 'recorded, with penalty', operations: 1, run: () => search(empty, { scoring: 'depth' }) },
      {
        name: 'recorded, both scorings',
        operations: 1,
        run: () => {
          const tree = plainTree(empty, options)!;
          return [tree.scored(options), tree.scored(penalised)];
        },
      },
    ],
  };
}
