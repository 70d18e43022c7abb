import { programLanguages, type ProgramLanguage } from '../../program/index.ts';
import { listEntries, Stored } from '../kit/stored.ts';

export interface KeptProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly file: string;
}

export interface KeptPlace {
  readonly now?: KeptProgram;
  readonly before?: KeptProgram;
}

type Places = Readonly<Record<string, KeptPlace>>;

const store = new Stored<Places>('programs', readPlaces);

export function readPlace(place: string): KeptPlace {
  return Object.hasOwn(store.value, place) ? store.value[place] : {};
}

export function updatePlace(place: string, change: (before: KeptPlace) => KeptPlace): void {
  store.update((all) => ({ ...all, [place]: change(Object.hasOwn(all, place) ? all[place] : {}) }));
}

function readPlaces(raw: unknown): Places {
  return Object.fromEntries(
    listEntries(raw).map(([place, value]) => {
      const { now, before } = Object.fromEntries(listEntries(value));
      return [place, { ...parseProgram('now', now), ...parseProgram('before', before) }];
    }),
  );
}

function parseProgram<N extends string>(name: N, raw: unknown): { readonly [name in N]?: KeptProgram } {
  const { source, language, file } = Object.fromEntries(listEntries(raw));
  const known = programLanguages.find((each) => each === language);
  if (typeof source !== 'string' || !known || typeof file !== 'string') return {};
  return { [name]: { source, language: known, file } } as { readonly [name in N]: KeptProgram };
}
