import { parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import { completeCall, deepenCall } from '../call-at.ts';
import { findMarks } from '../findings/find-marks.ts';
import { listFindings } from '../findings/judge-trace.ts';
import { findFault } from '../findings/find-mistake.ts';
import { isOwnError } from '../program-reading.ts';
import { usualLimits, type Program, type ProgramRun, type RunNote } from '../program.ts';
import type { MarkNames } from '../read-cells.ts';
import type { CheckHow } from './check-program.ts';
import type { CheckState, FirstMistake } from './checked.ts';
import type { SubmittedProgram } from './submission.ts';

/** A program that can be called with any board. */
export interface PreparedProgram {
  /** The program with the chosen call. */
  readonly called: Program;
  readonly run: ProgramRun;
  readonly marks: MarkNames;
  /** The side that it plays, if its run does not show that. */
  readonly side?: Side | null;
}

/** The facts about a program that could not be tried. */
export interface Unasked {
  readonly state: CheckState;
  readonly notes: readonly string[];
  readonly first?: FirstMistake;
  readonly call?: string;
}

/** Boards for the first call: a program that fails on the first may answer on the second. */
const roots: Readonly<Record<Side, readonly string[]>> = {
  x: ['oxx/.xo/o..', 'xox/oxo/ox.'],
  o: ['oxx/xxo/o..', 'xox/oxx/.xo'],
};

/** Runs a program once, to find out how to call it and how it stores its board. */
export async function prepareProgram(
  program: SubmittedProgram,
  how: Omit<CheckHow, 'rung'>,
): Promise<PreparedProgram | Unasked> {
  how.bench.renew();
  const { asked, run } = await findRun(program, how);
  const unasked = findReason(run, program);
  if (unasked) return { call: run.call, ...unasked };
  const called = { ...asked, call: run.call, earlierReading: run.reading };
  const marks = await findMarks((questions) => how.bench.ask(called, questions), run);
  return marks
    ? { called: { ...called, call: completeCall(run, called, marks) }, run, marks }
    : { state: 'not-read', notes: [words.check.notes.guessed.cells], call: run.call };
}

async function findRun(
  program: SubmittedProgram,
  { bench, side, call, seed }: Omit<CheckHow, 'rung'>,
): Promise<{ readonly asked: Program; readonly run: ProgramRun }> {
  const { source, language, files, path } = program;
  const tries = roots[side ?? 'x'].map((text): Program => {
    const position = parsePosition(text, { toMove: side ?? 'x' }) as MnkPosition;
    const deep = deepenCall(call, source, position);
    return { source, language, files, path, call: deep, position, seed, limits: usualLimits };
  });
  let found: { asked: Program; run: ProgramRun } | null = null;
  for (const asked of tries) {
    const run = await bench.run(asked);
    const isFine = run.end.kind === 'done' && run.trace !== null && run.trace.length > 1;
    if (isFine || !found) found = { asked, run };
    // If the call made no further calls, the board made no difference.
    if (isFine || run.reading === null) break;
  }
  return found!;
}

/** Why the program cannot be tried on other boards; null if it can. */
function findReason(run: ProgramRun, program: SubmittedProgram): Unasked | null {
  const { end, reading, trace, offered } = run;
  const said = words.check.notes;
  if (end.kind === 'nothing') {
    const [best] = offered;
    return { state: 'not-read', notes: [best ? said.missing(best.text, best.missing) : said.noCall] };
  }
  const early = findEarlyEnd(run, program);
  if (early) return early;
  if (!reading || !trace || trace.length === 0) return { state: 'not-read', notes: [said.noTrace] };
  if (!reading.usesBoard) return { state: 'not-read', notes: [said.ownBoard] };
  if (reading.begins === 'o') return { state: 'not-read', notes: [said.noughtFirst] };
  return null;
}

/** The facts about a run that ended too early to show how the program answers. */
function findEarlyEnd(run: ProgramRun, { source, missing }: SubmittedProgram): Unasked | null {
  const { end, trace } = run;
  const said = words.check.notes;
  if (end.kind === 'other-size') return { state: 'not-read', notes: [said.otherSize(end.rows, end.columns)] };
  if (end.kind === 'error') {
    const module = missing ?? findModule(end.text);
    if (module) return { state: 'not-read', notes: [said.module(module)] };
    if (end.name === 'input') return { state: 'not-read', notes: [said.input] };
    if (end.name === 'Plybook') return { state: 'not-read', notes: [said.broken(end.text)] };
    // No line of the program failed and no call began, so the call that was asked for does not fit it.
    const isUncalled = end.line === null && !trace?.length;
    if (isUncalled && run.reading?.call.how === 'said')
      return { state: 'not-read', notes: [said.call(run.call, end.name, end.text)] };
    const text = words.check.first.stopsAtOnce(end.name, end.text, end.line);
    if (isOwnError(run)) return { state: 'stops', notes: [], first: describeEnd(run, end.name, text) };
    const how = run.reading?.call.how;
    const early = run.notes.find(({ kind }) => kind === 'top-level');
    return trace && trace.length > 1 && how !== 'guessed'
      ? null
      : {
          state: 'not-read',
          notes: [early ? describeNote(early) : said.guessed[how === 'said' ? 'cells' : 'call'], text],
        };
  }
  // A time limit says nothing about a program: on a faster machine it might have finished.
  if (end.kind === 'stopped' || (end.kind === 'limit' && end.limit === 'clock'))
    return { state: 'not-read', notes: [said.unanswered(1)] };
  // A right program may play whole games outside its functions, or from a board of its own.
  if (end.kind === 'limit' && run.reading === null && end.limit === 'work')
    return { state: 'not-read', notes: [said.longStart] };
  if (end.kind === 'limit' && run.reading?.usesBoard === false)
    return { state: 'not-read', notes: [said.ownBoard] };
  // On a board of a form that it does not know, a right program finds no end of a game.
  if (end.kind === 'limit' && run.reading?.cells.how === 'guessed')
    return { state: 'not-read', notes: [said.guessed.cells] };
  if (end.kind === 'limit') {
    const rule = end.limit === 'memory' || end.limit === 'crash' ? end.limit : 'endless';
    const state = rule === 'crash' ? 'stops' : 'endless';
    const first = describeEnd(run, rule, said[rule]);
    const fault = findFault(listFindings(run, source));
    return {
      state,
      notes: [],
      first: fault ? { ...first, rule: fault.rule, line: fault.line, step: fault.step } : first,
    };
  }
  return null;
}

function describeEnd({ call, end, trace }: ProgramRun, rule: string, text: string): FirstMistake {
  const line = 'line' in end ? end.line : null;
  const position = trace ? trace.root.game.format(trace.root) : null;
  const step = trace ? Math.max(0, trace.stepCount - 1) : null;
  return { position, call, step, line, rule, text, move: null, shouldBe: null };
}

/** The name of the missing module in an error; null for any other error. */
export function findModule(error: string): string | null {
  const found =
    /^No module named '?([\p{L}\p{N}_.]+)/u.exec(error) ?? /^Cannot find module '([^']+)'/.exec(error);
  return found && found[1];
}

export function describeNote(note: RunNote): string {
  const said = words.programRun.note;
  if (note.kind === 'inert') return said.inert(note.names);
  if (note.kind === 'endless') return said.endless(note.line);
  const missing = findModule(note.text);
  return missing ? words.check.notes.module(missing) : said.topLevel(note.name, note.text, note.line);
}
