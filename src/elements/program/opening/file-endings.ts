import { languages, programLanguages } from '../../../program/index.ts';

/** Endings of files with programs, without their dot. */
export const programEndings: readonly string[] = [
  ...programLanguages.flatMap((each) => languages[each].endings),
  'ipynb',
];

/** Endings of files that can be opened, with their dot. */
export const openedEndings: readonly string[] = [...programEndings, 'zip'].map((ending) => `.${ending}`);
