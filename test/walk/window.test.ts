import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search, Trace } from '../../src/search/index.ts';
import { findBoundSources, findWindow, isCutBy } from '../../src/walk/index.ts';

test('a search that leaves out moves without windows shows none', () => {
  const position = parsePosition('oxx/.xo/o..');
  const pruned = search(position, { algorithm: 'alpha-beta' });
  const trace = new Trace(position, search(position).options, pruned);
  const steps = Array.from({ length: trace.stepCount }, (_, step) => step);
  const nodes = Array.from(trace.move.keys());
  const cutting = nodes.filter((node) => trace.cut![node]);
  expect(cutting.length).toBeGreaterThan(0);
  expect(cutting.filter((node) => !isCutBy(trace, node, trace.exitStep(node)))).toEqual([]);
  const wide = { alpha: -Infinity, beta: Infinity };
  expect(nodes.map((node) => trace.windowAt(node))).toEqual(nodes.map(() => wide));
  expect(steps.filter((step) => findBoundSources(trace, step))).toEqual([]);
  expect(nodes.filter((node) => findWindow(trace, node, trace.enterStep(node)))).toEqual([]);
});
