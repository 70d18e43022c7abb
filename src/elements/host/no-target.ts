import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { navigations } from './commands.ts';
import type { NavigationCommand } from './key-table.ts';

const backward = new Set<NavigationCommand>(['first', 'back', 'backOver', 'backOut']);

/** Why a command would move nothing at this step; null if it would. */
export function explainNoTarget(command: NavigationCommand, session: Session): string | null {
  const { trace, step, comparison, faults } = session;
  if (navigations[command](trace, step, session) !== step) return null;
  const { none, ahead } = words.controls.nowhere;
  const { nowhere } = words.spoken;
  const isPossible: Partial<Record<NavigationCommand, unknown>> = {
    nextCutoff: trace.cut,
    nextDifference: comparison,
    nextRepeat: trace.repeats.length > 0,
    nextFault: faults?.some(({ kind }) => kind === 'wrong'),
  };
  if (command in isPossible && !isPossible[command]) return none[command as keyof typeof none];
  if (command in ahead) return ahead[command as keyof typeof ahead];
  if (command in nowhere) return nowhere[command as keyof typeof nowhere];
  if (command.startsWith('previous')) return nowhere.previous;
  return backward.has(command) ? nowhere.backward : nowhere.forward;
}
