import type { Notation } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import { boardScene, type BoardScene } from './board-scene.ts';

/** The board of a node, with the move that led to it marked; null for a game without one. */
export function boardAt(trace: Trace, node: number, notation: Notation): BoardScene | null {
  const before = node > 0 ? trace.position(trace.parent[node]) : null;
  return boardScene(trace.position(node), before, notation);
}
