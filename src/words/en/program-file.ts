import { count } from './numbers.ts';
import { alternatives } from './phrases.ts';

export const programFile = {
  unknown: (name: string, endings: readonly string[]) =>
    `${name} is no program that can be opened: expected a file that ends in ${alternatives(endings)}`,
  notebook: (name: string) =>
    `${name} is no notebook: expected JSON with a list of cells, as Jupyter saves it`,
  tooLong: (name: string, kilobytes: number, most: number) =>
    `${name} has ${count(kilobytes)} kB: expected at most ${count(most)} kB of text`,
};
