import type { CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import {
  boundSoFar,
  choicesAt,
  momentAt,
  playerAt,
  stackAt,
  tellerOf,
  type Frame,
} from '../../walk/index.ts';
import { type Said, words } from '../../words/index.ts';
import { boardAt, type BoardScene } from '../board/board-scene.ts';
import { toneOf, type Tone } from '../tree/tone.ts';

export interface StackRow {
  readonly ply: number;
  readonly isMax: boolean;
  readonly arrival: string;
  /** Null in a game without a board. */
  readonly board: BoardScene | null;
  readonly value: string;
  readonly tone: Tone;
  readonly isBound: boolean;
  /** Alpha to beta, `3 … +∞`; null in a search without windows. */
  readonly window: Said | null;
  /** What the call is doing, in full and in few words. */
  readonly note: string;
  readonly brief: string;
}

export function stackRows(trace: Trace, step: number, naming: CellNaming): StackRow[] {
  const { kind } = momentAt(trace, step);
  const frames = stackAt(trace, step);
  const rows = frames.map((frame, index) => {
    const inner = frames[index + 1];
    const isAtEnd = !inner && kind === 'exit';
    const doing =
      tellerOf(trace)?.doing(frame.node, inner?.node ?? null, step) ??
      note(trace, frame, { inner, isAtEnd, naming });
    const { long, short } = typeof doing === 'string' ? { long: doing, short: doing } : doing;
    return {
      ply: frame.ply,
      isMax: trace.isMax(frame.node),
      arrival: arrival(trace, frame.node, naming),
      board: boardAt(trace, frame.node, naming),
      ...value(trace, frame, step),
      window: window(frame),
      note: long,
      brief: short,
    };
  });
  return rows.toReversed();
}

function arrival(trace: Trace, node: number, naming: CellNaming): string {
  const teller = tellerOf(trace);
  if (teller) return teller.name(node, naming);
  if (node === 0) return words.stack.root;
  const move = trace.root.game.moveName(trace.move[node], naming);
  return words.stack.took(playerAt(trace, trace.parent[node]), move, trace.root.game.isAbstract === true);
}

function value(
  trace: Trace,
  { node, best }: Frame,
  step: number,
): Pick<StackRow, 'value' | 'tone' | 'isBound'> {
  if (step === trace.exitStep(node) && !trace.isUnfinished(node)) {
    const score = trace.score[node];
    const tone = trace.root.game.isAbstract ? 'draw' : toneOf(score);
    return { value: words.signed(score), tone, isBound: false };
  }
  if (isLeaf(trace, node)) return { value: words.stack.none, tone: 'quiet', isBound: true };
  if (best === null) return { value: words.stack.open, tone: 'quiet', isBound: true };
  const bound = boundSoFar(trace, node, step);
  const tone = bound === null ? 'quiet' : trace.isMax(node) ? 'max' : 'min';
  return { value: words.bounded(words.signed(best), bound), tone, isBound: true };
}

function window({ alpha, beta }: Frame): Said | null {
  return alpha === null || beta === null ? null : words.tree.window({ alpha, beta });
}

function note(
  trace: Trace,
  frame: Frame,
  at: { inner: Frame | undefined; isAtEnd: boolean; naming: CellNaming },
): string | { long: string; short: string } {
  const { node, bestMove } = frame;
  const stack = words.stack;
  if (at.isAtEnd && trace.isUnfinished(node)) return stack.stopped;
  if (trace.kindOf(node) === Kind.answered) return stack.answered;
  if (trace.kindOf(node) === Kind.frontier) return stack.evaluated(at.isAtEnd);
  if (trace.kindOf(node) === Kind.hit) return stack.known(at.isAtEnd);
  if (isLeaf(trace, node)) return stack.over(at.isAtEnd);
  const choices = choicesAt(trace, node);
  const isRoot = node === 0;
  const { game } = trace.root;
  const best = bestMove !== null && {
    player: playerAt(trace, node),
    move: game.moveName(bestMove, at.naming),
    isBranch: game.isAbstract === true,
    isRoot,
  };
  if (!at.inner) return at.isAtEnd && best ? stack.returns(best) : stack.start(choices, isRoot);
  const nth = [...trace.children(node)].indexOf(at.inner.node) + 1;
  return best ? stack.bestMove(nth, choices, best) : stack.progress(nth, choices, isRoot);
}
