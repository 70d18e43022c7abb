export {
  partsOf,
  readAllParts,
  readPlace,
  readStep,
  writePlace,
  type Place,
  type ReadPlace,
} from './address.ts';
export { bestSoFar, boundSoFar, type Best } from './best-so-far.ts';
export { readComparedPlace, writeComparedPlace, writeSide, type ComparedPlace } from './compared-address.ts';
export { Comparison } from './comparison.ts';
export { comparedMoves, expectedOutcome, type ComparedMove, type Worth } from './compared-moves.ts';
export {
  comparedByDefault,
  comparisonForms,
  type ComparedSide,
  type ComparisonForm,
} from './compared-settings.ts';
export type { SideLabel } from './compared-sides.ts';
export { comparisonReason } from './comparison-reason.ts';
export { comparisonSentence } from './comparison-sentence.ts';
export { iterationOf, iterationsOf } from './iteration.ts';
export { keepInStep } from './keep-in-step.ts';
export { diagnose, type Diagnosis } from './diagnose.ts';
export { readFilter, writeFilter } from './filter-address.ts';
export { resultsOf, type Result } from './endings.ts';
export { figuresOf, type Figures } from './figures.ts';
export { lensesAt, lensNames, type LensName } from './lens-counts.ts';
export { readRivals, searchName } from './rivals.ts';
export { findCall, nextGame, previousGame, type WantedGame } from './find.ts';
export { GameRecord, readGame, writeGame } from './game-record.ts';
export { isPlayedBySearch, players, reportGame, type Players } from './game-report.ts';
export { reviewGame, type GameReview, type ValueChange } from './game-review.ts';
export * as navigate from './navigate.ts';
export type { Navigation } from './navigate.ts';
export { plainTrace } from './plain-trace.ts';
export { Playback, type Clock } from './playback.ts';
export {
  defaultFilter,
  filterCounts,
  filterNames,
  filterPositions,
  filterValues,
  worth,
  type FilterCounts,
  type FilterName,
  type Found,
  type PositionFilter,
} from './position-filter.ts';
export {
  answerTo,
  asks,
  numberIn,
  numbersIn,
  questionAbout,
  readAnswer,
  writeAnswer,
  type Answer,
  type Ask,
  type NumberRange,
  type Question,
} from './question.ts';
export { refutationOf } from './refutation.ts';
export { choicesAt, inequalityAt, judgement, stopReason } from './reasons.ts';
export { playerAt } from './player.ts';
export { momentAt, statusAt, type Moment } from './seek.ts';
export { pointsOfView, seenAt, takesLargest, type PointOfView } from './point-of-view.ts';
export { playNodes, playOut, searchOfMover, type SideSettings } from './self-play.ts';
export { penaltySum, sentenceFor } from './sentence.ts';
export { Session } from './session.ts';
export {
  namesOf,
  optionsOf,
  prepare,
  readOptions,
  settingNames,
  validSettings,
  writeOptions,
  type SettingName,
  type Settings,
} from './settings.ts';
export { stackAt, stateAt, type Frame, type State } from './state.ts';
export { tellReview } from './tell-review.ts';
export { treeShape, type PlyCounts, type TreeShape } from './tree-shape.ts';
export { valueForms, valueOf, type ValueContext } from './value.ts';
export { answerName, judge, solution, type Verdict } from './verdict.ts';
export { isCutBy, windowAt } from './window.ts';
