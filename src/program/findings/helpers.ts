import { countBits, opponent, ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import type { ProgramTrace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { languages, type Language } from '../languages.ts';
import type { Literal } from '../literal.ts';
import { findBoardParameter, isNumber } from '../fill-arguments.ts';
import type { OutlinedFunction } from '../outline.ts';
import type { Finding, Program, ProgramRun } from '../program.ts';
import { spellValue, type MarkNames } from '../read-cells.ts';
import { isEndless, type CallResult } from '../runtime.ts';
import { listPositions } from './every-position.ts';
import {
  FIRST_MOVE,
  helperKinds,
  isSaid,
  type HelperKind,
  type HelperName,
  type ScoredFor,
  type WrittenMarks,
} from './helper-kinds.ts';
import { findNoLine } from './line-numbers.ts';
import { findMoveForm, writeFirstMove, type MoveForm } from './move-form.ts';
import type { AskProgram } from './play-boards.ts';
import type { FindingName } from './rule.ts';
import { findShallowCopy } from './shallow-copy.ts';

/** A helper's line and its first mistake, null if it has none. */
export interface HelperResult {
  readonly name: string;
  readonly line: number;
  readonly wrong: string | null;
  /** The position of the mistake and the result there; null if there is none, or without an answer. */
  readonly at: { readonly position: MnkPosition; readonly returned: string } | null;
}

type Difference = Pick<HelperResult, 'wrong' | 'at'>;

const NO_DIFFERENCE: Difference = { wrong: null, at: null };

/** Null if the program has no such function. If `isStrict`, it must always answer. */
export type AskHelper = (
  kind: HelperKind,
  isStrict?: boolean,
  boards?: readonly MnkPosition[],
) => Promise<HelperResult | null>;

/** Makes a function that checks helpers at `among`, in order; by default at every position. */
export function makeAskHelper(
  program: Pick<Program, 'language'>,
  functions: readonly OutlinedFunction[],
  names: MarkNames,
  max: ScoredFor,
  ask: AskProgram,
  among: readonly MnkPosition[] = listPositions(),
): AskHelper {
  const language = languages[program.language];
  const write = (mark: Literal) => writeMark(spellValue(mark, names), language);
  const spelt = { x: write(names.x), o: write(names.o) };
  const marks: WrittenMarks = { ...names, max, written: spelt };
  const find = (kind: HelperKind) =>
    functions.find(
      ({ name, owner, callee, parameters, names: called }) =>
        kind.names.test(name) &&
        // What calls itself is a search.
        !called.has(name) &&
        // Functions of the assignment take one board.
        !names.pair &&
        callee !== null &&
        // A class that holds the board may hand its own functions only the cells.
        owner === null &&
        // A function of a cell carries out a move.
        !(kind.parameters === 1 && parameters.some(isNumber)) &&
        parameters.filter(({ isOptional }) => !isOptional).length === kind.parameters,
    ) ?? null;

  /** A record, or the cells in it: a function may take either. */
  const given = ['board', ...(names.heldAt === undefined ? [] : [`board[${JSON.stringify(names.heldAt)}]`])];

  /** The program's own form of moves, from its function that lists them, else from the form of the board. */
  let moves: Promise<MoveForm> | null = null;
  const readMoveForm = () => {
    const giver = find(helperKinds.find(({ rule }) => rule === 'actions')!);
    return (moves ??= findMoveForm(giver?.callee ?? null, names, ask));
  };

  return async (kind, isStrict = false, boards = among) => {
    const helper = find(kind);
    const { name, line } = helper ?? { name: '', line: 0 };
    if (!helper) return null;
    let found: Difference | null = null;
    for (const board of helper.parameters.length > 0 ? given : ['board'])
      if (found?.wrong !== null)
        found = pickLater(found, await findDifference(kind, helper, isStrict, boards, board));
    return { name, line, ...found! };
  };

  async function findDifference(
    kind: HelperKind,
    helper: OutlinedFunction,
    isStrict: boolean,
    boards: readonly MnkPosition[],
    board: string,
  ): Promise<Difference> {
    const positions = boards.filter(kind.isAsked);
    for (const other of kind.others(marks)) {
      const form = other === FIRST_MOVE ? await readMoveForm() : null;
      const writeCall = (position: MnkPosition) =>
        writeHelperCall(helper, board, form ? writeFirstMove(position, form, language) : other);
      const noLine = kind.isOfLines ? await findNoLine(writeCall, ask) : null;
      const check = kind.check(helper.name, { ...marks, noLine }, other);
      const checkAnswer = (answer: CallResult, position: MnkPosition) =>
        isStrict && !kind.isAnswer(answer, marks)
          ? words.helpers.noAnswer(helper.name, answer.returned!)
          : check(answer, position);
      for (let [from, to] = [0, FIRST]; from < positions.length; [from, to] = [to, to + TOGETHER]) {
        const some = positions.slice(from, to);
        const answers = await ask(some.map((position) => ({ call: writeCall(position), position })));
        // Where every board raises an error, it may take something else than a board.
        const [raised] = answers.map((each) => each.raised);
        const isOwn = !raised || raised.limit || language.ownErrors.includes(raised.name);
        if (isStrict && from === 0 && !isOwn && answers.every((each) => each.raised))
          return { wrong: describeFailure(helper.name, answers[0]), at: null };
        for (const [i, answer] of answers.entries()) {
          const failed = describeFailure(helper.name, answer);
          const text = failed === null ? checkAnswer(answer, some[i]) : isStrict ? failed : null;
          if (!text) continue;
          // A function with another name than the assignment's may answer another question.
          const isOther =
            isStrict &&
            (kind.isFree || helper.name !== kind.rule) &&
            (isSaid(answer) || (await saysAtEnd(kind, writeCall)));
          if (isOther && !kind.isAnswer(answer, marks)) return { wrong: text, at: null };
          const at = answer.returned === null ? null : { position: some[i], returned: answer.returned };
          return { wrong: words.helpers.at(some[i].game.format(some[i]), text), at };
        }
        if (isStrict && answers.length < some.length)
          return { wrong: words.helpers.silent(helper.name), at: null };
      }
    }
    return NO_DIFFERENCE;
  }

  /** Whether a function says something of a game that is over, as one that returns its score, or nothing while it goes on. */
  async function saysAtEnd(kind: HelperKind, writeCall: (position: MnkPosition) => string): Promise<boolean> {
    const position = ticTacToe.makePosition(0b111, 0b11_000);
    if (!kind.isAsked(position)) return false;
    const [answer] = await ask([{ call: writeCall(position), position }]);
    return answer !== undefined && isSaid(answer);
  }
}

/** Puts the board before or after the other argument, depending on the parameter names. */
function writeHelperCall({ callee, parameters }: OutlinedFunction, board: string, other: string): string {
  if (other === '') return `${callee}(${board})`;
  return findBoardParameter(parameters) === 1
    ? `${callee}(${other}, ${board})`
    : `${callee}(${board}, ${other})`;
}

/** What is wrong with a function that gets what it takes: given something else, it fails sooner. */
function pickLater(one: Difference | null, other: Difference): Difference {
  const marksOf = ({ at }: Difference) => (at ? countBits(at.position.x | at.position.o) : -1);
  return one && marksOf(one) >= marksOf(other) && other.wrong !== null ? one : other;
}

export function describeFailure(name: string, answer: CallResult): string | null {
  const { raised } = answer;
  if (raised?.limit === 'clock') return words.helpers.silent(name);
  if (isEndless(answer)) return words.helpers.endless(name);
  return raised && words.helpers.raises(name, raised.name, raised.text);
}

/** The sides for which scores of finished games may count, in negamax also the side to move. */
export function listScored(max: Side, isNegamax: boolean): readonly ScoredFor[] {
  return [max, opponent(max), ...(isNegamax ? [null] : [])];
}

/** What is wrong with a helper, whichever of these sides scores count for; null if it is right for one. */
export async function findWrongScore(
  askWith: (max: ScoredFor) => AskHelper,
  scored: readonly ScoredFor[],
  kind: HelperKind,
  isStrict = false,
): Promise<HelperResult | null> {
  let first: HelperResult | null = null;
  for (const max of scored) {
    const found = await askWith(max)(kind, isStrict);
    if (!found?.wrong) return found;
    first ??= found;
  }
  return first;
}

/**
 * The first wrong helper, as a finding for each run: at the first won game of the run that shows it, if there is
 * one.
 */
export async function findWrongHelper(
  askWith: (max: ScoredFor) => AskHelper,
  scored: readonly ScoredFor[],
  source: string,
  runs: readonly Pick<ProgramRun, 'trace'>[],
  kinds: readonly HelperKind[],
): Promise<readonly Finding[] | null> {
  const ask = askWith(scored[0]);
  for (const kind of kinds) {
    const among = kind.rule === 'utility' ? scored : scored.slice(0, 1);
    const found = await findWrongScore(askWith, among, kind);
    if (!found?.wrong || isProcedure(source, found.name)) continue;
    const fault = {
      kind: 'fault',
      line: found.line,
      isLineWrong: false,
      shouldBe: null,
    } as const;
    const findings: Finding[] = [];
    for (const { trace } of runs) {
      const ends = trace ? listWon(trace) : [];
      const there = await ask(
        kind,
        false,
        ends.map(({ position }) => position),
      );
      const end = ends.find(({ position }) => position === there?.at?.position);
      // How it is explained depends on the smallest board that shows it.
      const wrong = end ? there!.wrong : found.wrong;
      const step = end ? trace!.exitStep(end.node) : null;
      findings.push({ ...fault, step, ...explainHelper(kind.rule, { ...found, wrong }, source) });
    }
    return findings;
  }
  return null;
}

/** The won games that the calls of a run got and returned from, up to a limit. A rule may leave draws to the search. */
function listWon(trace: ProgramTrace) {
  const ends: { readonly node: number; readonly position: MnkPosition }[] = [];
  for (let node = 0; node < trace.length && ends.length < FIRST; node++) {
    const position = trace.position(node);
    const outcome = trace.program.x[node] < 0 ? null : position.game.outcome(position);
    if (outcome !== null && outcome !== 'draw' && !trace.isUnfinished(node)) ends.push({ node, position });
  }
  return ends;
}

/** What is wrong with a helper, by the name of the mistake if that can be seen. */
function explainHelper(
  rule: HelperName,
  found: HelperResult,
  source: string,
): { readonly rule: FindingName; readonly text: string } {
  const { line, wrong } = found;
  const text = wrong!;
  const isCopy = rule === 'changes-board' || rule === 'result';
  const copy = isCopy ? findShallowCopy(source, line) : null;
  if (copy)
    return { rule: 'shallow-copy', text: `${text} ${words.helpers.sharesRows(copy.line, copy.copied)}` };
  // Boards with the fewest marks come first, so it was right on those with an empty cell.
  return isFullUnseen(found)
    ? { rule: 'full-first', text: `${text} ${words.helpers.fullFirst()}` }
    : { rule, text };
}

/** Whether the result of a function is never used: `gameOver()` of a page is called for its effect. */
export function isProcedure(source: string, name: string): boolean {
  const lines = source.split('\n').filter((line) => new RegExp(`(?<![\\w$.])${name}\\(`).test(line));
  const uses = lines.filter((line) => !new RegExp(`\\b(def|function)\\s+${name}\\(`).test(line));
  return (
    uses.length > 0 &&
    uses.every((line) =>
      new RegExp(`^\\s*(?:(?:if|elif|else|for|while)\\b.*[:){]\\s*)?${name}\\(`).test(line),
    )
  );
}

/** Whether a full board that somebody has won was taken for a draw. */
function isFullUnseen({ at }: HelperResult): boolean {
  if (!at || countBits(at.position.x | at.position.o) < 9) return false;
  const outcome = at.position.game.outcome(at.position);
  return outcome !== 'draw' && /^(0|None|null|undefined|["']{2})$/.test(at.returned);
}

function writeMark(value: Literal, { write }: Language): string {
  return write(typeof value === 'object' || value === undefined ? null : value);
}

/** Positions tried first, because most mistakes show there. */
const FIRST = 100;
const TOGETHER = 2000;
