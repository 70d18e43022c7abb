import type { CellNaming } from '../../game/index.ts';
import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import {
  findBoundSoFar,
  countChoices,
  findMoment,
  nameFrame,
  namePlayer,
  buildStack,
  findNarrator,
  isUndecided,
  type Frame,
} from '../../walk/index.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { buildBoardAt, type BoardScene } from '../board/board-scene.ts';
import { readTone, type Tone } from '../tree/tone.ts';

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
  readonly window: MarkedText | null;
  readonly note: string;
  readonly brief: string;
}

export function listStackRows(trace: Trace, step: number, naming: CellNaming): StackRow[] {
  const { kind } = findMoment(trace, step);
  const frames = buildStack(trace, step);
  const teller = findNarrator(trace);
  const rows = frames.map((frame, index) => {
    const inner = frames[index + 1];
    const isAtEnd = !inner && kind === 'exit';
    const doing =
      teller?.describeActivity(frame.node, inner?.node ?? null, step) ??
      describeDoing(trace, frame, { inner, isAtEnd, naming });
    const { long, short } = typeof doing === 'string' ? { long: doing, short: doing } : doing;
    return {
      ply: frame.ply,
      isMax: trace.isMax(frame.node),
      arrival: teller?.nameFrame(frame.node, naming) ?? nameFrame(trace, frame.node, naming),
      board: buildBoardAt(trace, frame.node, naming),
      ...describeValue(trace, frame, step),
      window: formatWindow(frame),
      note: long,
      brief: short,
    };
  });
  return rows.toReversed();
}

function describeValue(
  trace: Trace,
  { node, best }: Frame,
  step: number,
): Pick<StackRow, 'value' | 'tone' | 'isBound'> {
  if (step === trace.exitStep(node) && !trace.isUnfinished(node)) {
    const score = trace.score[node];
    const tone = trace.root.game.isAbstract ? 'draw' : readTone(score);
    return { value: words.formatBound(words.formatScore(score), trace.bound(node)), tone, isBound: false };
  }
  if (isLeaf(trace, node) && !isUndecided(trace, node))
    return { value: words.stack.none, tone: 'quiet', isBound: true };
  if (best === null) return { value: words.stack.open, tone: 'quiet', isBound: true };
  const bound = findBoundSoFar(trace, node, step);
  const tone = bound === null ? 'quiet' : trace.isMax(node) ? 'max' : 'min';
  return { value: words.formatBound(words.formatScore(best), bound), tone, isBound: true };
}

function formatWindow({ alpha, beta }: Frame): MarkedText | null {
  return alpha === null || beta === null ? null : words.tree.window({ alpha, beta });
}

function describeDoing(
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
  const { game } = trace.root;
  if (isLeaf(trace, node)) return game.isAbstract ? stack.leaf(at.isAtEnd) : stack.over(at.isAtEnd);
  const count = countChoices(trace, node);
  const choice = game.isAbstract ? 'branch' : node === 0 ? 'move' : 'reply';
  const best =
    bestMove !== null &&
    ({
      player: namePlayer(trace, node),
      move: game.moveName(bestMove, at.naming),
      choice,
    } as const);
  if (!at.inner) return at.isAtEnd && best ? stack.returns(best) : stack.start(count, choice);
  const nth = [...trace.children(node)].indexOf(at.inner.node) + 1;
  return best ? stack.bestMove(nth, count, best) : stack.progress(nth, count, choice);
}
