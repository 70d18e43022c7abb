import { namings } from '../../game/index.ts';
import { listingLanguages } from '../../views/index.ts';
import { listEntries, Stored } from './stored.ts';

/** The settings of a reader for the whole site; the first value is the default. */
export const preferenceValues = {
  theme: ['system', 'light', 'dark', 'projector'],
  /** In per cent of the browser's text size. */
  textSize: ['100', '125', '150'],
  pageKeys: ['on', 'off'],
  /** How much of each step screen readers announce. */
  speech: ['usual', 'short', 'full'],
  /** Whether each step of a search has a sound. */
  sound: ['off', 'on'],
  printSolutions: ['off', 'on'],
  printNotes: ['off', 'on'],
  /** Empty until the reader chooses one: each piece of code then has its own. */
  language: ['', ...listingLanguages],
  naming: namings,
} as const;

export type PreferenceName = keyof typeof preferenceValues;
export type Preference<N extends PreferenceName> = (typeof preferenceValues)[N][number];

type Preferences = { [N in PreferenceName]: Preference<N> };

const stored = new Stored<Preferences>('preferences', read);

export function preference<N extends PreferenceName>(name: N): Preference<N> {
  return stored.value[name];
}

export function setPreference<N extends PreferenceName>(name: N, value: Preference<N>): void {
  stored.update((before) => ({ ...before, [name]: value }));
}

export function onPreferenceChange(listener: () => void): () => void {
  return stored.subscribe(listener);
}

function read(raw: unknown): Preferences {
  const kept = Object.fromEntries(listEntries(raw));
  // Until November 2026 the naming of cells was saved as `notation`.
  const given = { naming: kept['notation'], ...kept };
  const valid = Object.entries(preferenceValues).map(([name, values]) => {
    const value = values.find((allowed) => allowed === Reflect.get(given, name));
    return [name, value ?? values[0]];
  });
  return Object.fromEntries(valid) as Preferences;
}
