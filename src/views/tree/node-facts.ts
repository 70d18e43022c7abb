import type { CellNaming, Outcome, Position } from '../../game/index.ts';
import type { ShownNodes } from './shown.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { isUndecided, writePenaltySum } from '../../walk/index.ts';
import { buildBoardScene, type BoardScene } from '../board/board-scene.ts';

export interface NodeFacts {
  readonly position: Position;
  readonly board: BoardScene | null;
  readonly outcome: Outcome | null;
  readonly isLeaf: boolean;
  readonly isMax: boolean;
  readonly move: string | null;
  readonly place: number;
  readonly siblings: number;
  /** The sum that gives a finished game's score, `10 − 3 = 7`, or null. */
  readonly sum: string | null;
}

const known = new WeakMap<ShownNodes, { trace: Trace; naming: CellNaming; facts: readonly NodeFacts[] }>();

/** The facts of all shown nodes, cached for each choice of nodes. */
export function listNodeFacts(trace: Trace, shown: ShownNodes, naming: CellNaming): readonly NodeFacts[] {
  const before = known.get(shown);
  if (before?.trace === trace && before.naming === naming) return before.facts;
  const facts = gatherFacts(trace, shown, naming);
  known.set(shown, { trace, naming, facts });
  return facts;
}

function gatherFacts(trace: Trace, { nodes, parent }: ShownNodes, naming: CellNaming): NodeFacts[] {
  const { game } = trace.root;
  const children = new Int32Array(nodes.length);
  const places = parent.map((above) => (above < 0 ? 1 : ++children[above]));
  const facts: NodeFacts[] = [];
  for (const [index, node] of nodes.entries()) {
    const above = parent[index] < 0 ? null : facts[parent[index]].position;
    const position = above ? trace.positionBelow(above, node) : trace.root;
    const outcome = game.outcome(position);
    facts.push({
      position,
      board: buildBoardScene(position, above, naming, isUndecided(trace, node)),
      outcome,
      isLeaf: isLeaf(trace, node) && !isUndecided(trace, node),
      isMax: trace.isMax(node),
      move: above && game.moveName(trace.move[node], naming),
      place: places[index],
      siblings: above ? children[parent[index]] : 1,
      sum: outcome === null ? null : writePenaltySum(trace, node),
    });
  }
  return facts;
}
