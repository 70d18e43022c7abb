import { toCapitals } from './phrases.ts';

export const sideNames = {
  /** If no setting below tells them apart. */
  sides: {
    left: { label: 'Search A', inSentence: 'search A' },
    right: { label: 'Search B', inSentence: 'search B' },
  },
  /** Within a sentence, by the setting that tells them apart, with the name of its value. */
  by: {
    depthFrom: (value: string) => `counting ${value}`,
    algorithm: (value: string) => value,
    order: (value: string) => `the search ${value}`,
    memo: (value: string) => `the search ${value}`,
  },
  programs: {
    ours: { label: 'Ours', inSentence: 'our search' },
    yours: { label: 'Yours', inSentence: 'your program' },
  },
  title: (parts: readonly string[]) => parts.join(', '),
  apart: {
    max: (side: string) => `scores for ${toCapitals(side)}`,
  },
};
