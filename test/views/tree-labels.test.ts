import { expect, test } from 'vitest';
import { parsePosition, parseLeafTree } from '../../src/game/index.ts';
import { search, type Trace } from '../../src/search/index.ts';
import {
  buildTreeScene,
  chooseNodes,
  countColumns,
  layOutTree,
  type NodeScene,
} from '../../src/views/index.ts';
import { placeRide } from '../../src/views/tree/edge-drawing.ts';
import { findPointOn } from '../../src/views/tree/edge-scene.ts';
import { fitMetrics } from '../../src/views/tree/fit.ts';
import { measureNote, placeLabelBeside, placeNote, placePill } from '../../src/views/tree/node-places.ts';
import { size } from '../../src/views/tree/sizes.ts';
import { measureText } from '../../src/views/tree/text-width.ts';

interface Area {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where a label beside its box is written: its capitals, without what letters have below the line. */
function findLabel({ x, y, metrics, label }: NodeScene): Area | null {
  if (!label || label.at === 'middle' || !metrics.isCompact) return null;
  const left = x + metrics.width / 2 + size.beside;
  const width = measureText(`${label.side ?? ''} ${label.text}`) * size.labelFont;
  const middle = y + placeLabelBeside(metrics);
  const half = size.labelFont * 0.36;
  return { left, right: left + width, top: middle - half, bottom: middle + half };
}

const meet = (one: Area, other: Area) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

const traces: readonly (readonly [string, Trace])[] = [
  ...['oxx/.xo/o..', '..o/.xx/oxo', 'xox/oox/...'].map(
    (text) => [text, search(parsePosition(text))] as const,
  ),
  ['[[3, 12, 8], [2, 4, 6], [14, 5, 2]]', search(parseLeafTree('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'))],
];

test.each(traces)(
  'in low bands no edge of %s, and no value on one, is on a label beside a box',
  (_, trace) => {
    const layout = layOutTree(chooseNodes(trace, 0));
    const columns = countColumns(layout);
    const levels = trace.plies + 1;
    let labels = 0;
    // Below that the label has no room beside the pill, nor above the box.
    for (const width of [366, 820])
      for (let height = 58 * levels; height <= 100 * levels; height += 11) {
        const room = { width, height, columns, plies: levels, isPath: false };
        const { metrics, isWhole } = fitMetrics(trace, {}, room);
        if (!metrics.isCompact || !isWhole) continue;
        for (let step = 0; step < trace.stepCount; step++) {
          const { nodes, edges, ride } = buildTreeScene(trace, step, layout, { metrics });
          const written = nodes.flatMap((node) => (node && findLabel(node)) ?? []);
          labels += written.length;
          const course = edges.flatMap((edge) =>
            edge ? Array.from({ length: 41 }, (__, i) => findPointOn(edge, i / 40)) : [],
          );
          const points = course.map(({ x, y }) => ({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 }));
          if (ride) {
            const { x, y } = placeRide(ride.edge, size.pill);
            const [across, up] = [ride.width / 2, size.pill / 2];
            points.push({ left: x - across, right: x + across, top: y - up, bottom: y + up });
          }
          const struck = written.filter((label) => points.some((point) => meet(label, point)));
          expect(struck, `${width} × ${height}, step ${step}`).toEqual([]);
        }
      }
    expect(labels).toBeGreaterThan(0);
  },
);

test('in bands with room for a pill alone a branch that will be cut is named like all others', () => {
  const trace = search(parseLeafTree('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'), { algorithm: 'alpha-beta' });
  const layout = layOutTree(chooseNodes(trace, 0));
  const room = { width: 430, height: 210, columns: countColumns(layout), plies: 3, isPath: false };
  const { metrics } = fitMetrics(trace, {}, room);
  const { nodes, cuts } = buildTreeScene(trace, 0, layout, { metrics });
  const leaves = [...nodes, ...cuts].filter((each) => each?.number);
  expect(leaves.map((each) => each!.metrics.isBare)).toEqual(Array(9).fill(true));
  expect(leaves.map((each) => each!.label?.at)).toEqual(Array(9).fill('foot'));
  expect(cuts.map((cut) => cut.label?.text)).toEqual(['b', 'c']);
});

test('a family that its subtrees part has the room for what cut a node, though its leaves are close', () => {
  const trace = search(parseLeafTree('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'), { algorithm: 'alpha-beta' });
  const layout = layOutTree(chooseNodes(trace, 0));
  for (const width of [640, 760, 890]) {
    const room = { width, height: 240, columns: countColumns(layout), plies: 3, isPath: false };
    const { metrics } = fitMetrics(trace, {}, room);
    const { nodes } = buildTreeScene(trace, trace.stepCount - 1, layout, { metrics });
    expect(
      nodes.flatMap((node) => node?.note?.text ?? []),
      `${width}`,
    ).toEqual(['✂ 3 ≥ 2']);
  }
});

/** Where a note beside its pill is written. */
function findNote(node: NodeScene): Area | null {
  const { x, y, note, metrics } = node;
  if (!note || !metrics.isCompact) return null;
  const [across, down] = placeNote(node);
  const [half, high] = [measureNote(note) / 2, size.noteFont * 0.36];
  return { left: x + across - half, right: x + across + half, top: y + down - high, bottom: y + down + high };
}

test.each([
  '[[3, 12, 8], [2, 4, 6], [14, 5, 2]]',
  '[[[3, 5], [2, 9]], [[12, 5], [23, 23]]]',
  '[[3, 5], [2, 9]]',
])(
  'in low bands no edge of %s strikes a window, and no window or cutoff covers a label or a pill',
  (text) => {
    const trace = search(parseLeafTree(text), { algorithm: 'alpha-beta' });
    const layout = layOutTree(chooseNodes(trace, 0));
    const levels = trace.plies + 1;
    let notes = 0;
    for (const width of [430, 700, 1000])
      for (let height = 58 * levels; height <= 130 * levels; height += 9) {
        const room = { width, height, columns: countColumns(layout), plies: levels, isPath: false };
        const { metrics, isWhole } = fitMetrics(trace, {}, room);
        if (!metrics.isCompact || !isWhole) continue;
        for (let step = 0; step < trace.stepCount; step++) {
          const { nodes, edges, box } = buildTreeScene(trace, step, layout, { metrics });
          const written = nodes.flatMap((node) => (node && findNote(node)) ?? []);
          notes += written.length;
          for (const { right } of written) expect(right).toBeLessThanOrEqual(box.right);
          const points = edges.flatMap((edge) =>
            edge
              ? Array.from({ length: 41 }, (_, i) => findPointOn(edge, i / 40)).map(({ x, y }) => ({
                  left: x - 2,
                  right: x + 2,
                  top: y - 2,
                  bottom: y + 2,
                }))
              : [],
          );
          const others = nodes.flatMap((node) => {
            if (!node) return [];
            const { x, y, metrics: own } = node;
            const shape = {
              left: x - own.width / 2,
              right: x + own.width / 2,
              top: y,
              bottom: y + own.height,
            };
            const pills = node.pills.map((pill) => {
              const [across, down] = placePill(pill, 0, own);
              const [half, high] = [pill.width / 2, size.pill / 2 - 2];
              return {
                left: x + across - half,
                right: x + across + half,
                top: y + down + size.pill / 2 - high,
                bottom: y + down + size.pill / 2 + high,
              };
            });
            return [shape, ...pills, findLabel(node) ?? []].flat();
          });
          const struck = written.filter((note) => [...points, ...others].some((each) => meet(note, each)));
          expect(struck, `${width} × ${height}, step ${step}`).toEqual([]);
        }
      }
    expect(notes).toBeGreaterThan(0);
  },
);
