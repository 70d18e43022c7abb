import { expect, test } from 'vitest';
import { listFindings } from '../../src/program/index.ts';
import {
  buildTreeScene,
  chooseNodes,
  countColumns,
  fitMetrics,
  layOutTree,
  renderToString,
} from '../../src/views/index.ts';
import { drawTag } from '../../src/views/tree/tag-drawing.ts';
import { type Fault, makeProgramNarrator, registerNarrator } from '../../src/walk/index.ts';
import { runHere, samples } from '../program/run-here.ts';

const HALF = 9;

test('a tag lies over no board of the next row, in frames of phones, and moves have names before they are called', async () => {
  const sample = samples('wrong').find(({ name }) => name === '03-max-everywhere.py')!;
  const run = await runHere(sample);
  const { trace } = run;
  registerNarrator(trace!, makeProgramNarrator(trace!));
  const faults = listFindings(run, sample.source).flatMap(({ kind, step, shouldBe }): Fault[] =>
    kind === 'fault' && step !== null ? [{ kind: 'wrong', step, shouldBe }] : [],
  );
  const layout = layOutTree(chooseNodes(trace!, 0));
  const columns = countColumns(layout);
  let tags = 0;
  for (let width = 300; width <= 460; width += 20)
    for (let height = 180; height <= 500; height += 40) {
      const room = { width, height, columns, plies: trace!.plies + 1, isPath: false };
      const { metrics } = fitMetrics(trace!, {}, room);
      const { nodes } = buildTreeScene(trace!, faults[0].step, layout, { faults, metrics });
      const drawn = nodes.filter((node) => node !== null);
      for (const node of drawn) {
        // A tag beside a pill may lie where the names of its row would be.
        if (node.status === 'uncalled' && !drawn.some((each) => each.tag && each.level === node.level))
          expect([width, height, node.label]).not.toEqual([width, height, null]);
        const place = /translate\((\S+) (\S+)\)/.exec(renderToString(drawTag(node, nodes, null)));
        if (!place || !node.tag) continue;
        tags++;
        const [x, y] = [Number(place[1]), Number(place[2])];
        const covered = drawn.filter(
          (each) =>
            each.id !== node.id &&
            each.y > node.y &&
            Math.abs(each.x - x) < (each.metrics.width + node.tag!.width) / 2 &&
            y + HALF > each.y &&
            y - HALF < each.y + each.metrics.height,
        );
        expect([width, height, covered.map(({ id }) => id)]).toEqual([width, height, []]);
      }
    }
  expect(tags).toBeGreaterThan(20);
});
