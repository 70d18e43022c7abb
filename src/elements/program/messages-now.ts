import { words } from '../../words/index.ts';
import type { FileDrop } from './file-drop.ts';
import type { GoalAnswer } from './goal-answer.ts';
import type { KeptText } from './kept-text.ts';
import type { MessageActs, RunMessage } from './program-messages.ts';
import type { Runner } from './runner.ts';

export interface MessageInputs {
  readonly runner: Runner;
  readonly text: KeptText;
  readonly files: FileDrop;
  readonly answer: GoalAnswer;
  readonly error: string | null;
  readonly acts: MessageActs;
}

/** Most useful first; about the last run only if it ran this text. Never empty. */
export function listMessages({
  runner,
  text,
  files,
  answer,
  error,
  acts,
}: MessageInputs): readonly RunMessage[] {
  const said = words.program.message;
  const { last, parts, isTextChanged, isQuestionChanged } = runner;
  const plain = (tone: RunMessage['tone'], message: string, actions: RunMessage['actions'] = []) => [
    { tone, text: message, line: null, step: null, isLineWrong: false, actions },
  ];
  if (files.refused) return plain('wrong', files.refused);
  if (text.isReplaced) {
    const action = { label: said.bringBack, act: () => text.bringBack() };
    return plain('remark', said.replaced(text.now.file), [action]);
  }
  if (error) return plain('wrong', said.failed(error));
  if (!last || !parts) return plain('quiet', answer.request || said.ready);
  if (isTextChanged) return plain('remark', said.changed);
  if (isQuestionChanged) return plain('remark', said.moved);
  return parts.listRunMessages(last, acts);
}
