import { options as table, type ResolvedOptions } from '../../search/index.ts';
import { words, type ValueNames } from '../../words/index.ts';

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
