import { countBits, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { isNothing } from '../languages.ts';
import { LiteralMap, readLiteral, type Literal } from '../literal.ts';
import { readCells, readMarks, type MarkNames } from '../read-cells.ts';
import type { CallResult } from '../runtime.ts';

/** Returns a helper's mistake on a board; null if it is right. */
type HelperCheck = (answer: CallResult, position: MnkPosition) => string | null;

export type HelperName =
  | 'winner'
  | 'has-won'
  | 'terminal'
  | 'utility'
  | 'actions'
  | 'changes-board'
  | 'player'
  | 'result'
  | 'score';

export interface HelperKind {
  readonly rule: HelperName;
  readonly names: RegExp;
  readonly parameters: number;
  readonly isAsked: (position: MnkPosition) => boolean;
  /** The arguments after the board, one text per call. */
  readonly others: (marks: WrittenMarks) => readonly string[];
  readonly check: (name: string, marks: WrittenMarks, other: string) => HelperCheck;
  /** Whether programs may answer with the number of a line. */
  readonly isOfLines?: boolean;
  /** Whether programs may answer in a form of their own, also by the assignment's name. */
  readonly isFree?: boolean;
  /** Whether it answered at all; used where a program must have the helper. */
  readonly isAnswer: (answer: CallResult, marks: WrittenMarks) => boolean;
}

/** The side whose wins score more than 0; null for the side to move, as in negamax. */
export type ScoredFor = Side | null;

/** Marks as literals of the language, and for which side scores count. */
export interface WrittenMarks extends MarkNames {
  readonly max: ScoredFor;
  readonly written: { readonly x: string; readonly o: string };
  /** What a function returns without a full line, if it otherwise returns the number of the line. */
  readonly noLine?: string | null;
}

/** Placeholder for a legal move. */
export const FIRST_MOVE = '…';

/** A helper that takes a board and nothing else, in any state of the game. */
export const ofBoard = { parameters: 1, isAsked: () => true, others: () => [''] };

export const isSaid = ({ returned }: CallResult) => returned !== null && !isNothing(returned);
const isOver = (position: MnkPosition) => position.game.outcome(position) !== null;
const isFalsy = (value: Literal) =>
  value === null || value === undefined || value === false || value === 0 || value === '';
const helpers = words.helpers;

function readWinner(value: Literal, { x, o }: Pick<WrittenMarks, 'x' | 'o'>): 'x' | 'o' | 'draw' | null {
  if (value === x || (typeof value === 'string' && /^x$/i.test(value))) return 'x';
  if (value === o || (typeof value === 'string' && /^o$/i.test(value))) return 'o';
  // It may return the line of three with the winner.
  const [named] = value instanceof LiteralMap ? value.entries.filter(([key]) => /winner/i.test(key)) : [];
  if (named) return readWinner(named[1], { x, o });
  if (isFalsy(value) || (typeof value === 'string' && /tie|draw|none|no|^[-._ ]$/i.test(value)))
    return 'draw';
  return null;
}

/** Null for the number of a line, which does not say who has it. */
function readLine(returned: string | null, noLine: string): 'draw' | null {
  return returned === noLine ? 'draw' : null;
}

/** Helpers by the names that students use. */
export const helperKinds: readonly HelperKind[] = [
  {
    rule: 'winner',
    // A draw may have any name or number, and so may a player.
    isAnswer: ({ returned }, marks) =>
      /^(?:string|number)$/.test(typeof readLiteral(returned!)) ||
      readWinner(readLiteral(returned!), marks) !== null,
    names: /^(get_?|find_?|check_?(for_?)?)?winner$|^who_?won$|^winner_?of$/i,
    ...ofBoard,
    isOfLines: true,
    check:
      (name, marks) =>
      ({ returned }, position) => {
        const { noLine = null } = marks;
        const said = noLine === null ? readWinner(readLiteral(returned!), marks) : readLine(returned, noLine);
        const outcome = position.game.outcome(position);
        const won = outcome === 'x' || outcome === 'o' ? outcome : 'draw';
        return said === null || said === won ? null : helpers.winner(name, returned!, won);
      },
  },
  {
    rule: 'has-won',
    isAnswer: isSaid,
    names: /^((has|is|check)_?)?(won|win|wins|winner|winning|line)(_?for)?$/i,
    ...ofBoard,
    parameters: 2,
    isOfLines: true,
    others: ({ written }) => [written.x, written.o],
    check:
      (name, { written, noLine = null }, other) =>
      ({ returned }, position) => {
        const side = other === written.x ? 'x' : 'o';
        const has = position.game.hasLine(position[side]);
        const said = noLine === null ? readLiteral(returned!) : returned !== noLine;
        if (typeof said !== 'boolean' && !isFalsy(said)) return null;
        return !isFalsy(said) === has ? null : helpers['has-won'](name, side, returned!, has);
      },
  },
  {
    rule: 'terminal',
    isAnswer: isSaid,
    names: /^(is_?)?(terminal|over|finished|game_?over|game_?is_?over|end_?of_?game)(_?(state|board))?$/i,
    ...ofBoard,
    check:
      (name) =>
      ({ returned }, position) => {
        const said = isNothing(returned!) ? false : readLiteral(returned!);
        if (typeof said !== 'boolean') return null;
        const outcome = position.game.outcome(position);
        return said === (outcome !== null)
          ? null
          : helpers.terminal(name, returned!, outcome as string | null);
      },
  },
  {
    rule: 'utility',
    isAnswer: ({ returned }) => typeof readLiteral(returned!) === 'number',
    names: /^(utility|score|score_?end|evaluate|evaluate_?board|evaluation)$/i,
    ...ofBoard,
    isAsked: isOver,
    check:
      (name, { max }) =>
      ({ returned }, position) => {
        const said = readLiteral(returned!);
        const outcome = position.game.outcome(position) as 'x' | 'o' | 'draw';
        const want = outcome === 'draw' ? 0 : outcome === (max ?? position.toMove) ? 1 : -1;
        return isNothing(returned!) || (typeof said === 'number' && Math.sign(said) !== want)
          ? helpers.utility(name, returned!, outcome)
          : null;
      },
  },
  {
    rule: 'actions',
    isAnswer: (answer) => isSaid(answer) && !/^(number|boolean)$/.test(typeof readLiteral(answer.returned!)),
    names:
      /^((get_?|find_?)?(all_?)?(actions|moves|(available|legal|possible|valid|empty|free)_?(moves|actions|cells|spots|squares|spaces|indices|indexes)))$/i,
    ...ofBoard,
    isAsked: (position) => !isOver(position),
    check:
      (name) =>
      ({ returned }, position) => {
        const said = readLiteral(returned!);
        if (isNothing(returned!)) return helpers.noAnswer(name, returned!);
        if (!Array.isArray(said)) return null;
        const count = (said as Literal[]).length;
        const empty = 9 - countBits(position.x | position.o);
        return count === empty ? null : helpers.actions(name, count, empty);
      },
  },
  {
    rule: 'changes-board',
    isAnswer: isSaid,
    names: /^result$/i,
    parameters: 2,
    isAsked: (position) => !isOver(position) && countBits(position.x | position.o) > 6,
    others: () => [FIRST_MOVE],
    check:
      (name, marks) =>
      ({ returned, board }, position) => {
        const [after, now] = [returned, board].map((text) => readCells(readLiteral(text ?? ''), marks));
        if (!after || !now) return null;
        const { x, o } = readMarks(now, marks);
        return x === position.x && o === position.o ? null : helpers['changes-board'](name);
      },
  },
];
