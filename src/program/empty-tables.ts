import type { Runtime } from './runtime.ts';

const table =
  /^(?:(?:const|let|var) )?([\p{L}_$][\p{L}\p{N}_$]*)(?: *: *[^=\n]+)? *= *(?:\{\}|dict\(\)|new Map\(\)) *;?[ \t]*(?:(?:#|\/\/).*)?$/gmu;

/** The global tables that are empty in the text. Entries added by the top level could hide the search. */
export function listTables(source: string): string[] {
  return [...source.matchAll(table)].map(([, name]) => name);
}

/** Empties the tables; one that cannot be emptied stays unchanged. */
export function emptyTables(runtime: Runtime, names: readonly string[]): void {
  for (const name of names) runtime.evaluate(`${name}.clear()`);
}
