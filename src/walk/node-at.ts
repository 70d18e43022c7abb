import { defaultNaming, isMoveText } from '../game/index.ts';
import type { Trace } from '../search/index.ts';
import { words } from '../words/index.ts';

/** `path`: numbers from 0, or names. Throws a `RangeError` that quotes `what`, the author's full text. */
export function findNode(trace: Trace, path: string, what: string): number {
  let node = 0;
  for (const text of path.split(',').map((each) => each.trim())) {
    const children = [...trace.children(node)];
    const names = children.map((child) => trace.root.game.moveName(trace.move[child], defaultNaming));
    const found = children.find((child) => isMoveText(trace.root.game, trace.move[child], text));
    if (found === undefined) throw new RangeError(words.errors.valueMove(what, text, names));
    node = found;
  }
  return node;
}

/** Null for a node that is not in the trace, such as one that was cut. */
export function findNodeIfAny(trace: Trace, path: string): number | null {
  try {
    return findNode(trace, path, path);
  } catch {
    return null;
  }
}
