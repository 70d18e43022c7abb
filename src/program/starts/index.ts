import { programLanguages, type ProgramLanguage } from '../program.ts';
import { javascriptStarts } from './javascript-starts.ts';
import { pythonStarts } from './python-starts.ts';
import type { StartRow } from './row.ts';

/** A program to begin with, and what of it is run first. */
export interface Start {
  /** What it is called in addresses and in the table of its words, `words.starts.texts`. */
  readonly key: StartKey;
  readonly group: StartGroup;
  readonly language: ProgramLanguage;
  /** The name of the file, for a download. */
  readonly file: string;
  /** The call that shows it best, in which `board` is the position. */
  readonly call: string;
  /** The position that shows it best, as text. */
  readonly position: string;
  /** Fetches its text. */
  readonly text: () => Promise<string>;
}

/** What a reader is to do with a program: fill in what is missing, read a way to write it, or find its mistake. */
export const startGroups = ['write', 'read', 'mend'] as const;
export type StartGroup = (typeof startGroups)[number];

type Tables = Readonly<Record<StartGroup, readonly (StartRow & { readonly 0: StartKey })[]>>;

const tables: Readonly<Record<ProgramLanguage, Tables>> = {
  python: pythonStarts,
  javascript: javascriptStarts,
};
const endings: Readonly<Record<ProgramLanguage, string>> = { python: 'py', javascript: 'js' };

/** The starting points that there are, whatever language they are written in. */
export type StartKey = (typeof pythonStarts)[StartGroup][number][0];

/** All starting points, in the order in which they are offered. */
export const starts: readonly Start[] = programLanguages.flatMap((language) =>
  startGroups.flatMap((group) =>
    tables[language][group].map(([key, call, position, fetch]) => ({
      key,
      group,
      language,
      file: `${key}.${endings[language]}`,
      call,
      position,
      text: async () => (await fetch()).default,
    })),
  ),
);
