import { isWritten, type Move } from '../../game/index.ts';
import { isLeaf, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { bestSoFar } from '../best-so-far.ts';
import { nodeAt } from '../node-at.ts';

/**
 * What can be asked about a node of a search: its value; the move chosen there; whether at its return the best of the
 * node above rises, which at a MIN node above means falls; or whether the branch that leads to it is cut.
 */
export const asks = ['value', 'move', 'rise', 'cut'] as const;

/** What is asked about a node. */
export type Ask = (typeof asks)[number];

/** A question that a search answers. */
export interface Question {
  readonly ask: Ask;
  /** The node; of a branch that may be cut, the node that it begins at. */
  readonly node: number;
  /** The move that the branch begins with. */
  readonly move?: Move;
}

/** An answer: a score, a move by its number, or whether something is so. */
export type Answer = number | boolean;

/**
 * The question about the node that moves from the root lead to, `3,7`; the root if there are none. Throws when the
 * search did not go there, or when the node has no such answer: a leaf has no move, the root has no node above.
 */
export function questionAbout(trace: Trace, ask: Ask, path: string): Question {
  if (ask === 'cut') return branchAt(trace, path);
  const node = path.trim() === '' ? 0 : nodeAt(trace, path, path);
  if (ask === 'move' && isLeaf(trace, node)) throw new RangeError(words.errors.noMoveToPredict(path));
  if (ask === 'rise' && node === 0) throw new RangeError(words.errors.noNodeAbove());
  return { ask, node };
}

/** The branch that moves from the root lead to, whether it was searched or not; what it begins at was searched. */
function branchAt(trace: Trace, path: string): Question {
  const moves = path.split(',').map((each) => each.trim());
  const last = moves.pop()!;
  const node = moves.length === 0 ? 0 : nodeAt(trace, moves.join(','), path);
  const { game } = trace.root;
  const legal = game.moves(trace.position(node));
  const move = legal.find((each) => isWritten(game, each, last));
  if (move === undefined) throw new RangeError(words.errors.valueMove(path, last, legal.map(String)));
  return { ask: 'cut', node, move };
}

/** The right answer. */
export function answerTo(trace: Trace, { ask, node, move = 0 }: Question): Answer {
  if (ask === 'cut') return ((trace.cut?.[node] ?? 0) >> move) % 2 !== 0;
  if (ask === 'value') return trace.score[node];
  if (ask === 'move') return trace.bestMove(node)!;
  return bestSoFar(trace, trace.parent[node], trace.exitStep(node))?.child === node;
}

/** An answer as it is written and kept: `−8` or `-8`, `3`, `yes`; null for what is no answer to this question. */
export function readAnswer(trace: Trace, { ask, node }: Question, text: string): Answer | null {
  if (ask === 'rise' || ask === 'cut') return text === 'yes' || text === 'no' ? text === 'yes' : null;
  const number = numberIn(text);
  if (number === null || ask === 'value') return number;
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
