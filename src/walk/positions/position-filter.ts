import type { SurveyedPosition } from '../../search/index.ts';

/** The values of each filter, its default first. */
export const filterValues = {
  /** Whether the penalty changes the first best move, or shrinks the set of best moves. */
  which: ['first', 'shrinks', 'all'],
  'to-move': ['any', 'x', 'o'],
  /** For the side to move. */
  value: ['any', 'won', 'drawn', 'lost'],
  empty: ['any', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  /** Whether perfect play from the start can reach the position. */
  perfect: ['any', 'yes', 'no'],
  /** Whether symmetric positions count once. */
  alike: ['each', 'once'],
} as const;

export type FilterName = keyof typeof filterValues;

export type PositionFilter = { readonly [N in FilterName]: (typeof filterValues)[N][number] };

/** For each value of each filter, the number of positions if the other filters stay unchanged. */
export type FilterCounts = {
  readonly [N in FilterName]: Readonly<Record<(typeof filterValues)[N][number], number>>;
};

/** A match, and how many matches it represents, itself included. */
export interface FoundPosition {
  readonly position: SurveyedPosition;
  readonly alike: number;
}

export const filterNames = Object.keys(filterValues) as FilterName[];

export const defaultFilter = Object.fromEntries(
  filterNames.map((name) => [name, filterValues[name][0]]),
) as PositionFilter;

const labels: { readonly [N in FilterName]: (position: SurveyedPosition) => readonly string[] } = {
  which: ({ plain, depth }) => [
    'all',
    ...(depth.best.length < plain.best.length ? ['shrinks'] : []),
    ...(depth.best.includes(plain.best[0]) ? [] : ['first']),
  ],
  'to-move': ({ toMove }) => ['any', toMove],
  value: (position) => ['any', (['lost', 'drawn', 'won'] as const)[1 + readWorthToMover(position)]],
  empty: ({ pliesLeft }) => ['any', `${pliesLeft}`],
  perfect: ({ isPerfectPlay }) => ['any', isPerfectPlay ? 'yes' : 'no'],
  alike: () => ['each', 'once'],
};

/** 1 won, 0 drawn, −1 lost, for the side to move. */
export function readWorthToMover({ plain, toMove }: SurveyedPosition): number {
  return toMove === 'x' ? plain.score : 0 - plain.score;
}

/** Fewest empty cells (the smallest trees) first. The first of symmetric positions represents all. */
export function filterPositions(
  positions: readonly SurveyedPosition[],
  filter: PositionFilter,
): FoundPosition[] {
  const groups = new Map<string, SurveyedPosition[]>();
  for (const position of positions) {
    if (listMisses(position, filter).length > 0) continue;
    const name = chooseIdentity(position, filter.alike);
    groups.set(name, [...(groups.get(name) ?? []), position]);
  }
  return [...groups.values()]
    .map((group) => ({ position: group[0], alike: group.length }))
    .toSorted((a, b) => a.position.pliesLeft - b.position.pliesLeft);
}

export function countFiltered(positions: readonly SurveyedPosition[], filter: PositionFilter): FilterCounts {
  const found = Object.fromEntries(
    filterNames.map((name) => [name, new Map(filterValues[name].map((value) => [value, new Set<string>()]))]),
  ) as Record<FilterName, Map<string, Set<string>>>;
  for (const position of positions) {
    const missed = listMisses(position, filter);
    if (missed.length > 1) continue;
    for (const name of missed.length === 1 ? missed : filterNames) {
      for (const value of labels[name](position))
        found[name].get(value)?.add(chooseIdentity(position, name === 'alike' ? value : filter.alike));
    }
  }
  return Object.fromEntries(
    filterNames.map((name) => [
      name,
      Object.fromEntries([...found[name]].map(([value, each]) => [value, each.size])),
    ]),
  ) as FilterCounts;
}

function listMisses(position: SurveyedPosition, filter: PositionFilter): FilterName[] {
  return filterNames.filter((name) => !labels[name](position).includes(filter[name]));
}

function chooseIdentity(position: SurveyedPosition, alike: string): string {
  return alike === 'once' ? position.image : position.text;
}
