import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { isBackOfJump } from './jumps.ts';
import type { NavigationCommand } from './key-table.ts';
import { explainNoTarget } from './explain-no-target.ts';

const backward = new Set<NavigationCommand>(['first', 'back', 'backOver', 'backOut']);

/** Explains why a command moved nothing. */
export function explainStay(command: NavigationCommand, session: Session): string {
  const { nowhere } = words.spoken;
  const own: Partial<Record<NavigationCommand, string>> = nowhere;
  return (
    explainNoTarget(command, session) ??
    own[command] ??
    (isBackOfJump(command) ? nowhere.previous : backward.has(command) ? nowhere.backward : nowhere.forward)
  );
}
