import {
  findEndLine,
  describeRunEnd,
  raiseLimits,
  type Finding,
  type ProgramLimits,
  type RunEnd,
  type RunNote,
} from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { FinishedRun } from './run-state.ts';

export interface RunMessage {
  readonly tone: 'quiet' | 'remark' | 'wrong';
  readonly text: string;
  readonly line?: number;
  readonly action?: { readonly label: string; readonly act: () => void };
}

export interface MessageActs {
  readonly goToLine: (line: number) => void;
  readonly goToStep: (step: number) => void;
  readonly runWithin: (limits: ProgramLimits) => void;
  readonly showSmallest: () => void;
  readonly showGoals: () => void;
  /** Lets the reader choose files to put beside the program. */
  readonly addFiles: () => void;
}

export function listRunMessages(last: FinishedRun, acts: MessageActs): RunMessage[] {
  const { program, run, findings } = last;
  const found = findings.map((finding) => describeFinding(finding, acts));
  const all = [
    ...explainEnd(run.end, program.limits, acts),
    ...found.filter(({ tone }) => tone === 'wrong'),
    ...describePlay(last, acts),
    ...found.filter(({ tone }) => tone !== 'wrong'),
    ...run.notes.map((note) => describeNote(note, acts)),
  ];
  const asked = describeGoals(last, acts);
  if (all.some(({ tone }) => tone === 'wrong') || run.end.kind !== 'done') return [...all, ...asked];
  return [...asked, describeSuccess(last), ...all];
}

function describeGoals(last: FinishedRun, { showGoals }: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || last.goals.length === 0) return [];
  const { allMet, show } = words.goals;
  const open = last.goals.find(({ isMet }) => !isMet);
  if (!open) return [{ tone: 'quiet', text: allMet }];
  return [{ tone: 'remark', text: open.text, action: { label: show, act: showGoals } }];
}

function describeSuccess(last: FinishedRun): RunMessage {
  const { done, judging } = words.programRun.message;
  const { call, trace } = last.run;
  const verdict = last.phase === 'judged' ? last.judgement?.text : last.phase === 'judging' && judging;
  return { tone: 'quiet', text: [done(call, trace?.length ?? 0), verdict || ''].join(' ').trimEnd() };
}

function describePlay(last: FinishedRun, { showSmallest }: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || !last.judgement?.isLosing) return [];
  const { text, smallest } = last.judgement;
  const isShown = smallest?.run === last.run;
  const action = { label: words.programRun.message.showSmallest, act: showSmallest };
  return [{ tone: 'wrong', text, ...(smallest?.run.trace && !isShown ? { action } : {}) }];
}

function explainEnd(end: RunEnd, limits: ProgramLimits, acts: MessageActs): RunMessage[] {
  const text = describeRunEnd(end, limits);
  if (text === null) return [];
  const raised = raiseLimits(end, limits);
  if (raised) {
    const action = { label: raised.label, act: () => acts.runWithin(raised.limits) };
    return [{ tone: 'remark', text, action }];
  }
  const isWrong = end.kind === 'error' || end.kind === 'limit';
  return [{ tone: isWrong ? 'wrong' : 'remark', text, ...linkToLine(findEndLine(end), acts) }];
}

function describeFinding({ kind, step, line, text }: Finding, acts: MessageActs): RunMessage {
  const tone = kind === 'fault' ? 'wrong' : 'remark';
  const at = kind === 'fault' && line !== null ? { line } : {};
  if (step === null) return { tone, text, ...at, ...linkToLine(line, acts) };
  const label = words.programRun.message.goToStep(step);
  return { tone, text, ...at, action: { label, act: () => acts.goToStep(step) } };
}

function describeNote(note: RunNote, acts: MessageActs): RunMessage {
  const said = words.programRun.note;
  switch (note.kind) {
    case 'top-level':
      return {
        tone: 'remark',
        text: said.topLevel(note.name, note.text, note.line),
        ...linkToLine(note.line, acts),
      };
    case 'endless':
      return { tone: 'remark', text: said.endless(note.line), ...linkToLine(note.line, acts) };
    default:
      return { tone: 'remark', text: said.inert(note.names) };
  }
}

function linkToLine(line: number | null, { goToLine }: MessageActs): Pick<RunMessage, 'action'> {
  if (line === null) return {};
  return { action: { label: words.programRun.message.goToLine(line), act: () => goToLine(line) } };
}
