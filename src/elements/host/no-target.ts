import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations } from './commands.ts';
import type { NavigationCommand } from './key-table.ts';

/** Explains why a jump would move nothing at this step; null if it would move, or for other commands. */
export function explainNoTarget(command: NavigationCommand, session: Session): string | null {
  const { trace, step, comparison, faults } = session;
  if (navigations[command](trace, step, session) !== step) return null;
  const { none, ahead, hit } = words.controls.nowhere;
  if (command === 'nextRepeat' && faults === null) return trace.repeats.length > 0 ? hit.ahead : hit.none;
  const isPossible: Partial<Record<NavigationCommand, unknown>> = {
    nextCutoff: trace.cut ?? comparison?.right.cut,
    nextDifference: comparison,
    nextRepeat: trace.repeats.length > 0,
    nextFault: faults?.some(({ kind }) => kind === 'wrong'),
    toError: faults?.some(({ kind }) => kind === 'error'),
  };
  if (command in isPossible && !isPossible[command]) return none[command as keyof typeof none];
  return command in ahead ? ahead[command as keyof typeof ahead] : null;
}
