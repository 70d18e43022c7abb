import type { MnkPosition } from '../game/index.ts';
import { runAtOnce } from '../search/index.ts';
import { buildTrace } from './build-trace.ts';
import { describeEnd, loadProgram, type LoadedProgram } from './load-program.ts';
import { endPart, type InParts } from './in-parts.ts';
import { readProgram } from './program-reading.ts';
import { isOfPlainValue } from './own-members.ts';
import type { Program, ProgramRun, RunEnd, RunNote } from './program.ts';
import { describeSubject, readBoardLeft, recordCall, writeBoardFor } from './record-call.ts';
import type { RunLog } from './run-log.ts';
import { isEndless, type CallResult, type RaisedError, type Runtime } from './runtime.ts';
import { readSaid } from './said-reading.ts';
import { SeenCalls } from './seen-calls.ts';
import type { RunSubject } from './seen-call.ts';

/** The facts of a run that are not in its log, as plain data that a worker can send. */
export interface RunFacts extends Omit<ProgramRun, 'trace' | 'before' | 'reading'> {
  /** Further facts needed for a trace; null if nothing was recorded. */
  readonly subject: RunSubject | null;
}

/** Larger runs, in calls, are not repeated to record lines, which takes several times as long. */
const MOST_LINED = 20_000;

/** `begun` gets the facts known before the calls; `ran` gets the results, before calls are repeated to record lines. */
export function runProgram(
  runtime: Runtime,
  program: Program,
  begun: (facts: RunFacts) => void = () => {},
  ran: (facts: RunFacts) => void = () => {},
): RunFacts {
  const { call, reads = '', earlierReading = null, limits } = program;
  const root = program.position as MnkPosition;
  const loaded = loadProgram(runtime, program);
  const { functions } = runtime.outline;
  if ('kind' in loaded)
    return { functions, call, offered: [], end: loaded, notes: [], subject: null, milliseconds: null };
  const { offered, notes } = loaded;
  const [best] = offered;
  const asked = call || (best?.missing.length === 0 ? best.text : '');
  const known = { functions, offered, notes, milliseconds: null };
  if (!asked) return { ...known, call: '', end: { kind: 'nothing' }, subject: null };
  const how = {
    isCallSaid: call !== '',
    isFormSeen: loaded.isFormSeen,
    begins: loaded.begins,
    said: readSaid(reads),
    earlierReading,
  };
  const facts = { ...known, call: asked, subject: describeSubject(loaded, asked, root, how) };
  begun({ ...facts, end: { kind: 'stopped' } });
  const recording = { calls: limits.calls, milliseconds: 1000 * limits.seconds };
  const describeCallEnd = (error: RaisedError | null): RunEnd => {
    const end = describeEnd(error);
    if (end.kind !== 'error') return end;
    const given = `${asked} ${writeBoardFor(loaded, root)}`;
    return { ...end, isOfPlainValue: isOfPlainValue(error, runtime.texts[0], given) };
  };
  const begunAt = performance.now();
  const raised = recordCall(loaded, asked, root, recording);
  const milliseconds = performance.now() - begunAt;
  const names = [...runtime.log.inert];
  const inert: RunNote[] = names.length === 0 ? [] : [{ kind: 'inert', names }];
  const isShort = runtime.spent < recording.milliseconds / 4;
  const left = raised ? null : readBoardLeft(loaded, asked, root);
  const subject = { ...facts.subject, left };
  const told = { ...facts, subject, notes: [...notes, ...inert], end: describeCallEnd(raised), milliseconds };
  if (!isShort || runtime.log.calls > MOST_LINED) return told;
  ran(told);
  loaded.reload(true);
  return { ...told, end: describeCallEnd(recordCall(loaded, asked, root, recording)) };
}

/** Without recording. Each question brings its own board. One that doesn't finish is the last. */
export function askProgram(
  loaded: LoadedProgram,
  questions: readonly { readonly call: string; readonly position: MnkPosition }[],
): CallResult[] {
  const answers: CallResult[] = [];
  for (const { call, position } of questions) {
    const answer = loaded.runtime.evaluate(call, writeBoardFor(loaded, position));
    answers.push(answer);
    if (isEndless(answer)) break;
  }
  return answers;
}

export function completeRun(facts: RunFacts, log: RunLog): ProgramRun {
  return runAtOnce(completeRunInParts(facts, log));
}

export function* completeRunInParts({ subject, ...facts }: RunFacts, log: RunLog): InParts<ProgramRun> {
  const { end, call } = facts;
  const stopLine = ('line' in end ? end.line : null) ?? 0;
  const seen = subject && new SeenCalls(log, subject);
  yield* endPart(log.calls);
  const trace = seen && (yield* buildTrace(seen, stopLine));
  yield* endPart(log.calls);
  return {
    ...facts,
    trace,
    reading: seen && (yield* readProgram(call, seen, trace)),
    before: log.printed.filter(({ isRecorded }) => !isRecorded).map(({ text }) => text),
  };
}
