export { algorithms, type Algorithm, type AlgorithmName } from './algorithms.ts';
export { codeNames, type CodeName } from './code-names.ts';
export { watchCode } from './codes.ts';
export { Kind } from './columns.ts';
export { explainEvaluation, type EvaluationSum } from './evaluate.ts';
export { mergedTree } from './merged-tree.ts';
export { gamesUpToSymmetry, lensesOf, type Lenses } from './lenses.ts';
export { resolveOptions, type ResolvedOptions, type SearchOptions } from './options.ts';
export { orderedMoves, orders } from './order.ts';
export { packTrace, unpackTrace, type PackedTrace } from './pack.ts';
export { search } from './search.ts';
export { atOnce, searchSliced, type Progress, type SearchRun } from './sliced.ts';
export { plainTree, searchPlainly, type PlainTree } from './plain-tree.ts';
export { probe } from './probe.ts';
export type { Printed } from './probed-trace.ts';
export { ProgramTrace, type ProgramColumns, type ProgramFunction } from './program-trace.ts';
export { depthAt, scoreAtPly, scoreOf, scorings, type Scoring } from './scoring.ts';
export { flag, type Setting } from './setting-kinds.ts';
export {
  filtered,
  options,
  optionsIn,
  scoringSetting,
  settings,
  subjects,
  written,
  type SettingTable,
  type Written,
} from './settings.ts';
export { survey, surveyAtOnce, type Surveyed, type ScoredChoice } from './survey.ts';
export { canonicalKey, imageOnto } from './symmetry.ts';
export { memos, type Bound, type Memo, type MemoName } from './transposition-table.ts';
export { minimax, rememberedMinimax } from './textbook.ts';
export type { Stop } from './recorded.ts';
export { isLeaf, Trace, type ScoreWindow } from './trace.ts';
export { plainSize, savedAt } from './tree-size.ts';
