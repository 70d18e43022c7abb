import type { Draft } from '../../lesson/index.ts';

interface WrittenLesson {
  readonly source: string;
  readonly isForeign: boolean;
}

/** From the page for writing to the preview. The line of the cursor counts from 1. */
interface AtLine {
  readonly line: number;
}

export interface PreviewAction {
  readonly wish: 'print' | 'file';
  readonly name: string;
}

/** As readers see the lesson, as a class does, or as it is printed. */
export const previewViews = ['lesson', 'slides', 'handout'] as const;

export type PreviewView = (typeof previewViews)[number];

interface ChosenView {
  readonly view: PreviewView;
}

/** Asks for the next or the last step or slide. */
interface SlideTurn {
  readonly turn: 1 | -1;
}

/** The number of the slide that is shown, from 1. */
export interface ShownSlide {
  readonly slide: number;
  readonly slides: number;
}

type DeskMessage = WrittenLesson | AtLine | PreviewAction | ChosenView | SlideTurn;

/** What is known of a text: its problems, its searches, and the lines at which its blocks begin. */
export interface CheckedLesson extends Pick<Draft, 'problems' | 'hosts' | 'lines'> {
  readonly source: string;
}

export type LessonReport =
  | { readonly isReady: true }
  | CheckedLesson
  | ShownSlide
  | { readonly failed: string };

/** Listens to another window of this site; all other messages are ignored. */
export function listenToWindow<T extends DeskMessage | LessonReport>(
  from: () => Window | null,
  isOurs: (message: object) => message is T,
  take: (message: T) => void,
): void {
  addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source === null || source !== from() || origin !== location.origin) return;
    if (typeof data === 'object' && data !== null && isOurs(data)) take(data);
  });
}

export function isWrittenLesson(message: object): message is WrittenLesson {
  return 'source' in message && typeof message.source === 'string' && 'isForeign' in message;
}

export function isAtLine(message: object): message is AtLine {
  return 'line' in message && Number.isInteger(message.line);
}

export function isPreviewAction(message: object): message is PreviewAction {
  return 'wish' in message && (message.wish === 'print' || message.wish === 'file') && 'name' in message;
}

export function isChosenView(message: object): message is ChosenView {
  return 'view' in message && previewViews.some((each) => each === message.view);
}

export function isSlideTurn(message: object): message is SlideTurn {
  return 'turn' in message && (message.turn === 1 || message.turn === -1);
}

export function isLessonReport(message: object): message is LessonReport {
  return ['isReady', 'problems', 'failed', 'slides'].some((name) => name in message);
}

export function sendToWindow(to: Window | null, message: DeskMessage | LessonReport): void {
  to?.postMessage(message, location.origin);
}
