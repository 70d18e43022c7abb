import { isModule } from './write-module.ts';
import { parseJavaScript } from './outline-javascript.ts';
import type { Outline } from '../outline.ts';
import type { ModuleFiles } from '../module-files.ts';

interface SharedScript {
  readonly path: string;
  readonly text: string;
  readonly outline: Outline;
}

/**
 * Scripts whose names the program uses without importing them, as scripts of one page do. A script that declares a name
 * of the program is another version of the program, so it is left out.
 */
export function listSharedScripts(
  source: string,
  files: ModuleFiles,
  modules: readonly string[],
): SharedScript[] {
  if (modules.length === 0 || isModule(source)) return [];
  const scripts = modules
    .filter((path) => !isModule(files[path]))
    .map((path) => ({ path, text: files[path], outline: parseJavaScript(files[path]).outline }));
  const own = new Set(listDeclared(parseJavaScript(source).outline));
  const free = scripts.filter(({ outline }) => !listDeclared(outline).some((name) => own.has(name)));
  const shared = new Set<SharedScript>();
  const waiting = [source];
  for (const text of waiting)
    for (const each of free) {
      if (shared.has(each) || !listDeclared(each.outline).some((name) => mentions(text, name))) continue;
      shared.add(each);
      waiting.push(each.text);
    }
  return free.filter((each) => shared.has(each));
}

function listDeclared({ functions, classes, globals }: Outline): string[] {
  const outer = functions.filter(({ name, callee }) => callee === name);
  return [...globals, ...[...outer, ...classes].map(({ name }) => name)];
}

function mentions(text: string, name: string): boolean {
  return new RegExp(`(?<![\\w$.])${name.replaceAll('$', String.raw`\$`)}(?![\\w$])`).test(text);
}
