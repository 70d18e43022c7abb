import type { ProgramLanguage } from '../../program/index.ts';
import type { ListingLanguage } from '../../views/index.ts';
import { preference, setPreference } from '../kit/preferences.ts';

const listingLanguages = { python: 'python', javascript: 'typescript' } as const satisfies Record<
  ProgramLanguage,
  ListingLanguage
>;

/** The languages of recorded programs; the first is the default. */
export const shownProgramLanguages = Object.keys(listingLanguages) as readonly ProgramLanguage[];

/** The language in which recorded programs are shown. */
export function readProgramLanguage(): ProgramLanguage {
  const chosen = preference('language');
  return shownProgramLanguages.find((each) => listingLanguages[each] === chosen) ?? shownProgramLanguages[0];
}

export function showProgramLanguage(language: ProgramLanguage): void {
  setPreference('language', listingLanguages[language]);
}
