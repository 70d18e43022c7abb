import { words } from '../../words/index.ts';
import type { FileDrop } from './file-drop.ts';
import type { GoalAnswer } from './goal-answer.ts';
import type { KeptText } from './kept-text.ts';
import type { RunMessage, MessageActs } from './program-messages.ts';
import type { Runner } from './runner.ts';

export interface MessageInputs {
  readonly runner: Runner;
  readonly text: KeptText;
  readonly files: FileDrop;
  readonly answer: GoalAnswer;
  readonly error: string | null;
  /** How much of the language has arrived; may be empty. */
  readonly arriving: string;
  readonly acts: MessageActs;
}

/** Most useful first; about the last run only if it ran this text. Never empty. */
export function listMessages({
  runner,
  text,
  files,
  answer,
  error,
  arriving,
  acts,
}: MessageInputs): readonly RunMessage[] {
  const said = words.program.message;
  const { last, parts, isTextChanged, isQuestionChanged } = runner;
  if (files.refused) return [{ tone: 'wrong', text: files.refused }];
  if (text.isReplaced) {
    const action = { label: said.bringBack, act: () => text.bringBack() };
    return [{ tone: 'remark', text: said.replaced(text.now.file), action }];
  }
  if (error) return [{ tone: 'wrong', text: said.failed(error) }];
  if (!last || !parts) return [{ tone: 'quiet', text: answer.request || arriving || said.ready }];
  if (isTextChanged) return [{ tone: 'remark', text: said.changed }];
  if (isQuestionChanged) return [{ tone: 'remark', text: said.moved }];
  return parts.listRunMessages(last, acts);
}
