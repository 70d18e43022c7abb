import type { ProgramLanguage } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';

/** The longest text that is opened, in kB: a program that a reader wrote is far below. */
const MOST = 500;

/** Reads a program from a file; of a notebook its cells of code, in their order. Rejects on any other file. */
export async function readProgram(file: File): Promise<KeptProgram> {
  const { unknown, tooLong } = words.programFile;
  const ending = /\.(py|js|mjs|ipynb)$/i.exec(file.name)?.[1].toLowerCase();
  if (!ending) throw new TypeError(unknown(file.name));
  const text = (await file.text()).replace(/\r\n?/g, '\n');
  const source = ending === 'ipynb' ? cellsOf(text, file.name) : text;
  if (source.length > MOST * 1000)
    throw new RangeError(tooLong(file.name, Math.ceil(source.length / 1000), MOST));
  const language: ProgramLanguage = ending === 'js' || ending === 'mjs' ? 'javascript' : 'python';
  return { source, language, file: file.name.replace(/ipynb$/i, 'py') };
}

/** The cells of code of a notebook, one after the other; what a notebook itself understands, such as `%time`, becomes a comment. */
function cellsOf(text: string, name: string): string {
  try {
    const { cells } = JSON.parse(text) as { cells: { cell_type: string; source: string | string[] }[] };
    return cells
      .filter((cell) => cell.cell_type === 'code')
      .map(({ source }) => (typeof source === 'string' ? source : source.join('')))
      .map((source) => source.replace(/^(\s*)([%!])/gm, '$1# $2').trimEnd())
      .join('\n\n\n')
      .concat('\n');
  } catch {
    throw new TypeError(words.programFile.notebook(name));
  }
}
