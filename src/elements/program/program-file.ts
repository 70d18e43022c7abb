import { languageOfFile, languages, programLanguages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';

/** The longest text that is opened, in kB: a program that a reader wrote is far below. */
const MOST = 500;
/** The language of notebooks. */
const NOTEBOOK = 'python';
/** How the files end that can be opened, as a message lists them. */
const known = [...programLanguages.map((each) => languages[each].endings[0]), 'ipynb'].map(
  (ending) => `.${ending}`,
);

/** Reads a program from a file; of a notebook its cells of code, in their order. Rejects on any other file. */
export async function readProgram(file: File): Promise<KeptProgram> {
  const { unknown, tooLong } = words.programFile;
  const isNotebook = /\.ipynb$/i.test(file.name);
  const language = isNotebook ? NOTEBOOK : languageOfFile(file.name);
  if (!language) throw new TypeError(unknown(file.name, known));
  const text = (await file.text()).replace(/\r\n?/g, '\n');
  const source = isNotebook ? cellsOf(text, file.name) : text;
  if (source.length > MOST * 1000)
    throw new RangeError(tooLong(file.name, Math.ceil(source.length / 1000), MOST));
  return { source, language, file: file.name.replace(/ipynb$/i, languages[language].endings[0]) };
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
