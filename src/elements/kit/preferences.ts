import { namings } from '../../game/index.ts';
import { languages } from '../../views/index.ts';
import { entriesOf, Stored } from './stored.ts';

/** What a reader chooses once for the whole site. Values are checked when they are read back. */
export const preferenceValues = {
  theme: ['system', 'light', 'dark', 'projector'],
  /** In per cent of the size that the reader set in the browser. */
  textSize: ['100', '125', '150'],
  /** Whether single keys work on the whole page, such as P for presenting. */
  pageKeys: ['on', 'off'],
  /** Whether solutions with hints, and the teacher's notes, are printed. */
  printSolutions: ['off', 'on'],
  printNotes: ['off', 'on'],
  /** Empty until the reader chose one: each piece of code then has its own. */
  language: ['', ...languages],
  naming: namings,
} as const;

/** The name of a preference. */
export type PreferenceName = keyof typeof preferenceValues;

/** The values that a preference can have; the first is the default. */
export type Preference<N extends PreferenceName> = (typeof preferenceValues)[N][number];

type Preferences = { [N in PreferenceName]: Preference<N> };

const stored = new Stored<Preferences>('preferences', read);

/** The value of a preference: what the reader chose, else the default. */
export function preference<N extends PreferenceName>(name: N): Preference<N> {
  return stored.value[name];
}

/** Sets a preference, here and in the reader's other tabs. */
export function setPreference<N extends PreferenceName>(name: N, value: Preference<N>): void {
  stored.update((before) => ({ ...before, [name]: value }));
}

/** Calls a listener after every change of a preference, until the returned function is called. */
export function onPreferenceChange(listener: () => void): () => void {
  return stored.subscribe(listener);
}

function read(raw: unknown): Preferences {
  const kept = Object.fromEntries(entriesOf(raw));
  // Until November 2026 the naming of cells was kept as `notation`.
  const given = { naming: kept['notation'], ...kept };
  const valid = Object.entries(preferenceValues).map(([name, values]) => {
    const value = values.find((allowed) => allowed === Reflect.get(given, name));
    return [name, value ?? values[0]];
  });
  return Object.fromEntries(valid) as Preferences;
}
