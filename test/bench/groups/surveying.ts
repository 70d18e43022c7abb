import { parsePosition } from '../../../src/lib/engine.ts';
import { minimax, resolveOptions } from '../../../src/search/index.ts';
import { surveyAtOnce } from '../../../src/search/index.ts';
import type { Group } from '../measure.ts';

/** Every position of tic-tac-toe under both scorings, beside a full search of each of them for each scoring. */
export function surveying(): Group {
  const empty = parsePosition('.../.../...');
  const positions = surveyAtOnce(empty).map(({ text }) => parsePosition(text));
  const scorings = (['plain', 'depth'] as const).map((scoring) => resolveOptions({ scoring }, empty));
  return {
    title: `All ${positions.length} positions under both scorings`,
    rounds: 5,
    baseline: {
      name: 'a full search of each',
      operations: 1,
      run: () => scorings.map((options) => positions.map((position) => minimax(position, options))),
    },
    tasks: [{ name: 'survey', operations: 1, run: () => surveyAtOnce(empty) }],
  };
}
