import type { Finding, Program, ProgramLimits, ProgramRun, RunEnd, RunNote } from '../../program/index.ts';
import { words } from '../../words/index.ts';

/** Something that is told of a program, and the one thing that may be done about it. */
export interface Message {
  readonly tone: 'quiet' | 'remark' | 'wrong';
  readonly text: string;
  readonly action?: { readonly label: string; readonly act: () => void };
}

/** What can be done about a message. */
export interface MessageActs {
  readonly goToLine: (line: number) => void;
  readonly goToStep: (step: number) => void;
  readonly runWithin: (limits: ProgramLimits) => void;
}

/** A run that is over, and what was run. */
export interface Ran {
  readonly program: Program;
  readonly run: ProgramRun;
  /** What was found in it: faults, and what is worth a remark. */
  readonly findings: readonly Finding[];
}

/** What is told of a run, the most useful first: how it ended, what was found, what is worth knowing. Never nothing. */
export function messagesOf({ program, run, findings }: Ran, acts: MessageActs): Message[] {
  const all = [
    ...endMessage(run.end, program.limits, acts),
    ...findings.map((finding) => findingMessage(finding, acts)),
    ...run.notes.map((note) => noteMessage(note, acts)),
  ];
  if (all.length > 0) return all;
  const text = words.programRun.message.done(run.call, run.trace?.length ?? 0);
  return [{ tone: 'quiet', text }];
}

function endMessage(end: RunEnd, limits: ProgramLimits, acts: MessageActs): Message[] {
  const said = words.programRun.end;
  switch (end.kind) {
    case 'done':
      return [];
    case 'error':
      return [{ tone: 'wrong', text: said.error(end.name, end.text, end.line), ...toLine(end.line, acts) }];
    case 'limit':
      return [limitMessage(end, limits, acts)];
    case 'stopped':
      return [{ tone: 'remark', text: said.stopped }];
    default:
      return [{ tone: 'remark', text: said.nothing }];
  }
}

/** A limit that the reader set can be raised; the others are the machine's. */
function limitMessage(
  { limit, line }: Extract<RunEnd, { kind: 'limit' }>,
  limits: ProgramLimits,
  acts: MessageActs,
): Message {
  const said = words.programRun.end;
  if (limit === 'depth' || limit === 'memory')
    return { tone: 'wrong', text: said[limit] + said.at(line), ...toLine(line, acts) };
  const more = limits[limit] * MORE;
  const label = words.programRun.message.raiseLimit(
    limit === 'calls' ? said.moreCalls(more) : said.moreSeconds(more),
  );
  return {
    tone: 'remark',
    text: said[limit](limits[limit]) + said.at(line),
    action: { label, act: () => acts.runWithin({ ...limits, [limit]: more }) },
  };
}

/** By how much a limit is raised. */
const MORE = 10;

function findingMessage({ kind, step, line, text }: Finding, acts: MessageActs): Message {
  const tone = kind === 'fault' ? 'wrong' : 'remark';
  if (step === null) return { tone, text, ...toLine(line, acts) };
  const label = words.programRun.message.goToStep(step);
  return { tone, text, action: { label, act: () => acts.goToStep(step) } };
}

function noteMessage(note: RunNote, acts: MessageActs): Message {
  const said = words.programRun.note;
  switch (note.kind) {
    case 'top-level':
      return {
        tone: 'remark',
        text: said.topLevel(note.name, note.text, note.line),
        ...toLine(note.line, acts),
      };
    case 'inert':
      return { tone: 'remark', text: said.inert(note.module) };
    default:
      return { tone: 'remark', text: said.setOrder };
  }
}

function toLine(line: number | null, { goToLine }: MessageActs): Pick<Message, 'action'> {
  if (line === null) return {};
  return { action: { label: words.programRun.message.goToLine(line), act: () => goToLine(line) } };
}
