import { expect, test } from 'vitest';
import { fitView, followNode, measureRoom, type FramedTree } from '../../src/elements/tree/framing.ts';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { Comparison } from '../../src/walk/index.ts';
import { chooseNodes, fitMetrics, layOutTree, measureRuler } from '../../src/views/index.ts';

/** The buttons over the upper left corner of a phone's tree, and the note over its lower edge. */
const tools = { left: 28, right: 118, top: 4, bottom: 50 };
const sizes = [270, 300, 320, 343, 374].flatMap((width) =>
  [230, 270, 310, 350, 420].map((height): [number, number] => [width, height]),
);

test.each(sizes)(
  'a small tree in a frame of %i × %i units is whole beside what lies over it',
  (width, height) => {
    const note = { left: width / 2 - 140, right: width / 2 + 140, top: height - 52, bottom: height - 8 };
    for (const text of ['..o/xxo/xo.', 'oxx/.xo/o..']) {
      for (const covers of [[tools], [tools, note]]) {
        const frame = { width, height, covers };
        const trace = search(parsePosition(text));
        const home = layOutTree(chooseNodes(trace, 0), 0);
        const room = measureRoom(frame, { home, plies: trace.plies, columns: 0, isPath: false });
        const fit = fitMetrics(trace, { comparison: null, isJoint: false }, room);
        const tree: FramedTree = { trace, fit, layout: home, home, otherTrace: null, isPath: false };
        for (let node = 0; node < trace.length; node++) {
          for (const { x, y, k } of [
            fitView(frame, tree),
            followNode(frame, { x: 0, y: 0, k: 0 }, tree, node),
          ]) {
            const { metrics } = fit;
            const at = home.shown.nodes.indexOf(node);
            const middle = home.across[at] * metrics.column * k + x;
            const half = (metrics.width / 2) * k;
            const top = trace.ply[node] * metrics.row * k + y;
            const bottom = top + metrics.height * k;
            const where = `node ${node} of ${text}, ${covers.length} covers`;
            expect(middle - half, where).toBeGreaterThanOrEqual(-1);
            expect(middle + half, where).toBeLessThanOrEqual(width + 1);
            expect(top, where).toBeGreaterThanOrEqual(-1);
            expect(bottom, where).toBeLessThanOrEqual(height + 1);
          }
        }
      }
    }
  },
);

/** How far a label reaches to each side of the middle of its board, and above it. */
const [LABEL, ABOVE] = [35, 18];

test.each([
  {
    name: 'all columns of two searches too high for it',
    text: '..o/.xx/oxo',
    width: 294,
    height: 346,
    note: 0,
    isJoint: true,
  },
  { name: 'a root under a high note', text: '.x./o.o/.x.', width: 318, height: 202, note: 82, nodes: [0] },
])(
  '$name have their labels whole beside the ruler',
  ({ text, width, height, note, nodes, isJoint = false }) => {
    const trace = search(parsePosition(text), isJoint ? {} : { memo: 'symmetry' });
    const cover = { left: 8, right: width - 8, top: height - note, bottom: height - 8 };
    const frame = { width, height, covers: note > 0 ? [tools, cover] : [tools] };
    const home = layOutTree(chooseNodes(trace, 0), 0);
    const room = measureRoom(frame, { home, plies: trace.plies, columns: 0, isPath: false });
    const comparison = isJoint ? new Comparison(trace, trace) : null;
    const fit = fitMetrics(trace, { comparison, isJoint }, room);
    const tree: FramedTree = { trace, fit, layout: home, home, otherTrace: null, isPath: false };
    const view = followNode(frame, { x: 0, y: 0, k: 0 }, tree, 0);
    expect(fit.isWhole).toBe(false);
    for (const node of nodes ?? home.shown.nodes) {
      const middle = home.across[home.shown.nodes.indexOf(node)] * fit.metrics.column + view.x;
      expect(middle, `node ${node}`).toBeGreaterThanOrEqual(measureRuler(width) + LABEL);
      expect(middle, `node ${node}`).toBeLessThanOrEqual(width - LABEL);
    }
    expect(view.y).toBeGreaterThanOrEqual(ABOVE);
  },
);
