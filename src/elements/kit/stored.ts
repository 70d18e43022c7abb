/** Every key of Plybook begins with this; the number changes when what is kept changes its form. */
export const PREFIX = 'plybook.1.';

const all = new Set<Stored<unknown>>();

/**
 * A value that is kept on the reader's machine under a name, and nowhere else. What is read back is checked, since
 * anything may stand there; where the browser refuses to keep it, or is full, it holds until the page is left. Other
 * tabs follow every change.
 */
export class Stored<T> {
  readonly #key: string;
  readonly #read: (raw: unknown) => T;
  readonly #listeners = new Set<() => void>();
  #value: T | undefined;
  /** Whether what is kept is what holds here; not after a write was refused. */
  #isKept = true;

  /** `read` makes a valid value of anything, `undefined` when nothing is kept. */
  constructor(name: string, read: (raw: unknown) => T) {
    this.#key = PREFIX + name;
    this.#read = read;
    all.add(this);
    // Where there is no window, nothing is kept and nobody else changes it.
    if (typeof window === 'undefined') return;
    addEventListener('storage', (event) => {
      if (event.key === this.#key || event.key === null) this.#adopt();
    });
  }

  get value(): T {
    this.#value ??= this.#load();
    return this.#value;
  }

  /** Makes a new value from the latest one, which another tab may have changed a moment ago, and keeps it. */
  update(change: (value: T) => T): void {
    this.#value = change(this.#isKept ? this.#load() : this.value);
    this.#isKept = write(this.#key, JSON.stringify(this.#value));
    this.#notify();
  }

  /** Forgets what is kept. */
  clear(): void {
    this.#isKept = write(this.#key, null);
    this.#value = this.#read(undefined);
    this.#notify();
  }

  /** Calls a listener after every change, here or in another tab, until the returned function is called. */
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
    return this.#read(parsed(() => localStorage.getItem(this.#key)) ?? undefined);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}

/** Forgets everything that Plybook keeps on the reader's machine, of this page and of all others. */
export function clearStored(): void {
  for (const stored of all) stored.clear();
  for (const key of keptKeys()) write(key, null);
}

/** The keys under which anything is kept; none where the browser refuses to say. */
export function keptKeys(): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}

/** Whether the browser keeps anything for this site. */
export function isStorageAllowed(): boolean {
  const key = `${PREFIX}try`;
  return write(key, '') && write(key, null);
}

/** The properties of what was read, none if it is not an object. */
export function entriesOf(raw: unknown): [name: string, value: unknown][] {
  return typeof raw === 'object' && raw !== null ? Object.entries(raw) : [];
}

/** What a text says that was written as JSON; null where there is none, or it can neither be had nor read. */
export function parsed(text: () => string | null): unknown {
  try {
    return JSON.parse(text() ?? 'null');
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
