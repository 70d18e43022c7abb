import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';

/** Who moves at a node: X or O, and in an explicit tree, which has no sides, MAX or MIN. */
export function playerAt(trace: Trace, node: number): string {
  return trace.root.game.isAbstract ? words.role(trace.isMax(node)) : words.side(trace.side(node));
}
