import { parsePosition, search, type SearchOptions } from '../../../src/lib/engine.ts';
import type { Group } from '../measure.ts';

/** The relatives of minimax on the whole tree, beside minimax in the same loop: alpha-beta, tables, orders. */
export function relatives(): Group {
  const empty = parsePosition('.../.../...');
  const task = (name: string, options: SearchOptions) => ({
    name,
    operations: 1,
    run: () => search(empty, options),
  });
  return {
    title: 'The relatives of minimax from the empty board, recorded',
    rounds: 15,
    baseline: task('plain minimax', {}),
    tasks: [
      task('with a table', { memo: 'positions' }),
      task('table up to symmetry', { memo: 'symmetry' }),
      task('alpha-beta', { algorithm: 'alpha-beta' }),
      task('alpha-beta, with penalty', { algorithm: 'alpha-beta', scoring: 'depth' }),
      task('alpha-beta, centre first', { algorithm: 'alpha-beta', order: 'centre-first' }),
      task('alpha-beta, table', { algorithm: 'alpha-beta', memo: 'positions' }),
      task('alpha-beta, symmetry', { algorithm: 'alpha-beta', memo: 'symmetry' }),
    ],
  };
}
