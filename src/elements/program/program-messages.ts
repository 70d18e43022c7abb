import {
  canBlame,
  findEndLine,
  findMistake,
  describeRunEnd,
  isOwnError,
  listUnwritten,
  raiseLimits,
  raiseOutside,
  type Finding,
  type ProgramLimits,
  type ProgramRun,
  type RunNote,
  type ShownRun,
} from '../../program/index.ts';
import { findMoment } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findMistakePage } from '../kit/mistake-pages.ts';
import { makeMessage, type MessageAction, type MessageActs, type RunMessage } from './run-message.ts';
import type { FinishedRun } from './run-state.ts';

/** Most useful first. */
export function listRunMessages(last: FinishedRun, acts: MessageActs): RunMessage[] {
  const { program, run, findings } = last;
  // Further findings may follow from the first mistake.
  const mistake = findings.find(({ rule }) => findMistake(rule));
  const found = findings.map((finding) =>
    describeFinding(finding, run, acts, finding === mistake ? linkToMistake(finding.rule) : []),
  );
  const notes = run.notes.map((note) => describeNote(note, program.limits, acts));
  // An undefined name may be defined below the line at which the top level stopped.
  const isFirst = run.end.kind === 'error';
  const all = [
    ...(isFirst ? notes : []),
    ...explainEnd(last, acts),
    ...found.filter(({ tone }) => tone === 'wrong'),
    ...describePlay(last, acts),
    ...found.filter(({ tone }) => tone !== 'wrong'),
    ...(isFirst ? [] : notes),
  ];
  // A message about the run may already say it, perhaps with the line.
  const isSaid = (text: string) =>
    all.some((each) => each.text.startsWith(text) || text.startsWith(each.text));
  const asked = describeGoals(last, acts).filter(({ text }) => !isSaid(text));
  if (all.some(({ tone }) => tone === 'wrong') || run.end.kind !== 'done') return [...all, ...asked];
  return [...asked, describeSuccess(last), ...all];
}

function describeGoals(last: FinishedRun, { showGoals }: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || last.goals.length === 0) return [];
  const { allMet, show } = words.goals;
  const open = last.goals.find(({ isMet }) => !isMet);
  if (!open) return [makeMessage('quiet', allMet)];
  return [makeMessage('remark', open.text, { actions: [{ label: show, act: showGoals }] })];
}

function describeSuccess(last: FinishedRun): RunMessage {
  const { done, judging, judgingMore } = words.programRun.message;
  const { call, trace } = last.run;
  const said = [done(call, trace?.length ?? 0)];
  if (last.phase === 'judging') said.push(judging(last.asked));
  if (last.phase === 'judged') {
    if (last.judgement) said.push(last.judgement.text);
    if (last.more) said.push(judgingMore(last.more.asked, last.more.of));
  }
  const isShallow = last.phase === 'judged' && last.judgement?.isShallow === true;
  return makeMessage('quiet', said.join(' '), {
    actions: isShallow ? linkToMistake('looks-only-so-far') : [],
  });
}

function describePlay(last: FinishedRun, acts: MessageActs): RunMessage[] {
  if (last.phase !== 'judged' || !last.judgement?.isLosing) return [];
  const { text, smallest } = last.judgement;
  const isElsewhere = smallest !== null && smallest.run.trace !== null && smallest.run !== last.run;
  return [makeMessage('wrong', text, { actions: isElsewhere ? [linkToBoard(smallest, acts)] : [] })];
}

/**
 * Explains how a run ended. If our own guess may have caused an error, asks about it instead of reporting a mistake.
 */
function explainEnd({ run, program }: FinishedRun, acts: MessageActs): RunMessage[] {
  const { limits, source } = program;
  const { end, reading, offered } = run;
  const [offer] = offered;
  if (end.kind === 'nothing' && offer && offer.missing.length > 0)
    return [makeMessage('remark', words.programRun.end.missing(offer.text, offer.missing))];
  const text = describeRunEnd(end, limits);
  if (text === null) return [];
  const raised = raiseLimits(end, limits);
  if (raised) {
    const action = { label: raised.label, act: () => acts.runWithin(raised.limits) };
    return [makeMessage('remark', text, { actions: [action] })];
  }
  const [unwritten, ...others] = listUnwritten(run, source);
  if (others.length > 0) {
    const { name, line } = unwritten;
    const said = words.programRun.end.unwritten(1 + others.length, name, line);
    return [makeMessage('remark', said, { line, actions: linkToLine(line, acts) })];
  }
  const line = findEndLine(end);
  const at = { line, actions: linkToLine(line, acts) };
  if (end.kind === 'error' && !isOwnError(run))
    return [makeMessage('remark', words.programRun.end.guessed(run.call, end.name, end.text, line), at)];
  if (end.kind === 'limit' && !(reading && canBlame(reading))) return [makeMessage('remark', text, at)];
  const isWrong = end.kind === 'error' || end.kind === 'limit';
  return [makeMessage(isWrong ? 'wrong' : 'remark', text, { ...at, isLineWrong: isWrong })];
}

function describeFinding(
  finding: Finding,
  run: ProgramRun,
  acts: MessageActs,
  links: readonly MessageAction[],
): RunMessage {
  const { kind, line, isLineWrong, text, elsewhere } = finding;
  const { trace } = elsewhere?.run ?? run;
  const { step } = elsewhere?.findings.find((each) => each.kind === 'fault') ?? finding;
  const isFault = kind === 'fault';
  const said = words.programRun.message;
  const toStep = elsewhere ? [linkToBoard(elsewhere, acts)] : step === null ? [] : [linkToStep(step, acts)];
  const places = step !== null && !isFault ? toStep : [...toStep, ...linkToLine(line, acts)];
  const actions = [...places, ...links];
  // A step of another run says nothing here.
  const more = { line, step: elsewhere ? null : step, isLineWrong: isFault && isLineWrong, actions };
  if (!isFault || line === null) return makeMessage(isFault ? 'wrong' : 'remark', text, more);
  const isCall = step !== null && trace !== null && findMoment(trace, step).kind === 'enter';
  // Without a step, a text that knows the line names it itself.
  if (step === null && isLineWrong) return makeMessage('wrong', text, more);
  // A wrong function is reported at the call that shows it, with the line of its head.
  const isHead = step === null || trace?.program.functions.some((each) => each.line === line);
  const place = isCall ? said.lineOfCall : isHead ? said.lineOfFunction : said.lineOfReturn;
  return makeMessage('wrong', `${text} ${place(line)}`, more);
}

/** A link to the page of the mistake. */
function linkToMistake(rule: string): readonly MessageAction[] {
  const mistake = findMistake(rule);
  const href = mistake && findMistakePage(mistake);
  return href ? [{ label: words.mistakePages.about, href }] : [];
}

function describeNote(note: RunNote, limits: ProgramLimits, acts: MessageActs): RunMessage {
  const said = words.programRun.note;
  if (note.kind === 'inert') return makeMessage('remark', said.inert(note.names));
  const text =
    note.kind === 'top-level' ? said.topLevel(note.name, note.text, note.line) : said.endless(note.line);
  const raised = note.kind === 'endless' ? [raiseOutside(limits)] : [];
  const more = raised.map(({ label, limits: within }) => ({ label, act: () => acts.runWithin(within) }));
  return makeMessage('remark', text, { line: note.line, actions: [...linkToLine(note.line, acts), ...more] });
}

function linkToStep(step: number, { goToStep }: MessageActs): MessageAction {
  const said = words.programRun.message;
  const target = { step, label: said.atStep(step) };
  return { label: said.goToStep(step), target, act: () => goToStep(step) };
}

function linkToBoard(shown: ShownRun, { showBoard }: MessageActs): MessageAction {
  return { label: words.programRun.message.showBoard, act: () => showBoard(shown) };
}

function linkToLine(line: number | null, { goToLine }: MessageActs): readonly MessageAction[] {
  if (line === null) return [];
  return [{ label: words.programRun.message.goToLine(line), act: () => goToLine(line) }];
}
