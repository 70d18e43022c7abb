import { shownNodes, treeLayout, treeScene } from '../../../src/views/index.ts';
import { parsePosition, search } from '../../../src/lib/engine.ts';
import { minimax, resolveOptions } from '../../../src/search/index.ts';
import { momentAt } from '../../../src/walk/index.ts';
import { randomSteps, type Group } from '../measure.ts';

/** What a step costs before anything is put on the screen: the scene of a tree at a step, without and with its layout. */
export function drawing(): Group {
  const root = parsePosition('x../..o/ox.');
  const options = resolveOptions({}, root);
  const trace = search(root, { scoring: 'depth' });
  const steps = randomSteps(50, trace.stepCount);
  const layoutAt = (step: number) => treeLayout(shownNodes(trace, momentAt(trace, step).node));
  const layouts = steps.map(layoutAt);
  return {
    title: `The scene of a step in a tree of ${trace.length} nodes`,
    rounds: 40,
    baseline: {
      name: 'textbook function on its root',
      operations: 10,
      run: () => Array.from({ length: 10 }, () => minimax(root, options)),
    },
    tasks: [
      {
        name: 'scene',
        operations: steps.length,
        run: () => steps.map((step, i) => treeScene(trace, step, layouts[i])),
      },
      {
        name: 'layout and scene',
        operations: steps.length,
        run: () => steps.map((step) => treeScene(trace, step, layoutAt(step))),
      },
    ],
  };
}
