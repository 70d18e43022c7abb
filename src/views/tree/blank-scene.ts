import type { ComparedSide } from '../../walk/index.ts';
import type { EdgeScene } from './edge-scene.ts';
import type { NodeScene } from './node-scene.ts';
import type { Pill } from './pill.ts';
import { measurePill } from './text-width.ts';
import type { TreeScene } from './tree-scene.ts';

/**
 * The same tree to fill in: boards, moves, and an empty box for each value that is not written on its node. For a search
 * that calls every node: one that was left out would show. One box for each of `sides`.
 */
export function eraseScene(scene: TreeScene, sides: readonly (ComparedSide | null)[]): TreeScene {
  const boxes = sides.map(makeBox);
  const eraseNode = (node: NodeScene): NodeScene => ({
    ...node,
    isCurrent: false,
    rank: null,
    pills: node.pills.length > 0 ? boxes : [],
    note: null,
    isSource: false,
    mark: null,
    tag: null,
    folded: null,
  });
  return {
    ...scene,
    description: '',
    nodes: scene.nodes.map((node) => node && eraseNode(node)),
    edges: scene.edges.map((edge) => edge && eraseEdge(edge)),
    cuts: [],
    bounds: [],
    ride: null,
  };
}

function eraseEdge(edge: EdgeScene): EdgeScene {
  return { ...edge, isLive: false, rank: null, mark: null };
}

function makeBox(side: ComparedSide | null): Pill {
  const state = { tone: 'quiet', isBound: false, isBest: false } as const;
  return { sum: '', text: '', brief: '', width: measurePill(''), ...state, side };
}
