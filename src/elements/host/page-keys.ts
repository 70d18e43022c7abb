import { preference } from '../kit/preferences.ts';

/** A key of the whole page; `keys` are written as in `key-table.ts`. */
export interface PageKey {
  readonly keys: readonly string[];
  readonly does: string;
}

type Telling = () => Promise<readonly PageKey[]>;

let tell: Telling | null = null;

/** Registers the page's own keys for the help sheet, which loads them when it opens. */
export function tellPageKeys(keys: Telling): void {
  tell = keys;
}

export async function toldPageKeys(): Promise<readonly PageKey[]> {
  return tell ? tell() : [];
}

let isLet = false;

export function letKeysAnywhere(): void {
  isLet = true;
}

/** Only if the page enabled it and the reader has not turned it off. */
export function areKeysAnywhere(): boolean {
  return isLet && preference('pageKeys') === 'on';
}
