import { isMoveText, type Move } from '../../game/index.ts';
import { isLeaf, requireBestMove, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { findBestSoFar } from '../best-so-far.ts';
import { findNode } from '../node-at.ts';
import { findAnswerKind, questionRows, type NodeAnswerKind, type QuestionKind } from './question-kinds.ts';

interface QuestionPlace {
  /** For a branch that may be cut, the node where it begins. */
  readonly node: number;
  /** The first move of such a branch. */
  readonly move?: Move;
}

export interface Question extends QuestionPlace {
  readonly ask: QuestionKind;
}

/** A score, the number of a move, or yes or no. */
export type Answer = number | boolean;

interface QuestionType {
  /** Throws if the question has no answer at the node on this path. */
  readonly find: (trace: Trace, path: string) => QuestionPlace;
  readonly answer: (trace: Trace, place: QuestionPlace) => Answer;
  /** Whether anybody would know the answer: a first child always improves the best, and equals leave no choice. */
  readonly isTrivial: (trace: Trace, place: QuestionPlace) => boolean;
}

const questionTypes: Readonly<Record<QuestionKind, QuestionType>> = {
  value: {
    find: (trace, path) => ({ node: findNodeOnPath(trace, path) }),
    answer: (trace, { node }) => trace.score[node],
    isTrivial: (trace, { node }) => !isLeaf(trace, node) && hasEqualMoves(trace, node),
  },
  move: {
    find(trace, path) {
      const node = findNodeOnPath(trace, path);
      if (isLeaf(trace, node)) throw new RangeError(words.errors.noMoveToPredict(path));
      return { node };
    },
    answer: (trace, { node }) => requireBestMove(trace, node),
    isTrivial: (trace, { node }) => hasEqualMoves(trace, node),
  },
  rise: {
    find(trace, path) {
      const node = findNodeOnPath(trace, path);
      if (node === 0) throw new RangeError(words.errors.noNodeAbove());
      return { node };
    },
    answer: (trace, { node }) =>
      findBestSoFar(trace, trace.parent[node], trace.exitStep(node))?.child === node,
    isTrivial: (trace, { node }) => node === trace.parent[node] + 1,
  },
  cut: {
    find: findBranch,
    answer: (trace, { node, move = 0 }) => ((trace.cut?.[node] ?? 0) >> move) % 2 !== 0,
    isTrivial: () => false,
  },
};

export function canBeAsked(ask: QuestionKind, { options }: Trace): boolean {
  return options.algorithm.hasWindow || !questionRows[ask].needsWindow;
}

/** An empty path is the root. Throws if the search did not go there, or the node has no such answer. */
export function makeQuestion(trace: Trace, ask: QuestionKind, path: string): Question {
  return { ask, ...questionTypes[ask].find(trace, path) };
}

function findNodeOnPath(trace: Trace, path: string): number {
  return path.trim() === '' ? 0 : findNode(trace, path, path);
}

/** Finds a branch, searched or cut; its parent was searched. */
function findBranch(trace: Trace, path: string): QuestionPlace {
  const moves = path.split(',').map((each) => each.trim());
  const last = moves.pop()!;
  const node = moves.length === 0 ? 0 : findNode(trace, moves.join(','), path);
  const { game } = trace.root;
  const legal = game.moves(trace.position(node));
  const move = legal.find((each) => isMoveText(game, each, last));
  if (move === undefined) throw new RangeError(words.errors.valueMove(path, last, legal.map(String)));
  return { node, move };
}

function hasEqualMoves(trace: Trace, node: number): boolean {
  return new Set([...trace.children(node)].map((child) => trace.score[child])).size <= 1;
}

export function isTrivial(trace: Trace, question: Question): boolean {
  return questionTypes[question.ask].isTrivial(trace, question);
}

export function findAnswer(trace: Trace, question: Question): Answer {
  return questionTypes[question.ask].answer(trace, question);
}

/** Reads `−8` or `-8`, `3`, `yes`; null if it cannot answer this question. */
export function readAnswer(trace: Trace, { ask, node }: Question, text: string): Answer | null {
  return answerReaders[findAnswerKind(ask)](text, trace, node);
}

const answerReaders: Readonly<
  Record<NodeAnswerKind, (text: string, trace: Trace, node: number) => Answer | null>
> = {
  score: readNumber,
  move(text, trace, node) {
    const move = readNumber(text);
    return move === null || trace.child(node, move) === null ? null : move;
  },
  'yes or no': (text) => (text === 'yes' || text === 'no' ? text === 'yes' : null),
};

export function writeAnswer(answer: Answer): string {
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : `${answer}`;
}

/** Both ends included. */
interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** Reads `400 to 600`, or one number, `485`; null for anything else. */
export function readNumberRange(text: string): NumberRange | null {
  const [first, last = first, ...more] = text.split(' to ');
  const [from, to] = [readNumber(first), readNumber(last)];
  return from === null || to === null || from > to || more.length ? null : { from, to };
}

/** Accepts any usual minus sign, thousands set apart as in `277,326`, and a decimal comma; null for anything else. */
export function readNumber(text: string): number | null {
  const signed = text.trim().replace(/^[−–]/, '-');
  const plain = /^[+-]?[1-9]\d{0,2}([,\s'’]\d{3})+(\.\d+)?$/.test(signed)
    ? signed.replace(/[,\s'’]/g, '')
    : signed.replace(',', '.');
  return /^[+-]?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
