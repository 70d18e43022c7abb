import type { Surveyed } from '../../search/index.ts';

/** What positions can be filtered by, and the values of each; the first is the default. */
export const filterValues = {
  /** The first best move changes with the penalty, the set of best moves shrinks, or whatever happens. */
  which: ['first', 'shrinks', 'all'],
  'to-move': ['any', 'x', 'o'],
  /** What the position is worth to the side to move. */
  value: ['any', 'won', 'drawn', 'lost'],
  empty: ['any', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  /** Whether two opponents who never give away value can come here. */
  perfect: ['any', 'yes', 'no'],
  /** Whether positions that are the same but for a symmetry count each, or once together. */
  alike: ['each', 'once'],
} as const;

/** The name of something that positions can be filtered by. */
export type FilterName = keyof typeof filterValues;

/** One value of each filter. */
export type PositionFilter = { readonly [N in FilterName]: (typeof filterValues)[N][number] };

/** How many positions there are for each value of each filter while the others stay as they are. */
export type FilterCounts = {
  readonly [N in FilterName]: Readonly<Record<(typeof filterValues)[N][number], number>>;
};

/** A position that a filter lets through, and how many such positions it stands for, itself included. */
export interface FoundPosition {
  readonly position: Surveyed;
  readonly alike: number;
}

/** All names, in the order of `filterValues`. */
export const filterNames = Object.keys(filterValues) as FilterName[];

/** The filter with all defaults. */
export const defaultFilter = Object.fromEntries(
  filterNames.map((name) => [name, filterValues[name][0]]),
) as PositionFilter;

/** The values of each filter that a position falls under. */
const labels: { readonly [N in FilterName]: (position: Surveyed) => readonly string[] } = {
  which: ({ plain, depth }) => [
    'all',
    ...(depth.best.length < plain.best.length ? ['shrinks'] : []),
    ...(depth.best.includes(plain.best[0]) ? [] : ['first']),
  ],
  'to-move': ({ toMove }) => ['any', toMove],
  value: (position) => ['any', (['lost', 'drawn', 'won'] as const)[1 + worthToMover(position)]],
  empty: ({ pliesLeft }) => ['any', `${pliesLeft}`],
  perfect: ({ isPerfectPlay }) => ['any', isPerfectPlay ? 'yes' : 'no'],
  alike: () => ['each', 'once'],
};

/** What a position is worth to the side to move: 1 won, 0 drawn, −1 lost. */
export function worthToMover({ plain, toMove }: Surveyed): number {
  return toMove === 'x' ? plain.score : 0 - plain.score;
}

/**
 * The positions that a filter lets through, those with the fewest empty cells first: they have the smallest trees.
 * Of positions that are counted once, the first stands for all.
 */
export function filterPositions(positions: readonly Surveyed[], filter: PositionFilter): FoundPosition[] {
  const groups = new Map<string, Surveyed[]>();
  for (const position of positions) {
    if (misses(position, filter).length > 0) continue;
    const name = identity(position, filter.alike);
    groups.set(name, [...(groups.get(name) ?? []), position]);
  }
  return [...groups.values()]
    .map((group) => ({ position: group[0], alike: group.length }))
    .toSorted((a, b) => a.position.pliesLeft - b.position.pliesLeft);
}

/** Counts the positions for every value of every filter. */
export function filterCounts(positions: readonly Surveyed[], filter: PositionFilter): FilterCounts {
  const found = Object.fromEntries(
    filterNames.map((name) => [name, new Map(filterValues[name].map((value) => [value, new Set<string>()]))]),
  ) as Record<FilterName, Map<string, Set<string>>>;
  for (const position of positions) {
    const missed = misses(position, filter);
    if (missed.length > 1) continue;
    for (const name of missed.length === 1 ? missed : filterNames) {
      for (const value of labels[name](position))
        found[name].get(value)?.add(identity(position, name === 'alike' ? value : filter.alike));
    }
  }
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      Object.fromEntries([...found[name]].map(([value, each]) => [value, each.size])),
    ]),
  ) as FilterCounts;
}

/** The filters that keep a position out. */
function misses(position: Surveyed, filter: PositionFilter): FilterName[] {
  return filterNames.filter((name) => !labels[name](position).includes(filter[name]));
}

/** What tells a position from those that are to be counted apart from it. */
function identity(position: Surveyed, alike: string): string {
  return alike === 'once' ? position.image : position.text;
}
