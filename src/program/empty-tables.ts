import { codePatterns } from './languages.ts';
import type { Runtime } from './runtime.ts';

const { comment, declaration, emptyTable } = codePatterns;

const table = new RegExp(
  String.raw`^${declaration}([\p{L}_$][\p{L}\p{N}_$]*)(?: *: *[^=\n]+)? *= *${emptyTable} *;?[ \t]*(?:${comment}.*)?$`,
  'gmu',
);

/** The global tables that are empty in the text. Entries added by the top level could hide the search. */
export function listTables(source: string): string[] {
  return [...source.matchAll(table)].map(([, name]) => name);
}

/** Empties the tables; one that cannot be emptied stays unchanged. */
export function emptyTables(runtime: Runtime, names: readonly string[]): void {
  for (const name of names) runtime.evaluate(runtime.language.clearTable(name));
}
