import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations } from './commands.ts';
import { isJump, isProgram, jumps } from './jumps.ts';
import type { NavigationCommand } from './key-table.ts';

/** Explains why a jump would move nothing at this step; null if it would move, or for other commands. */
export function explainNoTarget(command: NavigationCommand, session: Session): string | null {
  const { trace, step, faults } = session;
  if (!isJump(command) || navigations[command](trace, step, session) !== step) return null;
  const { isPossible } = jumps[command];
  // In our own search only a table knows that a position comes again.
  const name = command === 'nextRepeat' && !isProgram(faults) ? 'nextHit' : command;
  const { none, ahead } = words.controls.nowhere[name];
  return isPossible && !isPossible(session) ? none : ahead;
}
