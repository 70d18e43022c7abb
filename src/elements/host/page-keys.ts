import { preference } from '../kit/preferences.ts';

/** A key that works on a whole page: as `key-table.ts` writes it, and what it does. */
export interface PageKey {
  readonly keys: readonly string[];
  readonly does: string;
}

type Telling = () => Promise<readonly PageKey[]>;

let tell: Telling | null = null;

/** Has the help sheet list the keys that a page itself follows; they are asked for when the sheet is opened. */
export function tellPageKeys(keys: Telling): void {
  tell = keys;
}

/** The keys of the page around the widgets; none on a page that follows none. */
export async function toldPageKeys(): Promise<readonly PageKey[]> {
  return tell ? tell() : [];
}

let isLet = false;

/** Says that keys for widgets work wherever the focus is on this page. */
export function letKeysAnywhere(): void {
  isLet = true;
}

/** Whether keys work from everywhere on this page: where it asked for that, unless the reader turned it off. */
export function areKeysAnywhere(): boolean {
  return isLet && preference('pageKeys') === 'on';
}
