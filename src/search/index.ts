export { Kind } from './columns.ts';
export {
  optionValues,
  orderedMoves,
  resolveOptions,
  type ResolvedOptions,
  type SearchOptions,
} from './options.ts';
export { depthAt, scoreOf } from './scoring.ts';
export { search } from './search.ts';
export { minimax } from './textbook.ts';
export { survey, type Surveyed, type Verdict } from './survey.ts';
export { isLeaf, Trace } from './trace.ts';
