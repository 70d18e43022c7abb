import type { Notation } from '../../game/index.ts';
import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import { boundSoFar, choicesAt, momentAt, playerAt, stackAt, type Frame } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

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
    const isReturning = !inner && kind === 'exit' && !trace.isUnfinished(frame.node);
    return {
      node: frame.node,
      isMax: trace.isMax(frame.node),
      isLeaf: isLeaf(trace, frame.node),
      role: roleOf(trace, frame.node),
      arrival: arrival(trace, frame.node, notation),
      value: value(trace, frame, step),
      window: window(frame),
      note: note(trace, frame, { inner, isReturning, isStopped: !inner && kind === 'exit', notation }),
    };
  });
  return rows.toReversed();
}

function arrival(trace: Trace, node: number, notation: Notation): string {
  if (node === 0) return words.stack.root;
  const move = trace.root.game.moveName(trace.move[node], notation);
  return words.stack.took(playerAt(trace, trace.parent[node]), move, trace.root.game.isAbstract === true);
}

function value(trace: Trace, { node, best }: Frame, step: number): string {
  if (step === trace.exitStep(node) && !trace.isUnfinished(node)) return words.signed(trace.score[node]);
  if (isLeaf(trace, node)) return words.stack.none;
  return best === null ? words.stack.open : words.bounded(words.signed(best), boundSoFar(trace, node, step));
}

function window({ alpha, beta }: Frame): string | null {
  return alpha === null || beta === null ? null : words.tree.window({ alpha, beta });
}

function note(
  trace: Trace,
  frame: Frame,
  at: { inner: Frame | undefined; isReturning: boolean; isStopped: boolean; notation: Notation },
): string {
  const { node, bestMove } = frame;
  if (at.isReturning) return words.stack.returns(trace.score[node]);
  if (at.isStopped) return words.stack.stopped;
  if (trace.kindOf(node) === Kind.answered) return words.stack.answered;
  if (trace.kindOf(node) === Kind.frontier) return words.stack.evaluated;
  if (trace.kindOf(node) === Kind.hit) return words.stack.known;
  if (isLeaf(trace, node)) return words.stack.over;
  const choices = choicesAt(trace, node);
  if (!at.inner) return words.stack.start(choices, node === 0);
  const nth = [...trace.children(node)].indexOf(at.inner.node) + 1;
  if (bestMove === null) return words.stack.progress(nth, choices, node === 0);
  const { game } = trace.root;
  const best = { player: playerAt(trace, node), move: game.moveName(bestMove, at.notation) };
  return words.stack.bestMove(nth, choices, { ...best, isBranch: game.isAbstract === true });
}

/** What kind of leaf a call is, or who moves there; a node that faulty code leaves alone has a side to move like any other. */
function roleOf(trace: Trace, node: number): string {
  const kind = trace.kindOf(node);
  if (kind === Kind.frontier) return words.stack.frontier;
  if (kind === Kind.hit) return words.stack.hit;
  return kind === Kind.terminal ? words.stack.terminal : words.role(trace.isMax(node));
}
