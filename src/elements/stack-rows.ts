import type { Notation } from '../game/index.ts';
import { isLeaf, Kind, type Trace } from '../search/index.ts';
import { momentAt, stackAt, type Frame } from '../session/index.ts';
import { words } from '../words/index.ts';

/** A frame of the call stack in words. */
export interface StackRow {
  readonly node: number;
  readonly isMax: boolean;
  readonly isLeaf: boolean;
  readonly role: string;
  readonly arrival: string;
  readonly value: string;
  /** What can still matter there, `3 … +∞`; null in a search without windows. */
  readonly window: string | null;
  readonly note: string;
}

/** The rows of the call stack at a step, the newest first. */
export function stackRows(trace: Trace, step: number, notation: Notation): StackRow[] {
  const { kind } = momentAt(trace, step);
  const frames = stackAt(trace, step);
  const rows = frames.map((frame, index) => {
    const inner = frames[index + 1];
    const isReturning = !inner && kind === 'exit';
    return {
      node: frame.node,
      isMax: trace.isMax(frame.node),
      isLeaf: isLeaf(trace, frame.node),
      role: isFinal(trace, frame.node) ? words.stack.terminal : words.role(trace.isMax(frame.node)),
      arrival: arrival(trace, frame.node, notation),
      value: value(trace, frame, isReturning),
      window: window(frame),
      note: note(trace, frame, { inner, isReturning, notation }),
    };
  });
  return rows.toReversed();
}

function arrival(trace: Trace, node: number, notation: Notation): string {
  if (node === 0) return words.stack.root;
  const move = trace.root.game.moveName(trace.move[node], notation);
  return words.stack.took(trace.side(trace.parent[node]), move);
}

function value(trace: Trace, { node, best }: Frame, isReturning: boolean): string {
  if (isReturning) return words.signed(trace.score[node]);
  if (isLeaf(trace, node)) return words.stack.none;
  if (best === null) return words.stack.open;
  return trace.kept ? words.probe.soFar(best) : words.stack.bound(trace.isMax(node), best);
}

function window({ alpha, beta }: Frame): string | null {
  return alpha === null || beta === null ? null : words.tree.window({ alpha, beta });
}

function note(
  trace: Trace,
  frame: Frame,
  at: { inner: Frame | undefined; isReturning: boolean; notation: Notation },
): string {
  const { node, side, bestMove } = frame;
  if (at.isReturning) return words.stack.returns(trace.score[node]);
  if (trace.kind[node] === Kind.answered) return words.stack.answered;
  if (isLeaf(trace, node)) return words.stack.over;
  const children = [...trace.children(node)];
  if (!at.inner) return words.stack.start(children.length, node === 0);
  const nth = children.indexOf(at.inner.node) + 1;
  if (bestMove === null) return words.stack.progress(nth, children.length, node === 0);
  const move = trace.root.game.moveName(bestMove, at.notation);
  return words.stack.bestMove(nth, children.length, side, move);
}

/** Whether a node is a leaf for a reason; one that faulty code leaves alone has a side to move like any other. */
function isFinal(trace: Trace, node: number): boolean {
  return isLeaf(trace, node) && trace.kind[node] !== Kind.answered;
}
