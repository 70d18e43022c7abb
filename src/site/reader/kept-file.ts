import { entriesOf, keptKeys, parsed, PREFIX } from '../../elements/kit/stored.ts';
import { words } from '../../words/index.ts';

/** The form of such files; the number changes with what is kept. */
const FORM = 'Plybook 1';

/** The most that is taken from a file, in kB: browsers keep no more of a site. */
const MOST = 5000;

/** All that is kept on this device, by name, as the text of a file. */
export function keptText(): string {
  const kept = keptKeys().map((key) => [key.slice(PREFIX.length), parsed(() => localStorage.getItem(key))]);
  return JSON.stringify({ form: FORM, kept: Object.fromEntries(kept) as unknown }, null, 2);
}

/**
 * Keeps what a file holds beside what is kept here: where both have something of the same lesson, program or setting, that
 * of the file. Rejects with what is wrong and what to do on a file that Plybook has not saved, or for which there is no room.
 */
export async function takeKept(file: File): Promise<void> {
  const { foreign, full } = words.reader.kept;
  const whole = file.size > 1000 * MOST ? null : await file.text();
  const { form, kept } = Object.fromEntries(entriesOf(parsed(() => whole)));
  if (form !== FORM) throw new TypeError(foreign(file.name));
  const before = keptKeys().map((key) => [key, localStorage.getItem(key)!] as const);
  try {
    for (const [name, value] of entriesOf(kept)) {
      const key = PREFIX + name;
      const own = entriesOf(parsed(() => localStorage.getItem(key)));
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...own, ...entriesOf(value)])));
    }
  } catch {
    for (const key of keptKeys()) localStorage.removeItem(key);
    for (const [key, text] of before) localStorage.setItem(key, text);
    throw new RangeError(full(file.name));
  }
  // Whatever holds some of it reads it anew, as after a change in another tab; it is checked as it is read.
  dispatchEvent(new StorageEvent('storage'));
}
