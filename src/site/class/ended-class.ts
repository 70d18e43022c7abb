import { tryParseJson } from '../../elements/kit/stored.ts';

const KEY = 'plybook.1.ended';

/** Whether this window has heard that the class has ended; its teacher can open it again. */
export function hasClassEnded(code: string): boolean {
  return tryParseJson(() => sessionStorage.getItem(KEY)) === code;
}

export function keepClassEnd(code: string, hasEnded: boolean): void {
  try {
    if (hasEnded) sessionStorage.setItem(KEY, JSON.stringify(code));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Without storage, a page that loads later can only say that the class cannot be reached.
  }
}
