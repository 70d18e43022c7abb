import type { CellNaming } from '../../game/index.ts';
import type { Trace } from '../../search/index.ts';
import { buildBoardScene } from '../../views/index.ts';
import { explainNode, findBestSoFar, findStatus } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** Where a node is, its board, its value so far, and why. Without reasons where MAX and MIN are still secret. */
export function describeNodeInWords(
  trace: Trace,
  node: number,
  step: number,
  { naming, isRoleSecret }: { readonly naming: CellNaming; readonly isRoleSecret: boolean },
): string {
  const spoken = words.spoken;
  const { game } = trace.root;
  const status = findStatus(trace, node, step);
  const moves = trace.path(node).map((move) => game.moveName(move, naming));
  const above = node > 0 ? trace.position(trace.parent[node]) : null;
  const board = buildBoardScene(trace.position(node), above, naming)?.label ?? '';
  const best = status === 'open' ? (findBestSoFar(trace, node, step)?.score ?? null) : null;
  const why = isRoleSecret ? null : explainNode(trace, node, step, naming);
  const value =
    status === 'returned' && !trace.isUnfinished(node)
      ? spoken.worth(trace.score[node])
      : status === 'uncalled'
        ? spoken.uncalled
        : spoken.open(best);
  return [
    spoken.place(node, moves),
    board && `${board}.`,
    isRoleSecret ? '' : value,
    why?.reason.text ?? '',
    why?.way ?? '',
  ]
    .filter(Boolean)
    .join(' ');
}
