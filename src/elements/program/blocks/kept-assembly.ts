import { packAssembly, unpackAssembly, type Assembly, type BlockExercise } from '../../../walk/index.ts';
import { listEntries, Stored } from '../../kit/stored.ts';

/** A reader's work on an exercise. */
export interface OwnWork {
  readonly now: Assembly;
  /** The work before the reader started over, until the next run; null if the reader did not. */
  readonly before: Assembly | null;
}

/**
 * Saved assemblies, by the place of the exercise. `of` is the text of the exercise; `packed` and `before` are its
 * assemblies, `before` is empty for none.
 */
type Kept = Readonly<
  Record<string, { readonly of: string; readonly packed: string; readonly before: string }>
>;

export const assemblies = new Stored<Kept>('blocks', (raw) =>
  Object.fromEntries(
    listEntries(raw).flatMap(([place, value]) => {
      const { of, packed, before } = Object.fromEntries(listEntries(value));
      if (typeof of !== 'string' || typeof packed !== 'string') return [];
      return [[place, { of, packed, before: typeof before === 'string' ? before : '' }]];
    }),
  ),
);

/** Null if none is saved, or if the exercise has changed since. */
export function findWork(place: string, text: string, exercise: BlockExercise): OwnWork | null {
  const kept = Object.hasOwn(assemblies.value, place) ? assemblies.value[place] : null;
  const now = kept?.of === text ? unpackAssembly(exercise, kept.packed) : null;
  if (!kept || !now) return null;
  return { now, before: kept.before === '' ? null : unpackAssembly(exercise, kept.before) };
}

export function keepWork(place: string, text: string, { now, before }: OwnWork): void {
  const kept = { of: text, packed: packAssembly(now), before: before ? packAssembly(before) : '' };
  assemblies.update((all) => ({ ...all, [place]: kept }));
}
