import { languages, programLanguages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { FileDrop } from './file-drop.ts';
import type { GoalAnswer } from './goal-answer.ts';
import type { KeptText } from './kept-text.ts';
import type { MissingModule } from './opening/missing-modules.ts';
import type { RunMessage, MessageActs } from './program-messages.ts';
import type { Runner } from './runner.ts';
import type { TextNotes } from './text-notes.ts';

/** The sentences of the message band before a run, and after a change. */
export type BandTexts = Pick<typeof words.program.message, 'ready' | 'changed'>;

interface MessageInputs {
  readonly runner: Runner;
  readonly text: KeptText;
  readonly notes: TextNotes;
  readonly missing: MissingModule | null;
  readonly files: FileDrop;
  readonly answer: GoalAnswer;
  readonly error: string | null;
  readonly said: BandTexts;
  /** A sentence on how much of the language has loaded; may be empty. */
  readonly arriving: string;
  readonly acts: MessageActs;
}

/** Most useful first; about the last run only if it ran this text. Never empty. */
export function listMessages(inputs: MessageInputs): readonly RunMessage[] {
  const { text, files } = inputs;
  const said = words.program.message;
  if (files.refused) return [plain('wrong', files.refused)];
  const opened: RunMessage[] = files.notes.map((note) => plain('remark', note));
  if (text.isReplaced) {
    const action = { label: said.bringBack, act: () => text.bringBack() };
    opened.unshift(plain('remark', said.replaced(text.now.file), action));
  }
  const before = [...describeMissing(inputs), ...opened, ...describeLanguage(inputs)];
  // A finding from before a run says nothing about the run itself.
  return before.length > 0 && !isRunShown(inputs) ? before : [...before, ...listRunNow(inputs)];
}

function plain(tone: RunMessage['tone'], text: string, ...actions: RunMessage['actions']): RunMessage {
  return { tone, text, line: null, step: null, isLineWrong: false, actions };
}

function isRunShown({ runner: { last, isTextChanged } }: MessageInputs): boolean {
  return last !== null && !isTextChanged;
}

function listRunNow({ runner, answer, error, said, arriving, acts }: MessageInputs): readonly RunMessage[] {
  const { failed, moved, recorded, recordedBefore } = words.program.message;
  const { last, parts, isTextChanged, isQuestionChanged } = runner;
  if (error) return [plain('wrong', failed(error))];
  if (!last || !parts) return [plain('quiet', answer.request || arriving || said.ready)];
  const isRecorded = last.phase === 'recorded';
  if (isTextChanged) return [plain('remark', isRecorded ? recordedBefore : said.changed)];
  if (isQuestionChanged) return [plain('remark', moved)];
  if (isRecorded) return [plain('quiet', [recorded(last.run.call), arriving].join(' ').trimEnd())];
  return parts.listRunMessages(last, acts);
}

function describeMissing({ missing, acts }: MessageInputs): RunMessage[] {
  if (!missing) return [];
  const said = words.program.message;
  const name = missing.path.split('/').at(-1)!;
  const action = { label: said.addMissing(name), act: acts.addFiles };
  return [plain('remark', said.missing(missing.path, missing.line), action)];
}

function describeLanguage({ text, notes: { seems } }: MessageInputs): RunMessage[] {
  if (seems === null) return [];
  const own = programLanguages.find((each) => each === seems);
  if (!own) return [plain('remark', words.programFile.foreignText(seems))];
  const said = words.program.message;
  const { name } = languages[own];
  const action = { label: said.switchTo(name), act: () => void text.setLanguage(own) };
  return [plain('remark', said.seems(name, languages[text.now.language].name), action)];
}
