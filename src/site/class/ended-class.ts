import { keepInWindow, readKeptInWindow } from './kept-in-window.ts';

const KEY = 'plybook.1.ended';

/** Whether this window has heard that the class has ended; its teacher can open it again. */
export function hasClassEnded(code: string): boolean {
  return readKeptInWindow(KEY) === code;
}

export function keepClassEnd(code: string, hasEnded: boolean): void {
  keepInWindow(KEY, hasEnded ? code : null);
}
