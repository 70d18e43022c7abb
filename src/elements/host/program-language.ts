import type { ProgramLanguage } from '../../program/index.ts';
import type { Language } from '../../views/index.ts';
import { preference, setPreference } from '../kit/preferences.ts';

/** A reader who chose a language of listings gets programs in the one nearest to it. */
const listingLanguages = { python: 'python', javascript: 'typescript' } as const satisfies Record<
  ProgramLanguage,
  Language
>;

/** The language in which recorded programs are shown. */
export function shownProgramLanguage(): ProgramLanguage {
  return preference('language') === listingLanguages.javascript ? 'javascript' : 'python';
}

export function showProgramLanguage(language: ProgramLanguage): void {
  setPreference('language', listingLanguages[language]);
}
