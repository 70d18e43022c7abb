import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { entriesOf, Stored } from '../kit/stored.ts';

/** A program as a reader has it before them. */
export interface KeptProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** The name of its file. */
  readonly file: string;
}

/** What is kept of one place: the program there, and the one that it took the place of last; either may be missing. */
export interface KeptPlace {
  readonly now?: KeptProgram;
  readonly before?: KeptProgram;
}

type Places = Readonly<Record<string, KeptPlace>>;

const kept = new Stored<Places>('programs', read);

/** What is kept of a place. */
export function keptAt(place: string): KeptPlace {
  return Object.hasOwn(kept.value, place) ? kept.value[place] : {};
}

/** Keeps something else of a place. */
export function keepAt(place: string, change: (before: KeptPlace) => KeptPlace): void {
  kept.update((all) => ({ ...all, [place]: change(Object.hasOwn(all, place) ? all[place] : {}) }));
}

function read(raw: unknown): Places {
  return Object.fromEntries(
    entriesOf(raw).map(([place, value]) => {
      const { now, before } = Object.fromEntries(entriesOf(value));
      return [place, { ...programAs('now', now), ...programAs('before', before) }];
    }),
  );
}

function programAs<N extends string>(name: N, raw: unknown): { readonly [name in N]?: KeptProgram } {
  const { source, language, file } = Object.fromEntries(entriesOf(raw));
  const known = programLanguages.find((each) => each === language);
  if (typeof source !== 'string' || !known || typeof file !== 'string') return {};
  return { [name]: { source, language: known, file } } as { readonly [name in N]: KeptProgram };
}
