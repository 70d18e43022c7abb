import type { CellNaming } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { buildBoardScene } from '../../views/index.ts';
import {
  describeMovesSoFar,
  describeWindowSoFar,
  explainNode,
  findBestSoFar,
  findStatus,
  isForeign,
  namePlayer,
  type Session,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';

interface ToldHow {
  readonly naming: CellNaming;
  /** Whether the lesson has not introduced MAX and MIN yet. */
  readonly isRoleSecret: boolean;
}

/** Describes a node: its path, its board, who is to move, and the result so far; in a comparison, both results. */
export function describeNodeInWords(
  { trace, step, comparison }: Session,
  node: number,
  how: ToldHow,
): string {
  const { naming, isRoleSecret } = how;
  const { game } = trace.root;
  const position = trace.position(node);
  const moves = trace.path(node).map((move) => game.moveName(move, naming));
  const above = node > 0 ? trace.position(trace.parent[node]) : null;
  const board = buildBoardScene(position, above, naming)?.label ?? '';
  const place = [
    words.spoken.place(node, moves, !isRoleSecret),
    board && `${board}.`,
    nameMover(trace, node, isRoleSecret),
  ];
  const isDone = findStatus(trace, node, step) === 'returned';
  if (isRoleSecret) return join([...place, isDone ? words.spoken.drawn : '']);
  const own = describeValue(trace, node, step, naming);
  if (!comparison) return join([...place, own]);
  const [{ name }, { name: other }] = comparison.labels;
  const counterpart = comparison.counterpart(node);
  const there =
    counterpart === null
      ? words.spoken.unsearched
      : describeValue(comparison.right, counterpart, comparison.rightStep(step), naming);
  return join([...place, words.spoken.own(name), own, words.spoken.other(other, there)]);
}

function nameMover(trace: Trace, node: number, isRoleSecret: boolean): string {
  if (trace.root.game.outcome(trace.position(node)) !== null) return '';
  const role = isRoleSecret || isForeign(trace) ? null : words.nameRole(trace.isMax(node));
  return words.spoken.mover(namePlayer(trace, node), role);
}

/** The value so far and why, the moves, and the window. */
function describeValue(trace: Trace, node: number, step: number, naming: CellNaming): string {
  const why = explainNode(trace, node, step, naming);
  return join([
    describeWorth(trace, node, step),
    why?.reason.text ?? '',
    why?.way ?? '',
    describeMovesSoFar(trace, node, step, naming),
    describeWindowSoFar(trace, node, step, naming),
  ]);
}

function describeWorth(trace: Trace, node: number, step: number): string {
  const spoken = words.spoken;
  const status = findStatus(trace, node, step);
  const number = trace.root.game.outcome(trace.position(node));
  const isWritten = typeof number === 'number' && status !== 'returned';
  if (status === 'returned' && !trace.isUnfinished(node))
    return spoken.worth(trace.score[node], trace.bound(node));
  const written = isWritten ? spoken.written(number) : '';
  if (status === 'uncalled') return join([written, spoken.uncalled]);
  if (isLeaf(trace, node)) return join([written, spoken.waits]);
  return spoken.open(findBestSoFar(trace, node, step)?.score ?? null);
}

const join = (parts: readonly string[]) => parts.filter(Boolean).join(' ');
