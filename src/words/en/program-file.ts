import { formatCount } from './numbers.ts';
import { joinWithOr } from './phrases.ts';

export const programFile = {
  unknown: (name: string, endings: readonly string[]) =>
    `${name} is no program that can be opened: expected a file that ends in ${joinWithOr(endings)}`,
  notebook: (name: string) =>
    `${name} is no notebook: expected JSON with a list of cells, as Jupyter saves it`,
  tooLong: (name: string, kilobytes: number, most: number) =>
    `${name} has ${formatCount(kilobytes)} kB: expected at most ${formatCount(most)} kB of text`,
};
