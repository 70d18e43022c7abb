import { words } from '../../words/index.ts';
import type { RunMessage, MessageActs } from './program-messages.ts';
import type { Runner } from './runner.ts';

/** What is known of a program beside its runs, and what can be done about it. */
export interface Now {
  readonly runner: Runner;
  /** Why a file could not be opened; empty where none was refused. */
  readonly refused: string;
  /** The name of the file that took the place of the reader's text; null where none did. */
  readonly replacing: string | null;
  readonly bringBack: () => void;
  /** Why it could not be run; null where nothing stands in the way. */
  readonly error: string | null;
  /** That a class asks for it; empty while none does. */
  readonly request: string;
  readonly acts: MessageActs;
}

/** What is told of a program as it stands, the most useful first: of its last run only while that is of this text. Never nothing. */
export function messagesNow({
  runner,
  refused,
  replacing,
  bringBack,
  error,
  request,
  acts,
}: Now): readonly RunMessage[] {
  const said = words.program.message;
  const { ran, parts, isTextChanged, isQuestionChanged } = runner;
  if (refused) return [{ tone: 'wrong', text: refused }];
  if (replacing !== null) {
    const action = { label: said.bringBack, act: bringBack };
    return [{ tone: 'remark', text: said.replaced(replacing), action }];
  }
  if (error) return [{ tone: 'wrong', text: said.failed(error) }];
  if (!ran || !parts) return [{ tone: 'quiet', text: request || said.ready }];
  if (isTextChanged) return [{ tone: 'remark', text: said.changed }];
  if (isQuestionChanged) return [{ tone: 'remark', text: said.moved }];
  return parts.messagesOf(ran, acts);
}
