import { isWritten, type Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { bestSoFar } from '../best-so-far.ts';
import { nodeAt } from '../node-at.ts';

/** What a question is about. */
interface AskedPlace {
  /** The node; of a branch that may be cut, the node that it begins at. */
  readonly node: number;
  /** The move that the branch begins with. */
  readonly move?: Move;
}

/** A question that a search answers. */
export interface Question extends AskedPlace {
  readonly ask: Ask;
}

/** An answer: a score, a move by its number, or whether something is so. */
export type Answer = number | boolean;

/** A kind of question: how it is asked and answered. */
interface Asking {
  /** What an answer is: a score, the number of a move, or yes or no. */
  readonly gives: 'score' | 'move' | 'yes or no';
  /** Whether only a search with windows has anything to ask about. */
  readonly needsWindow: boolean;
  /** The node, or the branch, that moves from the root lead to. Throws where that has no answer. */
  readonly find: (trace: Trace, path: string) => AskedPlace;
  readonly answer: (trace: Trace, place: AskedPlace) => Answer;
}

/** What can be asked about a node of a search. */
const askings = {
  value: {
    gives: 'score',
    needsWindow: false,
    find: (trace, path) => ({ node: nodeAtPath(trace, path) }),
    answer: (trace, { node }) => trace.score[node],
  },
  /** The move chosen there. */
  move: {
    gives: 'move',
    needsWindow: false,
    find(trace, path) {
      const node = nodeAtPath(trace, path);
      if (isLeaf(trace, node)) throw new RangeError(words.errors.noMoveToPredict(path));
      return { node };
    },
    answer: (trace, { node }) => trace.bestMove(node)!,
  },
  /** Whether at its return the best of the node above rises, which at a MIN node above means falls. */
  rise: {
    gives: 'yes or no',
    needsWindow: false,
    find(trace, path) {
      const node = nodeAtPath(trace, path);
      if (node === 0) throw new RangeError(words.errors.noNodeAbove());
      return { node };
    },
    answer: (trace, { node }) => bestSoFar(trace, trace.parent[node], trace.exitStep(node))?.child === node,
  },
  /** Whether the branch that leads to it is cut. */
  cut: {
    gives: 'yes or no',
    needsWindow: true,
    find: branchAt,
    answer: (trace, { node, move = 0 }) => ((trace.cut?.[node] ?? 0) >> move) % 2 !== 0,
  },
} as const satisfies Record<string, Asking>;

/** What is asked about a node. */
export type Ask = keyof typeof askings;

/** All that can be asked about a node. */
export const asks = Object.keys(askings) as readonly Ask[];

/** What an answer to such a question is. */
export function givenTo(ask: Ask): Asking['gives'] {
  return askings[ask].gives;
}

/** Whether a search has anything that such a question can be about. */
export function canBeAsked(ask: Ask, { options }: Trace): boolean {
  return options.algorithm.hasWindow || !askings[ask].needsWindow;
}

/**
 * The question about the node that moves from the root lead to, `3,7`; the root if there are none. Throws when the
 * search did not go there, or when the node has no such answer: a leaf has no move, the root has no node above.
 */
export function questionAbout(trace: Trace, ask: Ask, path: string): Question {
  return { ask, ...askings[ask].find(trace, path) };
}

function nodeAtPath(trace: Trace, path: string): number {
  return path.trim() === '' ? 0 : nodeAt(trace, path, path);
}

/** The branch that moves from the root lead to, whether it was searched or not; what it begins at was searched. */
function branchAt(trace: Trace, path: string): AskedPlace {
  const moves = path.split(',').map((each) => each.trim());
  const last = moves.pop()!;
  const node = moves.length === 0 ? 0 : nodeAt(trace, moves.join(','), path);
  const { game } = trace.root;
  const legal = game.moves(trace.position(node));
  const move = legal.find((each) => isWritten(game, each, last));
  if (move === undefined) throw new RangeError(words.errors.valueMove(path, last, legal.map(String)));
  return { node, move };
}

/** The right answer. */
export function answerTo(trace: Trace, question: Question): Answer {
  return askings[question.ask].answer(trace, question);
}

/** An answer as it is written and kept: `−8` or `-8`, `3`, `yes`; null for what is no answer to this question. */
export function readAnswer(trace: Trace, { ask, node }: Question, text: string): Answer | null {
  const { gives } = askings[ask];
  if (gives === 'yes or no') return text === 'yes' || text === 'no' ? text === 'yes' : null;
  const number = numberIn(text);
  if (number === null || gives === 'score') return number;
  return trace.child(node, number) === null ? null : number;
}

/** An answer written so that `readAnswer` reads it. */
export function writeAnswer(answer: Answer): string {
  return typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : `${answer}`;
}

/** Numbers from one to another, both of them included. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
}

/** The numbers that a text names, `400 to 600`, or only one of them, `485`; null for anything else. */
export function numbersIn(text: string): NumberRange | null {
  const [first, last = first, ...more] = text.split(' to ');
  const [from, to] = [numberIn(first), numberIn(last)];
  return from === null || to === null || from > to || more.length ? null : { from, to };
}

/** The number that a text is, with any of the usual signs for minus; null for anything else. */
export function numberIn(text: string): number | null {
  const plain = text.trim().replace(/^[−–]/, '-').replace(',', '.');
  return /^[+-]?\d{1,9}(\.\d{1,6})?$/.test(plain) ? Number(plain) : null;
}
