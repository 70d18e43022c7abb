import { programLanguages, type ModuleFiles, type ProgramLanguage } from '../../program/index.ts';
import { listEntries, Stored } from '../kit/stored.ts';

export interface KeptProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** Its path among the files. */
  readonly file: string;
  readonly files: ModuleFiles;
}

/** A reader's work at one place: the current program, and earlier ones, latest first. */
export interface KeptPlace {
  readonly now?: KeptProgram;
  readonly before?: readonly KeptProgram[];
}

type Places = Readonly<Record<string, KeptPlace>>;

const store = new Stored<Places>('programs', readPlaces);

export function readPlace(place: string): KeptPlace {
  return Object.hasOwn(store.value, place) ? store.value[place] : {};
}

/** Calls a listener after each change in any place, here or in another window, until the returned function is called. */
export function subscribeToPlaces(listener: () => void): () => void {
  return store.subscribe(listener);
}

/** Returns whether the browser keeps it. */
export function updatePlace(place: string, change: (before: KeptPlace) => KeptPlace): boolean {
  store.update((all) => ({ ...all, [place]: change(Object.hasOwn(all, place) ? all[place] : {}) }));
  return store.isKept;
}

export function isSame(one: KeptProgram, other: KeptProgram): boolean {
  const paths = Object.keys(one.files);
  return (
    one.source === other.source &&
    one.language === other.language &&
    one.file === other.file &&
    paths.length === Object.keys(other.files).length &&
    paths.every((path) => one.files[path] === other.files[path])
  );
}

/** Most earlier programs to keep, and their total characters; the latest is always kept. */
const MOST_BEFORE = 5;
const MOST_CHARACTERS = 1_000_000;

/** Adds a program to the earlier ones, and drops the oldest. */
export function addBefore(
  program: KeptProgram | null | undefined,
  before: readonly KeptProgram[] = [],
): readonly KeptProgram[] {
  if (!program || program.source.trim() === '') return before;
  const all = [program, ...before.filter((each) => !isSame(each, program))].slice(0, MOST_BEFORE);
  let length = 0;
  return all.filter(({ source, files }, index) => {
    length += Object.values(files).reduce((sum, text) => sum + text.length, source.length);
    return index === 0 || length <= MOST_CHARACTERS;
  });
}

function readPlaces(raw: unknown): Places {
  return Object.fromEntries(
    listEntries(raw).map(([place, value]) => {
      const { now, before } = Object.fromEntries(listEntries(value));
      const [current] = parseProgram(now);
      return [place, { ...(current && { now: current }), before: [before].flat().flatMap(parseProgram) }];
    }),
  );
}

/** A list of one program, or of none. */
function parseProgram(raw: unknown): KeptProgram[] {
  const { source, language, file, files } = Object.fromEntries(listEntries(raw));
  const known = programLanguages.find((each) => each === language);
  if (typeof source !== 'string' || !known || typeof file !== 'string') return [];
  const texts = listEntries(files).filter((each): each is [string, string] => typeof each[1] === 'string');
  return [{ source, language: known, file, files: Object.fromEntries(texts) }];
}
