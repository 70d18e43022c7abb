import type { ResolvedOptions } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { readOptions, type Settings } from '../settings.ts';

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
    name.algorithm[algorithm],
    ...(order === 'row-major' ? [] : [typeof order === 'string' ? name.order[order] : name.givenOrder]),
    ...(memo ? [name.memo[memo]] : []),
    ...(mergeMoves ? [name.mergeMoves] : []),
    ...(depthLimit === null ? [] : [name.depth(depthLimit, deepening)]),
  ]);
}
