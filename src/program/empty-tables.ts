import type { Runtime } from './runtime.ts';

const table =
  /^(?:(?:const|let|var) )?(\w+)(?: *: *[^=\n]+)? *= *(?:\{\}|dict\(\)|new Map\(\)) *;?[ \t]*(?:(?:#|\/\/).*)?$/gm;

/** The global tables that begin empty in the text. What the top level has put into them may hide the search. */
export function listTables(source: string): string[] {
  return [...source.matchAll(table)].map(([, name]) => name);
}

/** What cannot be emptied stays as it is. */
export function emptyTables(runtime: Runtime, names: readonly string[]): void {
  for (const name of names) runtime.evaluate(`${name}.clear()`);
}
