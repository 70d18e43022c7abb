import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { findStatus } from '../moment.ts';
import { explainWorth } from './sentence.ts';

export interface NodeReason {
  readonly reason: MarkedText;
  /** The leaf that the value comes from; empty at that leaf or one move above it. */
  readonly way: string;
  readonly lit: ReadonlySet<number>;
}

/** Null as long as the node has no value. */
export function explainNode(trace: Trace, node: number, step: number, naming: CellNaming): NodeReason | null {
  if (findStatus(trace, node, step) !== 'returned' || trace.isUnfinished(node)) return null;
  const line = trace.principalNodes(node);
  const moves = line.slice(1).map((each) => trace.root.game.moveName(trace.move[each], naming));
  return {
    reason: explainWorth(trace, node, naming),
    way: moves.length > 1 ? words.tree.fromLeaf(words.joinMoves(moves)) : '',
    lit: new Set(line),
  };
}
