import { options as table, type ResolvedOptions } from '../../search/index.ts';
import { words, type ValueNames } from '../../words/index.ts';
import { readOptions, type Settings } from '../settings.ts';

/** The forms of a comparison: a tree for each search, or one whose nodes carry both values. */
export const comparisonForms = ['side-by-side', 'one-tree'] as const;

/** A form of a comparison. */
export type ComparisonForm = (typeof comparisonForms)[number];

/** What is compared unless something else is said: the options of the left and of the right search. */
export const comparedByDefault = { left: 'scoring=plain', right: 'scoring=depth' } as const;

/** A side of a comparison. */
export type ComparedSide = keyof typeof comparedByDefault;

/** Ways to search that a search is held against, as one text: `algorithm=alpha-beta | algorithm=alpha-beta order=best`. */
export function readRivals(text: string): Settings[] {
  return text
    .split('|')
    .filter((each) => each.trim())
    .map((each) => readOptions(each));
}

/** What a way to search is called: `alpha-beta, centre first, with a table`. */
export function searchName(options: ResolvedOptions): string {
  const { algorithm, order, memo, mergeMoves, depthLimit, deepening } = options;
  const name = words.searchName;
  return name.joined([
    algorithm.words.inSentence,
    ...(order === table.order.default ? [] : [orderNames(order)?.inSentence ?? name.givenOrder]),
    ...(memo ? [memo.words.inSentence] : []),
    ...(mergeMoves ? [name.mergeMoves] : []),
    ...(depthLimit === null ? [] : [name.depth(depthLimit, deepening)]),
  ]);
}

/** What an order is called; null for one that somebody wrote down. */
export function orderNames(order: ResolvedOptions['order']): ValueNames | null {
  return typeof order === 'string' ? words.settings.order.values[order] : null;
}
