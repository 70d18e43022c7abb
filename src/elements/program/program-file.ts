import { findLanguage, languages, programLanguages } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import type { KeptProgram } from './kept-programs.ts';

const MOST_KB = 500;
const NOTEBOOK = 'python';
const knownEndings = [...programLanguages.map((each) => languages[each].endings[0]), 'ipynb'].map(
  (ending) => `.${ending}`,
);

/** A notebook gives its code cells in order. Rejects on any other file. */
export async function readProgram(file: File): Promise<KeptProgram> {
  const { unknown, tooLong } = words.programFile;
  const isNotebook = /\.ipynb$/i.test(file.name);
  const language = isNotebook ? NOTEBOOK : findLanguage(file.name);
  if (!language) throw new TypeError(unknown(file.name, knownEndings));
  const text = (await file.text()).replace(/\r\n?/g, '\n');
  const source = isNotebook ? joinCells(text, file.name) : text;
  if (source.length > MOST_KB * 1000)
    throw new RangeError(tooLong(file.name, Math.ceil(source.length / 1000), MOST_KB));
  return { source, language, file: file.name.replace(/ipynb$/i, languages[language].endings[0]) };
}

/** Commands of the notebook itself, such as `%time`, become comments. */
function joinCells(text: string, name: string): string {
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
