import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { explainNoTarget } from './explain-no-target.ts';
import { isJump, type Jump } from './jumps.ts';
import type { NavigationCommand } from './key-table.ts';

/** Jumps have words of their own. */
const reasons: Readonly<Record<Exclude<NavigationCommand, Jump>, keyof typeof words.spoken.nowhere>> = {
  first: 'backward',
  back: 'backward',
  backOver: 'backward',
  backOut: 'backward',
  last: 'forward',
  next: 'forward',
  over: 'forward',
  out: 'forward',
  previousChange: 'previous',
  previousCutoff: 'previous',
  previousDifference: 'previous',
  previousLeaf: 'previous',
  previousRepeat: 'previous',
  nextOnLine: 'nextOnLine',
  previousOnLine: 'previousOnLine',
  decider: 'decider',
};

/** Explains why a command moved nothing. */
export function explainStay(command: NavigationCommand, session: Session): string {
  const { nowhere } = words.spoken;
  return explainNoTarget(command, session) ?? nowhere[isJump(command) ? 'forward' : reasons[command]];
}
