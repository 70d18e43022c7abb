import { findLanguage, type ProgramLanguage } from './languages.ts';

/** The modules of a program, by path: `rules.js`, `lib/board.py`. */
export type ModuleFiles = Readonly<Record<string, string>>;

/** The paths of the modules in a language. */
export function listModules(files: ModuleFiles, language: ProgramLanguage): string[] {
  return Object.keys(files).filter((path) => findLanguage(path) === language);
}

const scripts = ['.js', '.mjs', '.ts', '.jsx', '.tsx'];
const endings = ['', ...scripts, ...scripts.map((ending) => `/index${ending}`)];

/** A style, picture or sound that a page imports: it plays no part here, and need not be present. */
export const assetName = /\.(?:css|s[ac]ss|less|svg|png|jpe?g|gif|webp|ico|mp3|wav|ogg)$/i;

export function isRelative(specifier: string): boolean {
  return /^\.{0,2}\//.test(specifier) || specifier === '.' || specifier === '..';
}

/**
 * The path of the file that a specifier such as `./rules` names in the file `from`; null if it is not there. As compilers
 * do, it takes a `.ts` file for its `.js`.
 */
export function resolveImport(specifier: string, from: string, files: ModuleFiles): string | null {
  const path = joinPath(from, specifier);
  const inTypeScript = path.replace(/\.(m?)js$/, '.$1ts');
  const candidates = [...endings.map((ending) => path + ending), inTypeScript];
  return candidates.find((each) => Object.hasOwn(files, each)) ?? null;
}

/** `lib/game.js` and `../rules` give `rules`. Steps above the topmost folder are left out. */
export function joinPath(from: string, specifier: string): string {
  const parts = specifier.startsWith('/') ? [] : from.split('/').slice(0, -1);
  for (const part of specifier.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

interface NamedImport {
  readonly specifier: string;
  readonly line: number;
  /** Whether by `require`, which runs only when its line does. */
  readonly isRequired: boolean;
}

/** The modules that a text imports or requires, by their names in it, with the line of each. */
export function listImports(source: string): NamedImport[] {
  const found = source.matchAll(
    /^[ \t]*(?:import|export)\b(?![ \t]+type\b)(?:[^'"`;()=]*?\bfrom)?\s*(['"])([^'"\n]+)\1|\brequire\(\s*(['"])([^'"\n]+)\3\s*\)/gm,
  );
  return [...found].map(({ 2: imported, 4: required, index, 0: text }) => ({
    specifier: imported ?? required,
    isRequired: required !== undefined,
    line: source.slice(0, index + text.length).split('\n').length,
  }));
}
