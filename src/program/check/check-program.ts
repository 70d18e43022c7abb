import { parsePosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { languages } from '../languages.ts';
import { canBlame, findGuess } from '../program-reading.ts';
import { usualLimits, type ProgramRun } from '../program.ts';
import { askPositions, type PositionResults } from './ask-positions.ts';
import { listAsked } from './asked-positions.ts';
import { useBench, type ProgramBench } from './bench.ts';
import { checkFunctions, listBoards, listUnchecked } from './check-functions.ts';
import { SCHEMA, type Checked, type CheckedFunction, type CheckState, type Rung } from './checked.ts';
import {
  blameChooser,
  describeWrongBoards,
  isSometimesRight,
  nameChooserFault,
  tryChoosers,
  type CalledChooser,
} from '../findings/choosers.ts';
import { findMistakeOf } from '../findings/find-mistake.ts';
import { listFindings } from '../findings/judge-trace.ts';
import { missesDraws } from '../findings/end-rules.ts';
import { findFirstMistake, findRightSide, PLAYS_WRONG } from './first-mistake.ts';
import { isLacking } from '../runtime.ts';
import { describeNote, prepareProgram, type PreparedProgram, type Unasked } from './prepare-program.ts';
import { isBad, type JudgedAnswer } from './judge-program-answer.ts';
import { listAdvice, listAsAdvice } from './list-advice.ts';
import { hashText } from './sha256.ts';
import type { Submission, SubmittedProgram } from './submission.ts';

export interface CheckHow {
  readonly bench: ProgramBench;
  readonly rung: Rung;
  readonly seed: number;
  /** The side to try; null for every side that the program plays. */
  readonly side: Side | null;
  /** An expression in which `board` is the position; empty for the best offer. */
  readonly call: string;
}

/** What a check asks, as plain data. */
export type CheckOptions = Omit<CheckHow, 'bench'>;

/** Judges one program by what it answers, never by the clock. The same files give the same result on any machine. */
export async function checkProgram(submission: Submission, how: CheckHow): Promise<Checked> {
  const { program } = submission;
  if (!program) return describeUnasked(submission, how, { state: 'unreadable', notes: [] });
  if (program.source.trim() === '')
    return describeUnasked(submission, how, { state: 'unreadable', notes: [words.check.notes.empty] });
  const prepared = await prepareProgram(program, how);
  if ('state' in prepared) return describeUnasked(submission, how, prepared);
  const { checked } = await checkCall(submission, how, prepared);
  if (checked.state === 'not-read') return { ...checked, ...countAnswers([]) };
  // A teacher who writes the call asks about that function alone.
  return checked.state === 'right' && how.call === ''
    ? checkChoosers(submission, how, { prepared, checked })
    : checked;
}

/** If the search is right, the functions that choose a move with it are tried too. */
async function checkChoosers(
  submission: Submission,
  how: CheckHow,
  { prepared, checked }: { readonly prepared: PreparedProgram; readonly checked: Checked },
): Promise<Checked> {
  const said = words.judgement.choosers;
  const search = prepared.run.reading!.search.value.find((each) => checked.call.includes(`${each}(`))!;
  const { called, run, marks } = prepared;
  const advice: Checked['findings'][number][] = [];
  const use = { source: called.source, marks, side: how.side, ...useBench(how.bench, called) };
  const tried = await tryChoosers(run, use, async (chooser) => {
    const found = await checkChooser(submission, how, prepared, chooser, search);
    if (found?.state !== 'wrong') {
      const isNew = ({ rule }: Checked['findings'][number]) =>
        ![...checked.findings, ...advice].some((each) => each.rule === rule);
      advice.push(...(found?.findings ?? []).filter(isNew));
      return found && { found: null, said: [] };
    }
    const { toMove } = parsePosition(found.first!.position!);
    const isRight = said.searchIsRight(search, checked.right, checked.answers === 'moves');
    const reason = `${isRight} ${blameChooser(chooser, search, found.first!, toMove)}`;
    return { found: { ...found, notes: [reason, ...found.notes] }, said: [] };
  });
  return (
    tried.found ?? {
      ...checked,
      findings: [...checked.findings, ...advice],
      notes: [...tried.said, ...checked.notes],
    }
  );
}

/** Null if it does not answer with moves, or leaves them to chance. */
async function checkChooser(
  submission: Submission,
  how: CheckHow,
  { called, marks }: PreparedProgram,
  chooser: CalledChooser,
  search: string,
): Promise<Checked | null> {
  const { runAt, ask } = useBench(how.bench, called);
  const { call, position, run } = chooser;
  const side = chooser.triesOther ? position.toMove : null;
  const { checked, all, worst } = await checkCall(submission, side ? { ...how, side } : how, {
    called: { ...called, call, position },
    run,
    marks,
    side,
  });
  const own = listFindings(run, called.source);
  const { rule, line } = nameChooserFault(chooser, [...own, ...(checked.first ? [checked.first] : [])]);
  // A run whose cells were only guessed shows no fault of its boards.
  const shown = checked.state === 'not-read' || worst?.verdict === 'wrong' ? [] : own;
  const text = describeWrongBoards(chooser, search, shown);
  if (text !== null) {
    const { step = null } = own.find((each) => each.rule === rule) ?? {};
    const board = position.game.format(position);
    const first = { position: board, call, step, line, rule, text, move: null, shouldBe: null };
    // A board that stays the same does so whatever is guessed.
    const notes = checked.notes.filter((note) => !Object.values(words.check.notes.guessed).includes(note));
    return { ...checked, state: 'wrong', first, notes };
  }
  if (checked.answers !== 'moves') return null;
  if (!worst || !checked.first) return checked;
  const choice = { call: worst.call, position: worst.asked.position, value: worst.asked.plain.score };
  if (worst.verdict !== 'wrong' && worst.verdict !== 'silent') return null;
  if (worst.verdict === 'silent' && ((await runAt(choice.position, worst.call)).trace?.length ?? 0) < 2)
    return null;
  if (await isSometimesRight(choice, all.reader, ask)) return null;
  return { ...checked, first: { ...checked.first, rule, line, step: null, shouldBe: null } };
}

async function checkCall(submission: Submission, how: CheckHow, prepared: PreparedProgram) {
  const { notes } = submission;
  const { called, run, marks } = prepared;
  const all = await askPositions(prepared, how, (side) => listAsked(how.rung, how.seed, side));
  const worst = all.answers.find(isBad) ?? null;
  const { runAt, ask } = useBench(how.bench, called);
  const there = worst && (await runAt(worst.asked.position, worst.call));
  const boards = listBoards(how.rung, how.seed);
  const seesDraws = ![run, ...(there ? [there] : [])].some((each) => missesDraws(each, called.source));
  const { isNegamax } = run.reading!;
  const known = { marks, boards, seesDraws, isNegamax };
  const functions = await checkFunctions(called, run.functions, known, ask);
  const mistake =
    there &&
    (await findMistakeOf({
      program: called,
      run,
      found: listFindings(run, called.source, { isValue: !all.isMoves }),
      reader: all.reader,
      runAt,
      ask,
      there,
      isMoves: all.isMoves,
      rightFor: findRightSide(all),
      boards,
    }));
  const shown = mistake && (await findFirstMistake(called, worst, { mistake, there }, all.isMisled));
  // What a program makes of cells that were only guessed is not its mistake. Right answers alone show that the guess was right.
  const isProven = all.answers.every(({ verdict }) => verdict === 'right');
  const isGuessed = run.reading !== null && !canBlame(run.reading) && !isProven;
  const state = isGuessed ? 'not-read' : findState(all.answers, worst, shown?.first.rule !== PLAYS_WRONG);
  const { first, findings } =
    state === 'not-read' || !shown
      ? { first: null, findings: state === 'right' ? listAdvice(called, run, all) : [] }
      : { ...shown, findings: listAsAdvice(shown.findings) };
  const checked: Checked = {
    ...describeProgram(submission, how),
    state,
    call: run.call,
    side: all.side,
    answers: all.isMoves
      ? 'moves'
      : all.answers.some(({ choice }) => choice.winner !== null)
        ? 'values'
        : null,
    toAsk: all.answers.length,
    ...countAnswers(all.answers),
    first,
    functions: isGuessed || findLacking(all.answers) !== null ? listUnchecked() : functions,
    findings,
    notes: [
      ...(isGuessed ? [words.check.notes.guessed[findGuess(run.reading)]] : []),
      ...listNotes(isGuessed ? 'wrong' : state, all, run),
      ...notes,
    ],
  };
  return { checked, all, worst };
}

/** The result if the judge itself failed. */
export function describeUnjudged(submission: Submission, how: CheckOptions, problem: string): Checked {
  return describeUnasked(submission, how, {
    state: 'not-read',
    notes: [words.check.notes.broken(problem)],
  });
}

/** "Right" only if every position was tried and right. A program that never answers is wrong if the cause is known. */
function findState(
  answers: readonly JudgedAnswer[],
  worst: JudgedAnswer | null,
  isKnown: boolean,
): CheckState {
  const hasRead = answers.some(({ verdict }) => verdict === 'right' || verdict === 'wrong');
  if (worst && (hasRead || isKnown || worst.verdict !== 'silent'))
    return worst.verdict === 'raised' ? 'stops' : worst.verdict === 'endless' ? 'endless' : 'wrong';
  return answers.length > 0 && answers.every(({ verdict }) => verdict === 'right') ? 'right' : 'not-read';
}

function countAnswers(
  answers: readonly JudgedAnswer[],
): Pick<Checked, 'asked' | 'right' | 'wrong' | 'raised' | 'unread' | 'unanswered' | 'byEmpty'> {
  const count = (test: (each: JudgedAnswer) => boolean, some = answers) => some.filter(test).length;
  const isRight = ({ verdict }: JudgedAnswer) => verdict === 'right';
  const empties = [...new Set(answers.map(({ asked }) => asked.empty))];
  const [right, wrong] = [count(isRight), count(isBad)];
  return {
    asked: right + wrong,
    right,
    wrong,
    raised: count(({ verdict }) => verdict === 'raised'),
    unread: count(({ verdict }) => verdict === 'unread'),
    unanswered: count(({ verdict }) => verdict === 'unanswered'),
    byEmpty: empties.map((empty) => {
      const some = answers.filter(({ asked }) => asked.empty === empty);
      return { empty, asked: some.length, right: count(isRight, some) };
    }),
  };
}

function listNotes(state: CheckState, { answers, changed }: PositionResults, run: ProgramRun): string[] {
  const said = words.check.notes;
  const unanswered = answers.filter(({ verdict }) => verdict === 'unanswered').length;
  const lacking = findLacking(answers);
  const reason = lacking ? said.broken(lacking) : unanswered > 0 ? said.unanswered(unanswered) : said.unread;
  return [
    ...(state === 'not-read' ? [reason] : []),
    ...(changed > 0 ? [said.changed(changed)] : []),
    ...run.notes.map(describeNote),
  ];
}

/** What the program needs and is missing here; null if nothing is. */
function findLacking(answers: readonly JudgedAnswer[]): string | null {
  return answers.find(({ answer }) => answer && isLacking(answer))?.answer?.raised?.text ?? null;
}

function describeProgram({ student, file, program }: Submission, { rung, seed }: CheckOptions) {
  return {
    schema: SCHEMA,
    file,
    student,
    language: program?.language ?? null,
    sha256: program ? hashProgram(program) : '',
    engine: program ? languages[program.language].engine : '',
    seed,
    rung,
    limits: usualLimits,
  } as const;
}

function hashProgram({ source, files }: SubmittedProgram): string {
  const modules = Object.entries(files).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return hashText(modules.length > 0 ? JSON.stringify([source, modules]) : source);
}

function describeUnasked(
  submission: Submission,
  how: CheckOptions,
  { state, notes, first, call = '' }: Unasked,
): Checked {
  const functions: readonly CheckedFunction[] = listUnchecked();
  return {
    ...describeProgram(submission, how),
    state,
    call,
    side: how.side,
    answers: null,
    toAsk: listAsked(how.rung, how.seed, how.side).length,
    ...countAnswers([]),
    first: first ?? null,
    functions,
    findings: [],
    notes: [...notes, ...submission.notes],
  };
}
