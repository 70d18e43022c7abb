/** A key that works on a whole page: as `key-table.ts` writes it, and what it does. */
export interface PageKey {
  readonly keys: readonly string[];
  readonly does: string;
}

let told: readonly PageKey[] = [];

/** Has the help sheet list the keys that a page itself follows. */
export function tellPageKeys(keys: readonly PageKey[]): void {
  told = keys;
}

/** The keys of the page around the widgets; none on a page that follows none. */
export function toldPageKeys(): readonly PageKey[] {
  return told;
}
