import { findPairHolder } from './board-holder.ts';
import type { Literal } from './literal.ts';
import { listListForms, listPairForms } from './pair-form.ts';
import { ELSEWHERE, MISSING, type Place } from './places.ts';
import type { MarkNames } from './read-cells.ts';
import type { Representation } from './representation.ts';
import type { Runtime } from './runtime.ts';

/** Boards whose sides are kept apart. */
export function listPairs(
  runtime: Runtime,
  marks: readonly { readonly names: MarkNames }[],
): Representation[] {
  const place: Pick<Representation, 'shape' | 'areMarksNamed' | 'empty'> & Place = {
    ...ELSEWHERE,
    shape: 'pair',
    areMarksNamed: false,
    empty: MISSING,
  };
  const forms = listPairForms(runtime.texts);
  const bits = forms.filter(({ kind, within }) => kind === 'bits' && !within);
  const found = bits.length > 0 ? findPairHolder(runtime) : null;
  const held = found
    ? (found.takesSide ? marks : [{ names: { x: 'X', o: 'O' } }]).flatMap(({ names }) =>
        bits.map((pair) => ({
          ...place,
          holder: found.holder,
          marks: { ...names, pair: { ...pair, within: found.within } },
        })),
      )
    : [];
  const plain = forms.map((pair) => ({
    ...place,
    marks: { ...(pair.kind === 'digits' ? { x: 1, o: 2 } : { x: 'X', o: 'O' }), pair },
  }));
  return [...held, ...plain];
}

/** Names of what belongs to one side. */
const ofSides = /player|human|user|comp|cpu|(?:^|_)(?:ai|bot)|opponent|enemy|rival|cross|nought/i;

/** Boards whose sides are two globals that begin as empty lists or sets. */
export function listGlobalPairs(
  runtime: Runtime,
  globals: ReadonlyMap<string, Literal>,
  marks: readonly { readonly names: MarkNames }[],
): Representation[] {
  const all = [...globals].filter(
    ([, value]) => Array.isArray(value) && (value as readonly Literal[]).length === 0,
  );
  const named = [/^x/i, /^o/i].flatMap((each) => all.filter(([name]) => each.test(name)).slice(0, 1));
  const sides = named.length === 2 ? named : all.filter(([name]) => ofSides.test(name));
  if (sides.length !== 2) return [];
  const [one, other] = sides.map(([name]) => name);
  const pairs = listListForms(runtime.texts).map((pair) => ({ ...pair, within: 'list' as const }));
  return [`[${one}, ${other}]`, `[${other}, ${one}]`].flatMap((globalBoard) =>
    marks.flatMap(({ names }) =>
      pairs.map((pair) => ({
        ...ELSEWHERE,
        shape: 'pair' as const,
        areMarksNamed: false,
        empty: MISSING,
        globalBoard,
        isOwn: true,
        marks: { ...names, pair },
      })),
    ),
  );
}
