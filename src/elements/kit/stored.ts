/** Prefix of all our keys. Increase the number when the format of saved data changes. */
export const PREFIX = 'plybook.1.';

const all = new Set<Stored<unknown>>();

const onRefused = new Set<() => void>();

/** Calls a listener each time the browser refuses to save a value. */
export function subscribeToRefusals(listener: () => void): void {
  onRefused.add(listener);
}

/** A value saved in this browser, or, if that is refused, until the page is closed. Other tabs follow. */
export class Stored<T> {
  readonly name: string;
  readonly #key: string;
  readonly #read: (raw: unknown) => T;
  readonly #listeners = new Set<() => void>();
  #value: T | undefined;
  /** False after a refused write: `value` is then newer than the saved one. */
  #isKept = true;

  /** `read` turns anything into a valid value; it gets `undefined` if nothing is saved. */
  constructor(name: string, read: (raw: unknown) => T) {
    this.name = name;
    this.#key = PREFIX + name;
    this.#read = read;
    all.add(this);
    if (typeof window === 'undefined') return;
    addEventListener('storage', (event) => {
      if (event.key === this.#key || event.key === null) this.#adopt();
    });
    // A page that comes back as it was left has heard of no change in between.
    addEventListener('pageshow', ({ persisted }) => persisted && this.#isKept && this.#adopt());
  }

  get value(): T {
    this.#value ??= this.#load();
    return this.#value;
  }

  /** Changes the latest value, which another tab may have just saved, and saves the result. */
  update(change: (value: T) => T): void {
    this.#value = change(this.#isKept ? this.#load() : this.value);
    this.#isKept = writeStored(this.#key, JSON.stringify(this.#value));
    this.#notify();
    if (!this.#isKept) for (const listener of onRefused) listener();
  }

  /** Whether the browser keeps what was last saved. */
  get isKept(): boolean {
    return this.#isKept;
  }

  clear(): void {
    this.#isKept = writeStored(this.#key, null);
    this.#value = this.#read(undefined);
    this.#notify();
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #adopt(): void {
    this.#isKept = true;
    this.#value = this.#load();
    this.#notify();
  }

  #load(): T {
    return this.#read(tryParseJson(() => localStorage.getItem(this.#key)) ?? undefined);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** All that is saved, by name, and what the browser refused to save. */
export function readAllStored(): Readonly<Record<string, unknown>> {
  const saved = listSavedKeys().map((key) => [
    key.slice(PREFIX.length),
    tryParseJson(() => localStorage.getItem(key)),
  ]);
  const refused = [...all].filter(({ isKept }) => !isKept).map(({ name, value }) => [name, value]);
  return Object.fromEntries([...saved, ...refused]) as Record<string, unknown>;
}

export function clearStored(): void {
  for (const stored of all) stored.clear();
  for (const key of listSavedKeys()) writeStored(key, null);
}

/** Empty if the browser denies access. */
export function listSavedKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/**
 * Whether the browser keeps saved values. Also checks past saves, because a full store rejects a long text but
 * accepts a short one.
 */
export function isStorageAllowed(): boolean {
  const key = `${PREFIX}try`;
  return [...all].every(({ isKept }) => isKept) && writeStored(key, '') && writeStored(key, null);
}

export function listEntries(raw: unknown): [name: string, value: unknown][] {
  return typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
}

/** Null if the text is missing, unreadable or not JSON. */
export function tryParseJson(text: () => string | null): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return null;
  }
}

function writeStored(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
