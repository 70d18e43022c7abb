import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { entriesOf, Stored } from '../kit/stored.ts';

export interface KeptProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly file: string;
}

/** The program of one place, and the one that it replaced last. */
export interface KeptPlace {
  readonly now?: KeptProgram;
  readonly before?: KeptProgram;
}

type Places = Readonly<Record<string, KeptPlace>>;

const kept = new Stored<Places>('programs', read);

export function keptAt(place: string): KeptPlace {
  return Object.hasOwn(kept.value, place) ? kept.value[place] : {};
}

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
