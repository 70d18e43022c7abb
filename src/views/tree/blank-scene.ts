import type { ComparedSide } from '../../walk/index.ts';
import type { EdgeScene } from './edge-scene.ts';
import type { NodeScene } from './node-scene.ts';
import type { Pill } from './pill.ts';
import { measurePill } from './text-width.ts';
import type { TreeScene } from './tree-scene.ts';

/**
 * What is shown of a tree to fill in. A member that is missing here shows something of the search, so it is blank below:
 * a new one does not compile before it is in one of the two.
 */
type PrintedInTree = 'title' | 'metrics' | 'box' | 'bands' | 'ruler' | 'nodes' | 'edges';
type PrintedOnNode =
  | ('id' | 'metrics' | 'x' | 'y' | 'bottom' | 'name' | 'level' | 'place' | 'siblings' | 'isExpanded')
  | ('status' | 'isMax' | 'isLeaf' | 'label' | 'board' | 'shape' | 'number' | 'pills' | 'noteRoom');
type PrintedOnEdge = 'node' | 'ply' | 'x1' | 'y1' | 'x2' | 'y2' | 'passes' | 'status';

const blankTree: Omit<TreeScene, PrintedInTree> = { description: '', cuts: [], bounds: [], ride: null };

const blankNode: Omit<NodeScene, PrintedOnNode> = {
  isCurrent: false,
  isNext: false,
  rank: null,
  note: null,
  isSource: false,
  isLeftOut: false,
  isFaint: false,
  differs: false,
  mark: null,
  tag: null,
  folded: null,
};

const blankEdge: Omit<EdgeScene, PrintedOnEdge> = {
  isLive: false,
  isFaint: false,
  rank: null,
  mark: null,
  chosen: null,
};

/**
 * The same tree to fill in: boards, moves, and an empty box for each value that is not written on its node. For a search
 * that calls every node: one that was left out would show. One box for each of `sides`. The numbers written on `hidden`
 * nodes are question marks.
 */
export function eraseScene(
  scene: TreeScene,
  sides: readonly (ComparedSide | null)[],
  hidden: readonly (number | null)[],
): TreeScene {
  const boxes = sides.map(makeBox);
  return {
    ...scene,
    ...blankTree,
    nodes: scene.nodes.map(
      (node) =>
        node && {
          ...node,
          ...blankNode,
          number: node.number !== null && hidden.includes(node.id) ? '?' : node.number,
          pills: node.pills.length > 0 ? boxes : [],
        },
    ),
    edges: scene.edges.map((edge) => edge && { ...edge, ...blankEdge }),
  };
}

function makeBox(side: ComparedSide | null): Pill {
  const state = { tone: 'quiet', isBound: false, isBest: false } as const;
  return { sum: '', text: '', brief: '', width: measurePill(''), ...state, side };
}
