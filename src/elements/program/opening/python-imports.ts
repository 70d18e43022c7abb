import type { ModuleFiles } from '../../../program/index.ts';
import { pythonModules } from './python-modules.ts';

interface PythonImport {
  /** As it is written: `rules`, `lib.board`, `..rules`. */
  readonly module: string;
  /** The names imported from the module; empty for `import rules`. */
  readonly names: readonly string[];
  readonly line: number;
}

const statement =
  /^([ \t]*)(?:import[ \t]+((?:[\p{L}\p{N}_.]+(?:[ \t]+as[ \t]+[\p{L}\p{N}_]+)?[ \t]*,?[ \t]*)+)(?:#.*|;.*)?$|from[ \t]+(\.*[\p{L}\p{N}_.]*)[ \t]+import\b[ \t]*(.*))/u;

/** Imports outside `try`: inside it the program can do without the module. */
export function listPythonImports(source: string): PythonImport[] {
  const lines = hideTexts(source).normalize('NFC').split('\n');
  return lines.flatMap((text, index): PythonImport[] => {
    const [, indent, whole, module, names] = statement.exec(text) ?? [];
    if (indent === undefined || isTried(lines, index, indent.length)) return [];
    const line = index + 1;
    if (whole !== undefined) return listNames(whole).map((each) => ({ module: each, names: [], line }));
    // In brackets, the names may continue over several lines.
    const rest = names.startsWith('(') ? lines.slice(index).join(' ').split('(')[1].split(')')[0] : names;
    return [{ module, names: listNames(rest), line }];
  });
}

function listNames(list: string): string[] {
  return list
    .replace(/#.*/, '')
    .split(',')
    .map((each) => each.trim().split(/\s/)[0])
    .filter((name) => /^[\p{L}\p{N}_.]+$/u.test(name));
}

function isTried(lines: readonly string[], index: number, indent: number): boolean {
  let least = indent;
  for (let at = index - 1; at >= 0 && least > 0; at--) {
    const [, space, word] = /^([ \t]*)(\S+)/.exec(lines[at]) ?? [];
    if (word === undefined || space.length >= least) continue;
    if (/^(?:try|except)\b/.test(word)) return true;
    least = space.length;
  }
  return false;
}

/** Blanks out multi-line strings, keeping the line breaks. */
function hideTexts(source: string): string {
  return source.replace(/("""|''')[^]*?\1/g, (text) => text.replace(/[^\n]+/g, '""'));
}

/** Where the file of a module belongs. */
export function placeModule(module: string, from: string): string {
  const [, dots, rest] = /^(\.*)(.*)$/.exec(module)!;
  const base = dots ? from.split('/').slice(0, -dots.length) : [];
  return `${[...base, ...rest.split('.')].join('/')}.py`;
}

/** The files of a module, looked for in the topmost folder and beside the program. Null if it is not there. */
export function findPythonModule(
  { module, names }: Pick<PythonImport, 'module' | 'names'>,
  { from, program, all }: { readonly from: string; readonly program: string; readonly all: ModuleFiles },
): readonly string[] | null {
  const [, dots, rest] = /^(\.*)(.*)$/.exec(module)!;
  if (dots === '' && pythonModules.has(rest.split('.')[0])) return [];
  const folderOf = (path: string, up = 1) => path.split('/').slice(0, -up);
  const bases = dots ? [folderOf(from, dots.length)] : [[], folderOf(program)];
  const parts = rest === '' ? [] : rest.split('.');
  for (const base of bases) {
    const place = [...base, ...parts].join('/');
    const inside = names.flatMap((name) => listOwnFiles(place === '' ? name : `${place}/${name}`, all));
    const own = place === '' ? [] : listOwnFiles(place, all);
    const isFolder = place === '' || Object.keys(all).some((path) => path.startsWith(`${place}/`));
    if (own.length > 0 || isFolder) return [...own, ...inside];
  }
  return null;
}

function listOwnFiles(place: string, all: ModuleFiles): string[] {
  return [`${place}.py`, `${place}/__init__.py`].filter((path) => Object.hasOwn(all, path));
}
