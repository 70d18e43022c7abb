import type { ProgramLimits, ShownRun } from '../../program/index.ts';

/** The part of a message that a page can read. */
export interface ProgramMessage {
  /** `wrong`: known to be wrong, shown in red. */
  readonly tone: 'quiet' | 'remark' | 'wrong';
  readonly text: string;
  /** The line that it names, from 1; null for none. */
  readonly line: number | null;
  /** The step that it names, from 0; null for none. */
  readonly step: number | null;
}

export interface RunMessage extends ProgramMessage {
  /** The line itself is known to be wrong, not only that it ran. */
  readonly isLineWrong: boolean;
  readonly actions: readonly MessageAction[];
}

/** With `href` it leads to another page instead of acting here. */
export interface MessageAction {
  readonly label: string;
  /** The step that the action leads to, and its label at that step. */
  readonly target?: { readonly step: number; readonly label: string };
  readonly act?: () => void;
  readonly href?: string;
}

export function makeMessage(
  tone: RunMessage['tone'],
  text: string,
  more: Partial<Omit<RunMessage, 'tone' | 'text'>> = {},
): RunMessage {
  return { tone, text, line: null, step: null, isLineWrong: false, actions: [], ...more };
}

export interface MessageActs {
  readonly goToLine: (line: number) => void;
  readonly goToStep: (step: number) => void;
  readonly runWithin: (limits: ProgramLimits) => void;
  readonly showBoard: (shown: ShownRun) => void;
  /** Null while the reader’s own board is shown. */
  readonly goBack: (() => void) | null;
  readonly showGoals: () => void;
  /** Lets the reader choose files to add to the program. */
  readonly addFiles: () => void;
}
