import { options as table, type ResolvedOptions } from '../../search/index.ts';
import { words, type ValueNames } from '../../words/index.ts';
import { readOptions, type Settings } from '../written-settings.ts';

/** One tree for each search, or one tree with both values at each node. */
export const comparisonForms = ['side-by-side', 'one-tree'] as const;

export type ComparisonForm = (typeof comparisonForms)[number];

export const defaultSides = { left: 'scoring=plain', right: 'scoring=depth' } as const;

export type ComparedSide = keyof typeof defaultSides;

/** Reads options separated by bars: `algorithm=alpha-beta | algorithm=alpha-beta order=best`. */
export function readRivals(text: string): Settings[] {
  return text
    .split('|')
    .filter((each) => each.trim())
    .map((each) => readOptions(each));
}

/** `alpha-beta, centre first, with a table` */
export function nameSearch(options: ResolvedOptions): string {
  const { algorithm, order, memo, mergeMoves, depthLimit, deepening } = options;
  const searchName = words.searchName;
  return searchName.joined([
    algorithm.words.inSentence,
    ...(order === table.order.default ? [] : [findOrderNames(order)?.inSentence ?? searchName.givenOrder]),
    ...(memo ? [memo.words.inSentence] : []),
    ...(mergeMoves ? [searchName.mergeMoves] : []),
    ...(depthLimit === null ? [] : [searchName.depth(depthLimit, deepening)]),
  ]);
}

/** Null for an order that lists moves. */
export function findOrderNames(order: ResolvedOptions['order']): ValueNames | null {
  return typeof order === 'string' ? words.settings.order.values[order] : null;
}
