import { formatCount, pluralise } from './numbers.ts';
import { joinWithOr } from './phrases.ts';

const runs = 'Plybook runs Python, JavaScript and TypeScript.';

export const programFile = {
  unknown: (name: string, endings: readonly string[]) =>
    `${name} cannot be opened as a program: expected a file name that ends in ${joinWithOr(endings)}`,
  foreign: (name: string, language: string) => `${name} is written in ${language}. ${runs}`,
  /** For a text in the editor. */
  foreignText: (language: string) => `This text looks like ${language}. ${runs}`,
  notebook: (name: string) =>
    `${name} is not a notebook: expected JSON with a list of cells, as Jupyter saves it`,
  binary: (name: string) => `${name} is not a text file: expected a program, a notebook or a zip`,
  guessed: (name: string) =>
    `${name} is not in UTF-8. It was read as Latin-1, so check letters with accents.`,
  tooLong: (name: string, kilobytes: number, most: number) =>
    `${name} is ${formatCount(kilobytes)} kB: expected at most ${formatCount(most)} kB of text`,
  tooLongTogether: (kilobytes: number, most: number) =>
    `These files are ${formatCount(kilobytes)} kB together: expected at most ${formatCount(most)} kB of text`,
  tooLarge: (name: string, megabytes: number, most: number) =>
    `${name} is ${formatCount(megabytes)} MB: expected at most ${formatCount(most)} MB`,
  tooManyFiles: (most: number) =>
    `There are too many files: expected at most ${formatCount(most)}. Open only the folder of the program.`,
  link: (name: string) => `${name} is only a link to another place. Hand in the files that it leads to.`,
  none: 'It is empty. Open a program, a folder or a zip.',
  nothingIn: (name: string, languages: readonly string[]) =>
    `${name} contains no program in ${joinWithOr(languages)}.`,
  onlyReached: (name: string, kept: number, all: number) =>
    `${pluralise(kept, 'file', 'files')} of ${formatCount(all)} opened: ${name} and those that it imports.`,
  zip: {
    broken: (name: string) => `${name} cannot be unpacked: it is not a zip, or it is damaged. Make it again.`,
    nested: (name: string) => `${name} is a zip inside a zip, and was not opened. Hand in the inner zip.`,
    locked: (name: string) => `${name} has a password. Make a zip without one.`,
    tooMany: (name: string, most: number) =>
      `${name} has too many entries: expected at most ${formatCount(most)}. Zip only the folder of the program.`,
    unpacksToMore: (name: string, most: number) =>
      `${name} unpacks to more than ${formatCount(most)} MB. Zip only the folder of the program.`,
  },
};
