export { algorithms, isBetter, type Algorithm, type AlgorithmName } from './algorithms.ts';
export { isLeaf, Kind } from './columns.ts';
export { explainEvaluation, type EvaluationSum } from './evaluate.ts';
export { mergeTree } from './merged-tree.ts';
export { countDistinctGames, countLenses, type Lenses } from './lenses.ts';
export { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
export { orderMoves, orders, type OrderName } from './order.ts';
export { packTrace, unpackTrace, type PackedTrace } from './pack.ts';
export { search } from './search.ts';
export { runAtOnce, searchSliced, sliceSearch, type Progress, type SearchRun } from './sliced.ts';
export { buildPlainTree, searchPlainly, type PlainTree } from './plain-tree.ts';
export type { ProgramListing } from './program-listing.ts';
export { ProgramTrace, type ProgramColumns, type ProgramFunction } from './program-trace.ts';
export {
  packCalls,
  packOptions,
  packTold,
  unpackRecording,
  type RecordedProgram,
  type RecordedRun,
  type Recording,
} from './recording.ts';
export {
  countDepth,
  DRAW,
  findWinner,
  shiftScore,
  scoreOutcome,
  scoreWin,
  scorings,
  type Scoring,
  type Winner,
} from './scoring.ts';
export { makeFlag, type Setting } from './setting-kinds.ts';
export {
  filterSettings,
  options,
  pickOptions,
  makeScoringSetting,
  settings,
  subjects,
  toKebabCase,
  type SettingTable,
  type KebabCase,
} from './settings.ts';
export { survey, surveyAtOnce, type SurveyedPosition, type ScoredChoice } from './survey.ts';
export { findCanonicalKey, findSymmetryIndex } from './symmetry.ts';
export { memos, type Bound, type MemoName } from './transposition-table.ts';
export { minimax, minimaxWithMemo } from './textbook.ts';
export type { Stop } from './recorded-columns.ts';
export { requireBestChild, requireBestMove } from './require-best.ts';
export { Trace, type PrintedLine, type ScoreWindow } from './trace.ts';
export { countPlainNodes, countSavedNodes } from './tree-size.ts';
