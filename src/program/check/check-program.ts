import { parsePosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { findMarks } from '../findings/helpers.ts';
import { languages } from '../languages.ts';
import { isOwnError } from '../program-reading.ts';
import { usualLimits, type Program, type ProgramRun, type RunNote } from '../program.ts';
import { askPositions, type AskedAll } from './ask-positions.ts';
import { listAsked } from './asked-positions.ts';
import type { ProgramBench } from './bench.ts';
import { checkFunctions, listUnchecked } from './check-functions.ts';
import {
  SCHEMA,
  type Checked,
  type CheckedFunction,
  type CheckState,
  type FirstMistake,
  type Rung,
} from './checked.ts';
import { findCause, findFirstMistake } from './first-mistake.ts';
import { isBad, type ReadAnswer } from './read-answers.ts';
import { hashText } from './sha256.ts';
import type { Submission, SubmittedProgram } from './submission.ts';

export interface CheckHow {
  readonly bench: ProgramBench;
  readonly rung: Rung;
  readonly seed: number;
  /** The side to ask; null for each side that the program plays. */
  readonly side: Side | null;
  /** An expression in which `board` is the position; empty for the best offer. */
  readonly call: string;
}

/** What a check asks, as plain data. */
export type CheckOptions = Omit<CheckHow, 'bench'>;

/** What is known of a program that could not be asked. */
interface Unasked {
  readonly state: CheckState;
  readonly notes: readonly string[];
  readonly first?: FirstMistake;
  readonly call?: string;
}

const NO_MISTAKE = { first: null, findings: [] } as const;

/** Where the first call is made: a program that fails at the first may answer at the second. */
const roots: Readonly<Record<Side, readonly string[]>> = {
  x: ['oxx/.xo/o..', 'xox/oxo/ox.'],
  o: ['oxx/xxo/o..', 'xox/oxx/.xo'],
};

/** Judges one program by what it answers, never by the clock. The same files give the same result on any machine. */
export async function checkProgram(submission: Submission, how: CheckHow): Promise<Checked> {
  const { program, notes } = submission;
  if (!program) return describeUnasked(submission, how, { state: 'unreadable', notes: [] });
  if (program.source.trim() === '')
    return describeUnasked(submission, how, { state: 'unreadable', notes: [words.check.notes.empty] });
  how.bench.renew();
  const { asked, run } = await findRun(program, how);
  const unasked = findReason(run, program.missing);
  if (unasked) return describeUnasked(submission, how, { call: run.call, ...unasked });
  const called = { ...asked, call: run.call };
  const marks = await findMarks((questions) => how.bench.ask(called, questions));
  if (!marks)
    return describeUnasked(submission, how, {
      state: 'not-read',
      notes: [words.check.notes.guessed],
      call: run.call,
    });
  const all = await askPositions(called, run, marks, how);
  const functions = await checkFunctions(called, marks, how, (questions) => how.bench.ask(called, questions));
  const worst = all.answers.find(isBad) ?? null;
  const there =
    worst && (await how.bench.run({ ...called, call: worst.call, position: worst.asked.position }));
  const mistake =
    there && findFirstMistake(called, worst, { there, before: run }, { ...all, cause: findCause(functions) });
  const state = findState(all.answers, worst, mistake?.first.rule !== 'plays-wrong');
  const { first, findings } = state === 'not-read' || !mistake ? NO_MISTAKE : mistake;
  return {
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
    functions,
    findings,
    notes: [...listNotes(state, all, run), ...notes],
  };
}

/** When the judge itself could not do its work. */
export function describeUnjudged(submission: Submission, how: CheckOptions, problem: string): Checked {
  return describeUnasked(submission, how, {
    state: 'not-read',
    notes: [words.check.notes.broken(problem)],
  });
}

async function findRun(
  program: SubmittedProgram,
  { bench, side, call, seed }: CheckHow,
): Promise<{ readonly asked: Program; readonly run: ProgramRun }> {
  const { source, language, files, path } = program;
  const tries = roots[side ?? 'x'].map((text): Program => {
    const position = parsePosition(text, { toMove: side ?? 'x' });
    return { source, language, files, path, call, position, seed, limits: usualLimits };
  });
  let found: { asked: Program; run: ProgramRun } | null = null;
  for (const asked of tries) {
    const run = await bench.run(asked);
    const isFine = run.end.kind === 'done' && run.trace !== null && run.trace.length > 1;
    if (isFine || !found) found = { asked, run };
    // Without a call the board made no difference.
    if (isFine || run.reading === null) break;
  }
  return found!;
}

/** Null if the program can be asked about other boards. */
function findReason(run: ProgramRun, missing: string | null): Unasked | null {
  const { end, reading, trace, offered } = run;
  const said = words.check.notes;
  if (end.kind === 'nothing') {
    const [best] = offered;
    return { state: 'not-read', notes: [best ? said.missing(best.text, best.missing) : said.noCall] };
  }
  const early = findEarlyEnd(run, missing);
  if (early) return early;
  if (!reading || !trace || trace.length === 0) return { state: 'not-read', notes: [said.noTrace] };
  if (!reading.usesBoard) return { state: 'not-read', notes: [said.ownBoard] };
  if (reading.cells.how === 'guessed') return { state: 'not-read', notes: [said.guessed] };
  return null;
}

/** A run that ended before it showed how the program answers. */
function findEarlyEnd(run: ProgramRun, missing: string | null): Unasked | null {
  const { end, trace } = run;
  const said = words.check.notes;
  if (end.kind === 'error') {
    const module = missing ?? findModule(end.text);
    if (module) return { state: 'not-read', notes: [said.module(module)] };
    if (end.name === 'input') return { state: 'not-read', notes: [said.input] };
    if (end.name === 'Plybook') return { state: 'not-read', notes: [said.broken(end.text)] };
    const text = words.check.first.stopsAtOnce(end.name, end.text, end.line);
    if (isOwnError(run)) return { state: 'stops', notes: [], first: describeEnd(run, end.name, text) };
    return trace && trace.length > 1 ? null : { state: 'not-read', notes: [said.guessed, text] };
  }
  // The clock says nothing about a program: on a faster machine it might have ended.
  if (end.kind === 'stopped' || (end.kind === 'limit' && end.limit === 'clock'))
    return { state: 'not-read', notes: [said.unanswered(1)] };
  if (end.kind === 'limit') {
    const rule = end.limit === 'memory' ? 'memory' : 'endless';
    return { state: 'endless', notes: [], first: describeEnd(run, rule, said[rule]) };
  }
  return null;
}

function describeEnd({ call, end, trace }: ProgramRun, rule: string, text: string): FirstMistake {
  const line = 'line' in end ? end.line : null;
  const position = trace ? trace.root.game.format(trace.root) : roots.x[0];
  const step = trace ? Math.max(0, trace.stepCount - 1) : null;
  return { position, call, step, line, rule, text, move: null, shouldBe: null };
}

/** "Right" only if everything that was to be asked was asked, and right. Who never answers is wrong if the cause is known. */
function findState(answers: readonly ReadAnswer[], worst: ReadAnswer | null, isKnown: boolean): CheckState {
  const hasRead = answers.some(({ kind }) => kind === 'right' || kind === 'wrong');
  if (worst && (hasRead || isKnown || worst.kind !== 'silent'))
    return worst.kind === 'raised' ? 'stops' : worst.kind === 'endless' ? 'endless' : 'wrong';
  return answers.length > 0 && answers.every(({ kind }) => kind === 'right') ? 'right' : 'not-read';
}

function countAnswers(
  answers: readonly ReadAnswer[],
): Pick<Checked, 'asked' | 'right' | 'wrong' | 'raised' | 'unread' | 'unanswered' | 'byEmpty'> {
  const count = (test: (each: ReadAnswer) => boolean, some = answers) => some.filter(test).length;
  const isRight = ({ kind }: ReadAnswer) => kind === 'right';
  const empties = [...new Set(answers.map(({ asked }) => asked.empty))];
  const [right, wrong] = [count(isRight), count(isBad)];
  return {
    asked: right + wrong,
    right,
    wrong,
    raised: count(({ kind }) => kind === 'raised'),
    unread: count(({ kind }) => kind === 'unread'),
    unanswered: count(({ kind }) => kind === 'unanswered'),
    byEmpty: empties.map((empty) => {
      const some = answers.filter(({ asked }) => asked.empty === empty);
      return { empty, asked: some.length, right: count(isRight, some) };
    }),
  };
}

function listNotes(state: CheckState, { answers, changed }: AskedAll, run: ProgramRun): string[] {
  const said = words.check.notes;
  const unanswered = answers.filter(({ kind }) => kind === 'unanswered').length;
  return [
    ...(state === 'not-read' ? [unanswered > 0 ? said.unanswered(unanswered) : said.unread] : []),
    ...(changed > 0 ? [said.changed(changed)] : []),
    ...run.notes.map(describeNote),
  ];
}

function describeNote(note: RunNote): string {
  const said = words.programRun.note;
  if (note.kind === 'inert') return said.inert(note.names);
  if (note.kind === 'endless') return said.endless(note.line);
  const missing = findModule(note.text);
  return missing ? words.check.notes.module(missing) : said.topLevel(note.name, note.text, note.line);
}

/** The name of a module that an error says is not there; null if it says something else. */
function findModule(error: string): string | null {
  const found = /^No module named '?([\w.]+)/.exec(error) ?? /^Cannot find module '([^']+)'/.exec(error);
  return found && found[1];
}

function describeProgram({ student, file, program }: Submission, { rung, seed }: CheckOptions) {
  return {
    schema: SCHEMA,
    file,
    student,
    language: program?.language ?? null,
    sha256: program ? hashText(program.source) : '',
    engine: program ? languages[program.language].engine : '',
    seed,
    rung,
  } as const;
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
    asked: 0,
    right: 0,
    wrong: 0,
    raised: 0,
    unread: 0,
    unanswered: 0,
    byEmpty: [],
    first: first ?? null,
    functions,
    findings: [],
    notes: [...notes, ...submission.notes],
  };
}
