import { preference } from '../kit/preferences.ts';

/** A key of the whole page; `keys` are written as in `key-table.ts`. */
export interface PageKey {
  readonly keys: readonly string[];
  readonly does: string;
}

type PageKeyLoader = () => Promise<readonly PageKey[]>;

let loadKeys: PageKeyLoader | null = null;

/** Registers the page's own keys for the help sheet, which loads them when it opens. */
export function registerPageKeys(keys: PageKeyLoader): void {
  loadKeys = keys;
}

export async function loadPageKeys(): Promise<readonly PageKey[]> {
  return loadKeys ? loadKeys() : [];
}

let isEnabled = false;

export function enableKeysAnywhere(signal?: AbortSignal): void {
  isEnabled = true;
  signal?.addEventListener('abort', () => (isEnabled = false));
}

/** Only if the page enabled it and the reader has not turned it off. */
export function areKeysAnywhere(): boolean {
  return isEnabled && preference('pageKeys') === 'on';
}
