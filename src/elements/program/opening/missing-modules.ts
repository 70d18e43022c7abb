import {
  type ProgramLanguage,
  isRelative,
  listImports,
  resolveImport,
  type ModuleFiles,
} from '../../../program/index.ts';
import { findPythonModule, listPythonImports } from './python-imports.ts';
import { pythonModules } from './python-modules.ts';

export interface MissingModule {
  /** The file to add: `rules.py`. */
  readonly file: string;
  /** Of the program, from 1; null if a module beside it asks for it, or the run did not say. */
  readonly line: number | null;
}

export interface ImportingProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly file: string;
  readonly files: ModuleFiles;
}

interface ImportedFile {
  /** What it would be called. */
  readonly file: string;
  readonly line: number;
  /** Files that the import reaches; null if none is there. */
  readonly found: readonly string[] | null;
}

/** The first module that a program or a file beside it imports, and that is neither here nor comes with the language. */
export function findMissing(program: ImportingProgram): MissingModule | null {
  for (const path of listReached(program))
    for (const { found, file, line } of listImported(program, path))
      if (found === null) return { file, line: path === program.file ? line : null };
  return null;
}

/** The files that a program reaches by its imports, itself included. */
export function listReached(program: ImportingProgram): ReadonlySet<string> {
  const seen = new Set([program.file]);
  for (const path of seen)
    for (const { found } of listImported(program, path)) for (const each of found ?? []) seen.add(each);
  return seen;
}

/** The file that the text of an error asks for; null if it asks for none. */
export function findMissingFile(error: string): string | null {
  const [, python] = /^no module named '?([\w.]+)'?/i.exec(error) ?? [];
  if (python) return pythonModules.has(python.split('.')[0]) ? null : `${python.replaceAll('.', '/')}.py`;
  const [, script] = /^Cannot find module '([^']+)'/.exec(error) ?? [];
  return script && isRelative(script) ? nameScript(script) : null;
}

function listImported(
  { source, language, file: program, files }: ImportingProgram,
  path: string,
): ImportedFile[] {
  const all = { ...files, [program]: source };
  if (language === 'python')
    return listPythonImports(all[path]).map(({ module, names, line }) => ({
      file: `${module.replace(/^\.+/, '').replaceAll('.', '/')}.py`,
      line,
      found: findPythonModule({ module, names }, { from: path, program, all }),
    }));
  return listImports(all[path])
    .filter(({ specifier }) => isRelative(specifier))
    .map(({ specifier, line }) => {
      const found = resolveImport(specifier, path, all);
      return { file: nameScript(specifier), line, found: found === null ? null : [found] };
    });
}

function nameScript(specifier: string): string {
  const path = specifier.replace(/^(?:\.{0,2}\/)+/, '');
  return /\.\w+$/.test(path) ? path : `${path}.js`;
}
