import {
  endLine,
  endText,
  raisedLimits,
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
  /** Walks through the smallest board at which the program goes wrong. */
  readonly showSmallest: () => void;
  readonly showGoals: () => void;
}

/** Most useful first: how the run ended, what is wrong, what is worth knowing. Never empty. */
export function messagesOf(last: FinishedRun, acts: MessageActs): RunMessage[] {
  const { program, run, findings } = last;
  const found = findings.map((finding) => findingMessage(finding, acts));
  const all = [
    ...endMessage(run.end, program.limits, acts),
    ...found.filter(({ tone }) => tone === 'wrong'),
    ...playMessage(last, acts),
    ...found.filter(({ tone }) => tone !== 'wrong'),
    ...run.notes.map((note) => noteMessage(note, acts)),
  ];
  const asked = goalMessage(last, acts);
  if (all.some(({ tone }) => tone === 'wrong') || run.end.kind !== 'done') return [...all, ...asked];
  return [...asked, doneMessage(last), ...all];
}

function goalMessage(last: FinishedRun, { showGoals }: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || last.goals.length === 0) return [];
  const { allMet, show } = words.goals;
  const open = last.goals.find(({ isMet }) => !isMet);
  if (!open) return [{ tone: 'quiet', text: allMet }];
  return [{ tone: 'remark', text: open.text, action: { label: show, act: showGoals } }];
}

function doneMessage(last: FinishedRun): RunMessage {
  const { done, judging } = words.programRun.message;
  const { call, trace } = last.run;
  const verdict = last.phase === 'judged' ? last.judgement?.text : last.phase === 'judging' && judging;
  return { tone: 'quiet', text: [done(call, trace?.length ?? 0), verdict || ''].join(' ').trimEnd() };
}

function playMessage(last: FinishedRun, { showSmallest }: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || !last.judgement?.isLosing) return [];
  const { text, smallest } = last.judgement;
  const isShown = smallest?.run === last.run;
  const action = { label: words.programRun.message.showSmallest, act: showSmallest };
  return [{ tone: 'wrong', text, ...(smallest?.run.trace && !isShown ? { action } : {}) }];
}

function endMessage(end: RunEnd, limits: ProgramLimits, acts: MessageActs): RunMessage[] {
  const text = endText(end, limits);
  if (text === null) return [];
  const raised = raisedLimits(end, limits);
  if (raised) {
    const action = { label: raised.label, act: () => acts.runWithin(raised.limits) };
    return [{ tone: 'remark', text, action }];
  }
  const isWrong = end.kind === 'error' || end.kind === 'limit';
  return [{ tone: isWrong ? 'wrong' : 'remark', text, ...toLine(endLine(end), acts) }];
}

function findingMessage({ kind, step, line, text }: Finding, acts: MessageActs): RunMessage {
  const tone = kind === 'fault' ? 'wrong' : 'remark';
  const at = kind === 'fault' && line !== null ? { line } : {};
  if (step === null) return { tone, text, ...at, ...toLine(line, acts) };
  const label = words.programRun.message.goToStep(step);
  return { tone, text, ...at, action: { label, act: () => acts.goToStep(step) } };
}

function noteMessage(note: RunNote, acts: MessageActs): RunMessage {
  const said = words.programRun.note;
  switch (note.kind) {
    case 'top-level':
      return {
        tone: 'remark',
        text: said.topLevel(note.name, note.text, note.line),
        ...toLine(note.line, acts),
      };
    case 'endless':
      return { tone: 'remark', text: said.endless(note.line), ...toLine(note.line, acts) };
    default:
      return { tone: 'remark', text: said.inert(note.names) };
  }
}

function toLine(line: number | null, { goToLine }: MessageActs): Pick<RunMessage, 'action'> {
  if (line === null) return {};
  return { action: { label: words.programRun.message.goToLine(line), act: () => goToLine(line) } };
}
