import { languages } from '../scene/index.ts';

/** What a reader chooses once for the whole site. Values are checked when they are read back. */
export const preferenceValues = {
  theme: ['system', 'light', 'dark'],
  /** Empty until the reader chose one: each piece of code then has its own. */
  language: ['', ...languages],
  notation: ['0-8', '1-9', 'row-column'],
} as const;

/** The name of a preference. */
export type PreferenceName = keyof typeof preferenceValues;

/** The values that a preference can have; the first is the default. */
export type Preference<N extends PreferenceName> = (typeof preferenceValues)[N][number];

type Preferences = { [N in PreferenceName]: Preference<N> };

const KEY = 'plybook.preferences';
const listeners = new Set<() => void>();
let current: Preferences | null = null;

/** The value of a preference: what the reader chose, else the default. */
export function preference<N extends PreferenceName>(name: N): Preference<N> {
  current ??= read();
  return current[name];
}

/** Sets a preference, here and in the reader's other tabs, and keeps it where the browser allows that. */
export function setPreference<N extends PreferenceName>(name: N, value: Preference<N>): void {
  current = { ...(current ?? read()), [name]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is refused or full: the choice holds until the page is left.
  }
  notify();
}

/** Calls a listener after every change of a preference, until the returned function is called. */
export function onPreferenceChange(listener: () => void): () => void {
  if (listeners.size === 0) addEventListener('storage', reread);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) removeEventListener('storage', reread);
  };
}

function reread(event: StorageEvent): void {
  if (event.key !== KEY && event.key !== null) return;
  current = read();
  notify();
}

function notify(): void {
  for (const listener of listeners) listener();
}

function read(): Preferences {
  const stored = storedValues();
  const valid = Object.entries(preferenceValues).map(([name, values]) => {
    const value = values.find((allowed) => allowed === stored[name]);
    return [name, value ?? values[0]];
  });
  return Object.fromEntries(valid) as Preferences;
}

function storedValues(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? { ...stored } : {};
  } catch {
    return {};
  }
}
