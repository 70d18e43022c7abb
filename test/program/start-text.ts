import { starts } from '../../src/program/starts/index.ts';

/** The text of a starting point, by the name of its file. */
export function startText(file: string): Promise<string> {
  return starts.find((start) => start.file === file)!.text();
}
