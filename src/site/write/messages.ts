import type { Problem, SearchHostFacts } from '../../lesson/index.ts';

/** What the page on which a lesson is written tells the page that shows it. */
export interface WrittenLesson {
  readonly source: string;
  /** Whether somebody else may have written it. */
  readonly isForeign: boolean;
}

/** Where on the page on which a lesson is written its writer is. */
export interface AtLine {
  /** The line of the cursor, from 1. */
  readonly line: number;
}

/** What the page on which a lesson is written wants to be done with what is shown. */
export interface Wish {
  /** To print it, or to save it as one HTML file. */
  readonly wish: 'print' | 'file';
  /** The name of the file. */
  readonly name: string;
}

/** What the page that shows a lesson tells the one on which it is written: that it is there, what is wrong, and what it searches. */
export type LessonReport =
  | { readonly isReady: true }
  | { readonly problems: readonly Problem[]; readonly hosts: readonly SearchHostFacts[] }
  | { readonly failed: string };

/** Hears the messages of another window of this site, and of no other; what is none of ours is not listened to. */
export function hear<T extends WrittenLesson | AtLine | Wish | LessonReport>(
  from: () => Window | null,
  isOurs: (message: object) => message is T,
  take: (message: T) => void,
): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== from() || origin !== location.origin) return;
    if (typeof data === 'object' && data !== null && isOurs(data)) take(data);
  });
}

/** Whether a message brings a lesson. */
export function isWrittenLesson(message: object): message is WrittenLesson {
  return 'source' in message && typeof message.source === 'string' && 'isForeign' in message;
}

/** Whether a message tells where the writer is. */
export function isAtLine(message: object): message is AtLine {
  return 'line' in message && Number.isInteger(message.line);
}

/** Whether a message says what is to be done. */
export function isWish(message: object): message is Wish {
  return 'wish' in message && (message.wish === 'print' || message.wish === 'file') && 'name' in message;
}

/** Whether a message tells of what has become of a lesson. */
export function isShown(message: object): message is LessonReport {
  return 'isReady' in message || 'problems' in message || 'failed' in message;
}

/** Tells another window of this site something. */
export function tellWindow(to: Window | null, message: WrittenLesson | AtLine | Wish | LessonReport): void {
  to?.postMessage(message, location.origin);
}
