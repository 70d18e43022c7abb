import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

/** The seed of a run: `PLYBOOK_SEED`, else the number of the day since 1970, so that another day checks another sample. */
export const seed = Number(process.env['PLYBOOK_SEED'] ?? Math.floor(Date.now() / 86_400_000));

if (!Number.isSafeInteger(seed) || seed < 0)
  throw new Error(`invalid PLYBOOK_SEED "${process.env['PLYBOOK_SEED']}": expected a whole number from 0`);

/** Whether the run is `npm run test:long`, which leaves nothing out. */
export const isLong = process.env['PLYBOOK_LONG'] === '1';

/** Whether no file and no journey is left out: in `npm run test:long`, and for who names a file. */
export const takesAll = isLong || process.env['PLYBOOK_SEED'] === undefined;

/** Multiples of it, modulo 1, fill the range from 0 to 1 evenly, also those of every fourth or eighth day alone. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/**
 * Of what takes long to check as a whole: `count` of them, evenly apart, from one that the seed chooses; all of them in
 * `npm run test:long`. Over the days each is checked, even in a file that is itself taken every fourth or eighth day.
 * @param ahead by how many items further on than the seed says: what is sampled in several places differs from one to the next
 */
export function sampled<T>(all: readonly T[], count: number, ahead = 0): T[] {
  if (isLong || count >= all.length) return [...all];
  const first = Math.floor(((seed * GOLDEN) % 1) * all.length) + ahead;
  const at = (i: number) => (first + Math.floor((i * all.length) / count)) % all.length;
  return Array.from({ length: count }, (_, i) => all[at(i)]);
}

/**
 * The files of tests below a folder that a run takes: one in `days` each day, or all.
 * @param isDaily whether a file is taken every day, by its name without its ending
 */
export function sampledFiles(
  folder: string,
  days: number,
  isDaily: (name: string) => boolean = () => false,
): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file}`)
    .toSorted();
  if (takesAll) return files;
  const others = files.filter((file) => !isDaily(basename(file, '.test.ts')));
  return files.filter((file) => (others.indexOf(file) + seed) % days === 0 || !others.includes(file));
}
