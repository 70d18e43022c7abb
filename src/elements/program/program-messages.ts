import {
  endLine,
  endText,
  raisedLimits,
  type Finding,
  type Goal,
  type Judgement,
  type Program,
  type ProgramLimits,
  type ProgramRun,
  type RunEnd,
  type RunNote,
} from '../../program/index.ts';
import { words } from '../../words/index.ts';

/** Something that is told of a program, and the one thing that may be done about it. */
export interface RunMessage {
  readonly tone: 'quiet' | 'remark' | 'wrong';
  readonly text: string;
  /** The line that is wrong; absent where none is. */
  readonly line?: number;
  readonly action?: { readonly label: string; readonly act: () => void };
}

/** What can be done about a message. */
export interface MessageActs {
  readonly goToLine: (line: number) => void;
  readonly goToStep: (step: number) => void;
  readonly runWithin: (limits: ProgramLimits) => void;
  /** Walks through what a program does at the smallest board at which it goes wrong. */
  readonly showSmallest: () => void;
  /** Shows all that is asked of the program. */
  readonly showGoals: () => void;
}

/** A run that is over, what was run, and what was found in it. */
export interface Ran {
  readonly program: Program;
  readonly run: ProgramRun;
  /** What was found in it: faults, and what is worth a remark. */
  readonly findings: readonly Finding[];
  /** How the program plays; null as long as that is not known, or was not asked. */
  readonly judgement: Judgement | null;
  /** How it stands with what is asked of it, as far as that was looked at. */
  readonly goals: readonly Goal[];
  /** Whether it is being found out how it plays. */
  readonly isJudging: boolean;
}

/** What is told of a run, the most useful first: how it ended, what is wrong, what is worth knowing. Never nothing. */
export function messagesOf(ran: Ran, acts: MessageActs): RunMessage[] {
  const { program, run, findings } = ran;
  const told = findings.map((finding) => findingMessage(finding, acts));
  const all = [
    ...endMessage(run.end, program.limits, acts),
    ...told.filter(({ tone }) => tone === 'wrong'),
    ...playMessage(ran, acts),
    ...told.filter(({ tone }) => tone !== 'wrong'),
    ...run.notes.map((note) => noteMessage(note, acts)),
  ];
  const asked = goalMessage(ran, acts);
  if (all.some(({ tone }) => tone === 'wrong') || run.end.kind !== 'done') return [...all, ...asked];
  return [...asked, doneMessage(ran), ...all];
}

/** What is asked of the program and not done yet, the first of it; or that all is done. */
function goalMessage({ goals, isJudging }: Ran, { showGoals }: MessageActs): RunMessage[] {
  if (goals.length === 0 || isJudging) return [];
  const { allMet, show } = words.goals;
  const open = goals.find(({ isMet }) => !isMet);
  if (!open) return [{ tone: 'quiet', text: allMet }];
  return [{ tone: 'remark', text: open.text, action: { label: show, act: showGoals } }];
}

/** That nothing is wrong, as far as it is known. */
function doneMessage({ run, judgement, isJudging }: Ran): RunMessage {
  const { done, judging } = words.programRun.message;
  const text = done(run.call, run.trace?.length ?? 0);
  return { tone: 'quiet', text: [text, judgement?.text ?? (isJudging ? judging : '')].join(' ').trimEnd() };
}

/** Where the program loses what it could have had, and the smallest board at which it does. */
function playMessage({ judgement, run }: Ran, { showSmallest }: MessageActs): RunMessage[] {
  if (!judgement?.isLosing) return [];
  const { text, smallest } = judgement;
  const isThere = smallest?.run === run;
  const action = { label: words.programRun.message.showSmallest, act: showSmallest };
  return [{ tone: 'wrong', text, ...(smallest?.run.trace && !isThere ? { action } : {}) }];
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
