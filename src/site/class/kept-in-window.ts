import { listEntries, tryParseJson } from '../../elements/kit/stored.ts';

/**
 * A value that lasts as long as the window, also over reloads and other pages of the site: in session storage, or in
 * the window's name where the browser stores nothing. Null if missing.
 */
export function readKeptInWindow(key: string): unknown {
  return readName()?.get(key) ?? tryParseJson(() => sessionStorage.getItem(key));
}

/** Null removes it. */
export function keepInWindow(key: string, value: unknown): void {
  const isStored = store(key, value);
  const named = readName();
  // A name that is not ours belongs to a presentation.
  if (!named || (isStored && !named.has(key))) return;
  if (isStored || value === null) named.delete(key);
  else named.set(key, value);
  window.name = named.size > 0 ? JSON.stringify(Object.fromEntries(named)) : '';
}

function store(key: string, value: unknown): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Null if the window has another name. */
function readName(): Map<string, unknown> | null {
  const { name } = window;
  const kept = name ? tryParseJson(() => name) : {};
  return typeof kept === 'object' && kept !== null ? new Map(listEntries(kept)) : null;
}
