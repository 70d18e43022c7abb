import { languages, programLanguages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { FileDrop } from './file-drop.ts';
import type { GoalAnswer } from './goal-answer.ts';
import type { KeptText } from './kept-text.ts';
import type { MissingModule } from './opening/missing-modules.ts';
import { makeMessage, type MessageActs, type RunMessage } from './run-message.ts';
import type { Runner } from './runner.ts';
import type { TextNotes } from './text-notes.ts';

/** The sentences of the message band before a run, after a change, and in place of the reader's work. */
export type BandTexts = Pick<typeof words.program.message, 'ready' | 'changed' | 'replaced'>;

interface MessageInputs {
  readonly runner: Runner;
  readonly text: KeptText;
  readonly notes: TextNotes;
  readonly missing: MissingModule | null;
  readonly files: FileDrop;
  readonly answer: GoalAnswer;
  readonly error: string | null;
  readonly isTreeEarlier: boolean;
  readonly said: BandTexts;
  /** A sentence on how much of the language has loaded; may be empty. */
  readonly arriving: string;
  readonly acts: MessageActs;
}

/** Most useful first; about the last run only if it ran this text. Never empty. Each leads back to the reader's own board. */
export function listMessages(inputs: MessageInputs): readonly RunMessage[] {
  const messages = listOwnMessages(inputs);
  const { goBack } = inputs.acts;
  if (!goBack) return messages;
  const back = { label: words.programRun.message.goBack, act: goBack };
  return messages.map((message) => ({ ...message, actions: [...message.actions, back] }));
}

function listOwnMessages(inputs: MessageInputs): readonly RunMessage[] {
  const { text, files, said } = inputs;
  if (files.refused) return [makeMessage('wrong', files.refused)];
  const opened: RunMessage[] = files.notes.map((note) => makeMessage('remark', note));
  if (text.isReplaced) {
    const action = { label: words.program.message.bringBack, act: () => text.bringBack() };
    opened.unshift(makeMessage('remark', said.replaced(text.now.file), { actions: [action] }));
  }
  const before = [...describeMissing(inputs), ...opened, ...describeLanguage(inputs)];
  // A finding from before a run says nothing about the run itself.
  return before.length > 0 && !isRunShown(inputs) ? before : [...before, ...listRunNow(inputs)];
}

function isRunShown({ runner: { last, isTextChanged } }: MessageInputs): boolean {
  return last !== null && !isTextChanged;
}

function listRunNow(inputs: MessageInputs): readonly RunMessage[] {
  const { runner, answer, error, isTreeEarlier, said, arriving, acts } = inputs;
  const { failed, moved, recordedBefore, treeEarlier } = words.program.message;
  const { last, parts, isTextChanged, isQuestionChanged } = runner;
  if (error) return [makeMessage('wrong', failed(error))];
  if (!last || !parts) return [makeMessage('quiet', answer.request || arriving || said.ready)];
  const changed = last.phase === 'recorded' ? recordedBefore : said.changed;
  if (isTextChanged) return [makeMessage('remark', changed)];
  if (isQuestionChanged) return [makeMessage('remark', moved)];
  const [first, ...others] = parts.listRunMessages(last, acts);
  return [isTreeEarlier ? { ...first, text: `${first.text} ${treeEarlier}` } : first, ...others];
}

function describeMissing({ missing, acts }: MessageInputs): RunMessage[] {
  if (!missing) return [];
  const said = words.program.message;
  const name = missing.path.split('/').at(-1)!;
  const action = { label: said.addMissing(name), act: acts.addFiles };
  return [makeMessage('remark', said.missing(missing.path, missing.line), { actions: [action] })];
}

function describeLanguage({ text, notes: { seems } }: MessageInputs): RunMessage[] {
  if (seems === null) return [];
  const own = programLanguages.find((each) => each === seems);
  if (!own) return [makeMessage('remark', words.programFile.foreignText(seems))];
  const said = words.program.message;
  const { name } = languages[own];
  const action = { label: said.switchTo(name), act: () => void text.setLanguage(own) };
  return [makeMessage('remark', said.seems(name, languages[text.now.language].name), { actions: [action] })];
}
