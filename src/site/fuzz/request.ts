/** What an address asks of the fuzzer: `?fuzz=<seed>` or `?fuzz-keyboard=<seed>`, and `fuzz-events=<number>`. */
export interface FuzzRequest {
  readonly seed: number;
  readonly isKeyboardOnly: boolean;
  /** After how many events it stops; without end if it is not given. */
  readonly events: number;
}

/** Reads the part of an address after the `?`; a seed that is missing or no whole number is replaced by a fresh one. */
export function fuzzRequest(query: string): FuzzRequest | null {
  const parts = new URLSearchParams(query);
  const isKeyboardOnly = parts.has('fuzz-keyboard');
  if (!isKeyboardOnly && !parts.has('fuzz')) return null;
  const seed = whole(parts.get('fuzz-keyboard') || parts.get('fuzz')) ?? Math.floor(Math.random() * 2 ** 32);
  return { seed, isKeyboardOnly, events: whole(parts.get('fuzz-events')) ?? Infinity };
}

function whole(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
