import { packAssembly, unpackAssembly, type Assembly, type BlockExercise } from '../../../walk/index.ts';
import { listEntries, Stored } from '../../kit/stored.ts';

/** Saved assemblies, by the place of the exercise. `of` is the text of the exercise, `packed` the assembly. */
type Kept = Readonly<Record<string, { readonly of: string; readonly packed: string }>>;

export const assemblies = new Stored<Kept>('blocks', (raw) =>
  Object.fromEntries(
    listEntries(raw).flatMap(([place, value]) => {
      const { of, packed } = Object.fromEntries(listEntries(value));
      return typeof of === 'string' && typeof packed === 'string' ? [[place, { of, packed }]] : [];
    }),
  ),
);

/** Null if none is saved, or if the exercise has changed since. */
export function findAssembly(place: string, text: string, exercise: BlockExercise): Assembly | null {
  const kept = Object.hasOwn(assemblies.value, place) ? assemblies.value[place] : null;
  return kept?.of === text ? unpackAssembly(exercise, kept.packed) : null;
}

export function keepAssembly(place: string, text: string, assembly: Assembly): void {
  const packed = packAssembly(assembly);
  assemblies.update((before) => ({ ...before, [place]: { of: text, packed } }));
}
