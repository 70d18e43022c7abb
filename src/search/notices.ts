import type { Position } from '../game/index.ts';
import { words } from '../words/index.ts';
import type { ResolvedOptions } from './options.ts';

/** What is unusual about a search that is carried out all the same: its position, or a win too small for its depth. */
export function noticesOf(root: Position, { scoring, win, depthLimit }: ResolvedOptions): string[] {
  const plies = Math.min(root.game.pliesLeft(root), depthLimit ?? Infinity);
  const isSmall = scoring.points(win, plies) <= 0 && !root.game.isAbstract;
  return [root.game.notice(root), isSmall ? words.notices.smallWin(win, plies) : null].filter(
    (n) => n !== null,
  );
}
