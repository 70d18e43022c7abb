import { listEntries } from '../../elements/kit/stored.ts';

/** The parts of session storage that hold a class: its questions with their answers, and its seats. */
const listPrefixes = (code: string) => [`plybook.1.asked.${code}.`, `plybook.1.seats.${code}`];

const isOfClass = (key: string, code: string) => listPrefixes(code).some((prefix) => key.startsWith(prefix));

/** What the connected window stores of a class, by key. */
export function readClassCopy(code: string): Readonly<Record<string, string>> {
  try {
    const keys = Object.keys(sessionStorage).filter((key) => isOfClass(key, code));
    return Object.fromEntries(keys.map((key) => [key, sessionStorage.getItem(key) ?? '']));
  } catch {
    return {};
  }
}

/**
 * Stores the copy in the teacher's own window: a window that it opens starts with its session storage, and so goes on
 * with the class if the projected window was closed.
 */
export function keepClassCopy(code: string, raw: unknown): void {
  try {
    for (const [key, text] of listEntries(raw))
      if (isOfClass(key, code) && typeof text === 'string') sessionStorage.setItem(key, text);
  } catch {
    // Without storage, or if it is full, the class goes on without its earlier answers.
  }
}
