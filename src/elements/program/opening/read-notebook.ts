import { words } from '../../../words/index.ts';
import { languages, type ProgramLanguage } from '../../../program/index.ts';
import { findRunnable } from './name-language.ts';

interface Notebook {
  readonly cells: readonly { readonly cell_type?: unknown; readonly source?: unknown }[];
  readonly metadata?: {
    readonly kernelspec?: { readonly language?: unknown; readonly name?: unknown };
    readonly language_info?: { readonly name?: unknown };
  };
}

/** The code cells, in order. Notebook commands become comments. Throws on any other text. */
export function readNotebook(
  text: string,
  name: string,
): { readonly source: string; readonly language: ProgramLanguage } {
  const { cells, metadata } = parseNotebook(text, name);
  const names = [metadata?.language_info?.name, metadata?.kernelspec?.language, 'python'];
  const said = names.find((each) => typeof each === 'string')!;
  const language = findRunnable(said);
  if (!language) throw new Error(words.programFile.foreign(name, said));
  // The separator that editors write between cells.
  const mark = `${languages[language].comment} %%`;
  const sources = cells
    .filter((cell) => cell.cell_type === 'code')
    .map(({ source }) => (Array.isArray(source) ? source.join('') : typeof source === 'string' ? source : ''))
    .filter((source) => source.trim() !== '')
    .map((source) => `${mark}\n${commentOut(source.replace(/\r\n?/g, '\n')).trimEnd()}\n`);
  return { source: sources.join('\n'), language };
}

function parseNotebook(text: string, name: string): Notebook {
  let notebook: unknown = null;
  try {
    notebook = JSON.parse(text);
  } catch {
    // Reported below.
  }
  const { cells } = Object(notebook) as Notebook;
  if (!Array.isArray(cells)) throw new Error(words.programFile.notebook(name));
  return notebook as Notebook;
}

/**
 * Turns notebook commands into comments, and all of a cell for another program, such as `%%bash`. A block must not
 * become empty.
 */
function commentOut(cell: string): string {
  const [, whole] = /^\s*%%(\w+)/.exec(cell) ?? [];
  if (whole && !/^(time|timeit|capture|prun)$/.test(whole)) return cell.replace(/^/gm, '# ');
  return cell.replace(
    /^([ \t]*)(?=[%!](?![= ])|\?\w|[\w.]+\?{1,2}$)/gm,
    (_, indent: string) => `${indent}${indent ? 'pass  ' : ''}# `,
  );
}
