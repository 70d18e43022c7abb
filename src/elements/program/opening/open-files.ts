import { describeError, words } from '../../../words/index.ts';
import {
  languages,
  programLanguages,
  type ProgramLanguage,
  type ModuleFiles,
} from '../../../program/index.ts';
import { chooseProgram } from './choose-program.ts';
import { decodeText } from './decode-text.ts';
import { openedEndings, programEndings } from './file-endings.ts';
import { MOST_BYTES, MOST_ENTRIES, MOST_FILES, MOST_TEXT, MOST_TOGETHER } from './opening-limits.ts';
import { listReached } from './missing-modules.ts';
import { findFileLanguage, findForeign, nameLanguage, recogniseLanguage } from './name-language.ts';
import { readNotebook } from './read-notebook.ts';
import { tidyPath } from './tidy-path.ts';
import { isZip, unzipFiles, type GivenFile } from './unzip-files.ts';

export type { GivenFile } from './unzip-files.ts';

interface OpenedProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** Its path among the files. */
  readonly file: string;
  readonly files: ModuleFiles;
  /** Notes for the reader on how the files were read; usually empty. */
  readonly notes: readonly string[];
}

interface ReadFiles {
  readonly files: Record<string, string>;
  readonly notes: string[];
}

/** Opens files, folders or zips as one program with its modules. Rejects with a sentence if there is no program. */
export async function openFiles(given: readonly GivenFile[]): Promise<OpenedProgram> {
  const { files, notes } = await readFiles(given);
  const file = chooseProgram(files);
  const { [file]: source, ...others } = files;
  const language = findFileLanguage(file, source)!;
  const opened = { source, language, file, files: others, notes };
  return limitTogether(Object.keys(others).length > MOST_FILES ? keepReached(opened) : opened);
}

/** Opens files as modules of a program that has this much text. Rejects with a sentence if there are none. */
export async function openModules(
  given: readonly GivenFile[],
  program: Pick<OpenedProgram, 'source' | 'files'>,
): Promise<Pick<OpenedProgram, 'files' | 'notes'>> {
  const read = await readFiles(given);
  limitTogether({ ...program, files: { ...program.files, ...read.files } });
  return read;
}

/** Throws on more text than a browser keeps. */
function limitTogether<P extends Pick<OpenedProgram, 'source' | 'files'>>(program: P): P {
  const { source, files } = program;
  const length = Object.values(files).reduce((sum, text) => sum + text.length, source.length);
  if (length > MOST_TOGETHER)
    throw new Error(words.programFile.tooLongTogether(Math.ceil(length / 1000), MOST_TOGETHER / 1000));
  return program;
}

function keepReached(opened: OpenedProgram): OpenedProgram {
  const reached = listReached(opened);
  const kept = Object.entries(opened.files).filter(([path]) => reached.has(path));
  const all = Object.keys(opened.files).length + 1;
  const note = words.programFile.onlyReached(opened.file, kept.length + 1, all);
  return { ...opened, files: Object.fromEntries(kept), notes: [...opened.notes, note] };
}

async function readFiles(given: readonly GivenFile[]): Promise<ReadFiles> {
  const tidied = given.map((file) => ({ ...file, path: tidyPath(file.path) }));
  const counted = given.length > 1 ? tidied.filter(({ path }) => !isSkipped(path)) : tidied;
  if (counted.length > MOST_ENTRIES) throw new Error(words.programFile.tooManyFiles(MOST_ENTRIES));
  const read: ReadFiles = { files: {}, notes: [] };
  /** Leaves out a file that cannot be read, with a note. */
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      read.notes.push(describeError(error));
    }
  };
  const all: GivenFile[] = [];
  for (const file of counted) await attempt(async () => void all.push(...(await unpackFile(file))));
  const isAlone = all.length === 1 && given.length === 1;
  for (const file of all) if (isAlone || isWanted(file.path)) await attempt(() => readInto(read, file));
  if (Object.keys(read.files).length === 0) throw new Error(read.notes[0] ?? explainNone(tidied, all));
  return { files: dropCommonFolder(read.files), notes: read.notes };
}

async function unpackFile(file: GivenFile): Promise<readonly GivenFile[]> {
  const { path, size } = file;
  if (size > MOST_BYTES)
    throw new Error(words.programFile.tooLarge(path, Math.ceil(size / 1e6), MOST_BYTES / 1e6));
  if (!/\.zip$/i.test(path)) return [file];
  const bytes = await file.bytes();
  if (!isZip(bytes)) throw new Error(words.programFile.zip.broken(path));
  const others: string[] = [];
  const found = await unzipFiles(bytes, path, (each) => {
    if (!isSkipped(each)) others.push(each);
    return isWanted(each);
  });
  if (found.length > 0) return found;
  const inner = others.find((each) => /\.zip$/i.test(each));
  const [foreign] = others.flatMap((each) => findForeign(each) ?? []);
  const { zip, foreign: isForeign, nothingIn } = words.programFile;
  throw new Error(
    inner ? zip.nested(inner) : foreign ? isForeign(path, foreign) : nothingIn(path, listKnownNames()),
  );
}

async function readInto({ files, notes }: ReadFiles, file: GivenFile): Promise<void> {
  const programFile = words.programFile;
  const foreign = findForeign(file.path);
  if (foreign) throw new Error(programFile.foreign(file.path, foreign));
  const { text, isGuessed } = decodeText(await file.bytes(), file.path);
  if (/\.ipynb$/i.test(file.path)) {
    const { source, language } = readNotebook(text, file.path);
    add(file.path.replace(/ipynb$/i, languages[language].endings[0]), source);
  } else {
    const language = findFileLanguage(file.path, text);
    if (!language) throw new Error(explainUnknown(file.path, text));
    const isNamed = programEndings.some((ending) => file.path.toLowerCase().endsWith(`.${ending}`));
    add(isNamed ? file.path : file.path.replace(/(?:\.\w+)?$/, `.${languages[language].endings[0]}`), text);
  }
  if (isGuessed) notes.push(programFile.guessed(file.path));

  function add(path: string, source: string): void {
    if (source.length > MOST_TEXT)
      throw new Error(programFile.tooLong(file.path, Math.ceil(source.length / 1000), MOST_TEXT / 1000));
    files[path] = source;
  }
}

function explainUnknown(path: string, text: string): string {
  const language = recogniseLanguage(text);
  return language
    ? words.programFile.foreign(path, nameLanguage(language))
    : words.programFile.unknown(path, openedEndings);
}

/** Explains why none of several files is a program. */
function explainNone(given: readonly GivenFile[], all: readonly GivenFile[]): string {
  const found = all
    .map(({ path }) => ({ path, language: findForeign(path) }))
    .find(({ language }) => language);
  if (found) return words.programFile.foreign(found.path, found.language!);
  return given.length === 0
    ? words.programFile.none
    : words.programFile.nothingIn(given[0].path, listKnownNames());
}

function listKnownNames(): readonly string[] {
  return [...programLanguages.map((each) => languages[each].name), 'TypeScript'];
}

const skipped = /^(?:\..*|__MACOSX|__pycache__|node_modules|site-packages|v?env)$/;

/** Whether a file belongs to a tool and not to the program. */
export function isSkipped(path: string): boolean {
  return path.split('/').some((part) => skipped.test(part));
}

/** Whether a file can be opened, as its name says. */
export function hasOpenedEnding(path: string): boolean {
  return openedEndings.some((ending) => path.toLowerCase().endsWith(ending));
}

function isWanted(path: string): boolean {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase();
  return !isSkipped(path) && !path.endsWith('.d.ts') && programEndings.includes(ending);
}

/** Drops a folder around all files, unless they import by its name. */
function dropCommonFolder(files: Record<string, string>): Record<string, string> {
  const paths = Object.keys(files);
  const [folder, ...rest] = paths[0].split('/');
  if (rest.length === 0 || !paths.every((path) => path.startsWith(`${folder}/`))) return files;
  const named = new RegExp(`^[ \\t]*(?:from|import)[ \\t]+${folder.replace(/\W/g, '\\$&')}\\b`, 'm');
  if (Object.values(files).some((text) => named.test(text))) return files;
  return dropCommonFolder(
    Object.fromEntries(paths.map((path) => [path.slice(folder.length + 1), files[path]])),
  );
}
