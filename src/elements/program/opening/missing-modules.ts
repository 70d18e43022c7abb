import {
  assetName,
  isRelative,
  joinPath,
  listImports,
  resolveImport,
  type ModuleFiles,
  type ProgramLanguage,
  type ProgramRun,
} from '../../../program/index.ts';
import { findPythonModule, listPythonImports, placeModule } from './python-imports.ts';
import { pythonModules } from './python-modules.ts';

export interface MissingModule {
  /** Where the file to add belongs: `lib/rules.py`. */
  readonly path: string;
  /** The line of the program, from 1; null if one of its modules needs the file, or if unknown. */
  readonly line: number | null;
}

export interface ImportingProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly file: string;
  readonly files: ModuleFiles;
}

interface ImportedFile {
  /** Where it would be. */
  readonly path: string;
  readonly line: number;
  /** The files that the import finds; null if there are none. */
  readonly found: readonly string[] | null;
}

/**
 * The first module that a program or one of its modules imports, and that is neither present nor part of the language.
 */
export function findMissing(program: ImportingProgram): MissingModule | null {
  for (const path of listReached(program))
    for (const { found, path: wanted, line } of listImported(program, path))
      if (found === null) return { path: wanted, line: path === program.file ? line : null };
  return null;
}

/** The files that a program reaches by its imports, itself included. */
export function listReached(program: ImportingProgram): ReadonlySet<string> {
  const seen = new Set([program.file]);
  for (const path of seen)
    for (const { found } of listImported(program, path)) for (const each of found ?? []) seen.add(each);
  return seen;
}

/** The file that is missing according to the text of an error; null if none is. */
export function findMissingFile(error: string): string | null {
  const [, python] = /^no module named '?([\p{L}\p{N}_.]+)/iu.exec(error) ?? [];
  if (python) return pythonModules.has(python.split('.')[0]) ? null : placeModule(python, '');
  const [, script] = /^Cannot find module '([^']+)'/.exec(error) ?? [];
  return script && isRelative(script) ? nameScript(joinPath('', script)) : null;
}

/** The missing file that ended a run or its top level; null if none did. */
export function findMissingInRun({ end, notes }: Pick<ProgramRun, 'end' | 'notes'>): MissingModule | null {
  const errors = [end, ...notes].filter((each) => each.kind === 'error' || each.kind === 'top-level');
  for (const { text, line } of errors) {
    const path = findMissingFile(text);
    if (path !== null) return { path, line };
  }
  return null;
}

function listImported({ source, language, file, files }: ImportingProgram, path: string): ImportedFile[] {
  return importReaders[language](path, { ...files, [file]: source }, file);
}

/** How the imports of the file at `path`, one of `all` files, are read; `program` is the path of the program. */
type ReadImports = (path: string, all: ModuleFiles, program: string) => ImportedFile[];

const importReaders: Readonly<Record<ProgramLanguage, ReadImports>> = {
  python: (path, all, program) =>
    listPythonImports(all[path]).map(({ module, names, line }) => ({
      path: placeModule(module, path),
      line,
      found: findPythonModule({ module, names }, { from: path, program, all }),
    })),
  javascript: (path, all) =>
    listImports(all[path])
      .filter(({ specifier }) => isRelative(specifier) && !assetName.test(specifier))
      .map(({ specifier, line }) => {
        const found = resolveImport(specifier, path, all);
        return { path: nameScript(joinPath(path, specifier)), line, found: found === null ? null : [found] };
      }),
};

/** Adds the ending of a script to a module name that lacks one. */
function nameScript(path: string): string {
  return /\.\w+$/.test(path) ? path : `${path}.js`;
}
