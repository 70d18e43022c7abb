import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { isUndecided } from '../by-hand/held-trace.ts';
import { nameMoved } from './point-of-view.ts';

/** How the stack of our own search names a call: `the root`, `O took b3`; in an explicit tree `branch b`, `leaf a`. */
export function nameFrame(trace: Trace, node: number, naming: CellNaming): string {
  if (node === 0) return words.stack.root;
  const { game } = trace.root;
  const move = game.moveName(trace.move[node], naming);
  if (!game.isAbstract) return words.stack.took(nameMoved(trace, node), move);
  const isEnd = !isUndecided(trace, node) && game.outcome(trace.position(node)) !== null;
  return words.stack.branch(move, isEnd);
}
