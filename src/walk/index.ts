export {
  partsOf,
  readAllParts,
  readAddress,
  readParts,
  readStep,
  writeAddress,
  writeParts,
  type Address,
} from './address/address.ts';
export { bestSoFar, boundSoFar } from './best-so-far.ts';
export {
  readComparedAddress,
  writeComparedAddress,
  writeSide,
  type ComparedAddress,
} from './address/compared-address.ts';
export { Comparison } from './compare/comparison.ts';
export { comparedMoves, expectedOutcome, type ComparedMove, type Worth } from './compare/compared-moves.ts';
export {
  comparedByDefault,
  comparisonForms,
  type ComparedSide,
  type ComparisonForm,
  readRivals,
  searchName,
} from './compare/rivals.ts';
export type { SideLabel } from './compare/compared-sides.ts';
export { beatsOf, type Beat } from './compare/beats.ts';
export { choicesByPenalty, canBePenalised, penaltyStep, withPenalty } from './compare/penalty-choices.ts';
export { decisionsOf, type Decision, type Decisions } from './compare/decision.ts';
export { comparisonReason } from './compare/comparison-reason.ts';
export { comparisonSentence } from './compare/comparison-sentence.ts';
export {
  iterationOf,
  iterationsOf,
  optionsOf,
  prepare,
  readOptions,
  settingNames,
  validSettings,
  writeOptions,
  type PreparedSearch,
  type SettingName,
  type Settings,
} from './settings.ts';
export { diagnose, type Diagnosis } from './questions/diagnose.ts';
export { readFilter, writeFilter } from './address/filter-address.ts';
export { resultsOf, type Result } from './facts/endings.ts';
export { figuresOf, type Figures } from './facts/figures.ts';
export { lensesAt } from './facts/lens-counts.ts';
export { findCall, nextGame, previousGame } from './facts/find.ts';
export { GameRecord, readGame, writeGame } from './games/game-record.ts';
export { isPlayedBySearch, players, reportGame, type Players } from './games/game-report.ts';
export { reviewGame, type GameReview } from './games/game-review.ts';
export * as navigate from './navigate.ts';
export type { Navigation } from './navigate.ts';
export { nodeAt } from './node-at.ts';
export { plainTrace } from './plain-trace.ts';
export { Playback, type Clock } from './playback.ts';
export {
  defaultFilter,
  filterCounts,
  filterNames,
  filterPositions,
  filterValues,
  worthToMover,
  type FilterCounts,
  type FilterName,
  type FoundPosition,
  type PositionFilter,
} from './positions/position-filter.ts';
export {
  answerTo,
  asks,
  numberIn,
  numbersIn,
  canBeAsked,
  givenTo,
  questionAbout,
  readAnswer,
  writeAnswer,
  type Answer,
  type Ask,
  type Question,
} from './questions/question.ts';
export { refutationOf } from './questions/refutation.ts';
export { choicesAt, inequalityAt, evaluationFacts, stopReason } from './sentence/reasons.ts';
export { playerAt, seenAt, takesLargest, type PointOfView } from './sentence/point-of-view.ts';
export { isCutOff, momentAt, statusAt, staysOpen, type Moment } from './seek.ts';
export { playOut, searchOfMover, type SideSettings } from './games/self-play.ts';
export { penaltySum, sentenceFor, whyWorth } from './sentence/sentence.ts';
export { Session } from './session.ts';
export { stackAt, stateAt, type Frame, type State } from './state.ts';
export { tellReview } from './games/tell-review.ts';
export { treeShape, type PlyCounts, type TreeShape } from './facts/tree-shape.ts';
export { valueForms, valueOf, type ValueContext } from './facts/value.ts';
export { answerName, verdictOn, solution } from './questions/verdict.ts';
export { boundSources, type BoundSources, isCutBy, windowAt } from './window.ts';
export { programTeller } from './sentence/program-sentence.ts';
export { isComparable, partingsOf, type Parting } from './compare/parting.ts';
export { tellBy, tellerOf, type Fault, type NodeMark } from './teller.ts';
