import { languages, programLanguages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { FileDrop } from './file-drop.ts';
import type { GoalAnswer } from './goal-answer.ts';
import type { KeptText } from './kept-text.ts';
import type { MissingModule } from './opening/missing-modules.ts';
import type { RunMessage, MessageActs } from './program-messages.ts';
import type { Runner } from './runner.ts';
import type { TextNotes } from './text-notes.ts';

export interface MessageInputs {
  readonly runner: Runner;
  readonly text: KeptText;
  readonly notes: TextNotes;
  readonly missing: MissingModule | null;
  readonly files: FileDrop;
  readonly answer: GoalAnswer;
  readonly error: string | null;
  /** How much of the language has arrived; may be empty. */
  readonly arriving: string;
  readonly acts: MessageActs;
}

/** Most useful first; about the last run only if it ran this text. Never empty. */
export function listMessages(inputs: MessageInputs): readonly RunMessage[] {
  const { text, files } = inputs;
  const said = words.program.message;
  if (files.refused) return [{ tone: 'wrong', text: files.refused }];
  const opened: RunMessage[] = files.notes.map((note) => ({ tone: 'remark', text: note }));
  if (text.isReplaced) {
    const action = { label: said.bringBack, act: () => text.bringBack() };
    opened.unshift({ tone: 'remark', text: said.replaced(text.now.file), action });
  }
  const before = [...describeMissing(inputs), ...opened, ...describeLanguage(inputs)];
  // What was found before a run says nothing of how it went.
  return before.length > 0 && !isRunShown(inputs) ? before : [...before, ...listRunNow(inputs)];
}

function isRunShown({ runner: { last, isTextChanged } }: MessageInputs): boolean {
  return last !== null && !isTextChanged;
}

function listRunNow({ runner, answer, error, arriving, acts }: MessageInputs): readonly RunMessage[] {
  const said = words.program.message;
  const { last, parts, isTextChanged, isQuestionChanged } = runner;
  if (error) return [{ tone: 'wrong', text: said.failed(error) }];
  if (!last || !parts) return [{ tone: 'quiet', text: answer.request || arriving || said.ready }];
  if (isTextChanged) return [{ tone: 'remark', text: said.changed }];
  if (isQuestionChanged) return [{ tone: 'remark', text: said.moved }];
  return parts.listRunMessages(last, acts);
}

function describeMissing({ missing, acts }: MessageInputs): RunMessage[] {
  if (!missing) return [];
  const said = words.program.message;
  const name = missing.path.split('/').at(-1)!;
  const action = { label: said.addMissing(name), act: acts.addFiles };
  return [{ tone: 'remark', text: said.missing(missing.path, missing.line), action }];
}

function describeLanguage({ text, notes: { seems } }: MessageInputs): RunMessage[] {
  if (seems === null) return [];
  const own = programLanguages.find((each) => each === seems);
  if (!own) return [{ tone: 'remark', text: words.programFile.foreignText(seems) }];
  const said = words.program.message;
  const { name } = languages[own];
  const action = { label: said.switchTo(name), act: () => void text.setLanguage(own) };
  return [{ tone: 'remark', text: said.seems(name, languages[text.now.language].name), action }];
}
