import type { CutBranch } from './shown.ts';
import { APART, type TreeLayout } from './tree-layout.ts';
import { countSavedNodes } from '../../search/index.ts';
import { HeldTrace, isCutBy } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { fitSizes, measureTop, type Metrics } from './metrics.ts';
import { chooseShape, type Shape } from './shapes.ts';
import { size } from './sizes.ts';
import { measureText } from './text-width.ts';
import { placeEdge, type EdgeScene } from './edge-scene.ts';
import { chooseLabelPlace, type NodeLabel } from './node-label.ts';
import type { NodeScene, DrawnSearches } from './node-scene.ts';

/** A branch that a cutoff leaves out: drawn like an uncalled node before the cut, crossed out after it. */
export interface CutScene {
  readonly metrics: Metrics;
  readonly x: number;
  readonly y: number;
  readonly isCut: boolean;
  readonly shape: Shape;
  readonly isMax: boolean;
  readonly number: string | null;
  /** `63 nodes not searched`, or that they are too many to count, line by line; empty before the cut. */
  readonly saved: readonly string[];
  /** For screen readers; empty before the cut. */
  readonly name: string;
  /** Null where the number of its moves has no room. */
  readonly label: NodeLabel | null;
  readonly edge: EdgeScene;
}

/** How far words may reach beyond the room of their branch. */
const BEYOND = 8;

interface DrawnCut {
  readonly branch: CutBranch;
  readonly parent: NodeScene;
  readonly isCut: boolean;
  /** Whether another branch is cut beside it, with the same words below. */
  readonly hasTwin: boolean;
}

export function buildCutScenes(
  views: DrawnSearches,
  { shown, cutAcross, spread }: TreeLayout,
  nodes: readonly (NodeScene | null)[],
): CutScene[] {
  const { view, metrics, secret } = views;
  return shown.cuts.flatMap((branch, at) => {
    const parent = nodes[branch.index];
    if (!parent) return [];
    const isCut = isCutBy(view.trace, parent.id, view.step);
    // A branch that stood alone before its node is called would tell that it is the one to be cut.
    const isOutlined = !secret || view.status[branch.index] !== 'uncalled';
    const isDrawn = isCut || (shown.areCutsApart && isOutlined && !(view.trace instanceof HeldTrace));
    const place = { x: cutAcross[at] * metrics.column, metrics: fitSizes(metrics, spread[branch.index]) };
    const hasTwin = shown.cuts.some((each) => each !== branch && each.index === branch.index);
    return isDrawn ? buildCutScene(views, { branch, parent, isCut, hasTwin }, place) : [];
  });
}

function buildCutScene(
  { view: { trace, facts, naming }, secret }: DrawnSearches,
  { branch, parent, isCut, hasTwin }: DrawnCut,
  { x, metrics }: { x: number; metrics: Metrics },
): CutScene {
  const tree = words.tree;
  const { index, moves } = branch;
  const { game } = trace.root;
  const { position, board } = facts[index];
  const below = game.play(position, moves[0]);
  const outcome = game.outcome(below);
  const saved = isCut ? countSavedNodes(trace, parent.id, moves) : null;
  const isApart = moves.length === 1;
  const y = measureTop(metrics, trace.ply[parent.id] + 1);
  const lines = isCut ? tree.notSearched(saved) : [];
  const room = metrics.room + (hasTwin ? 0 : BEYOND);
  const hasRoom = lines.every((line) => measureText(line) * size.smallFont <= room);
  const text = isApart ? game.moveName(moves[0], naming) : tree.cutMoves(moves.length);
  // What is next on its right has a label on its left.
  const beside = measureText(text + game.moveName(moves[0], naming)) * size.labelFont + 2 * size.gap;
  const isLabelled = isApart || (!metrics.isBare && beside <= APART * metrics.column);
  const number = typeof outcome === 'number' && !secret ? words.formatScore(outcome) : null;
  return {
    metrics,
    x,
    y,
    isCut,
    shape: isCut ? 'box' : chooseShape({ board, isLeaf: outcome !== null, number }),
    isMax: !parent.isMax,
    number,
    saved: hasRoom && !metrics.isBare && !metrics.isCompact ? lines : [],
    name: isCut
      ? tree.cutLabel(
          moves.map((move) => game.moveName(move, naming)),
          saved,
        )
      : '',
    label: isLabelled
      ? {
          side: isApart && !game.isAbstract ? trace.side(parent.id) : null,
          text,
          ...chooseLabelPlace(metrics, x, parent.x),
        }
      : null,
    edge: {
      ...placeEdge(parent, { x, y, metrics }),
      node: null,
      status: 'uncalled',
      isLive: false,
      isFaint: false,
      rank: null,
      mark: null,
      chosen: null,
    },
  };
}
