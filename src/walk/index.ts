export {
  splitParts,
  readAllParts,
  readAddress,
  readParts,
  readStep,
  writeAddress,
  writeParts,
  type Address,
} from './address/address.ts';
export {
  findCauses,
  findNextIndent,
  packAssembly,
  placeBlock,
  toggleBlock,
  unpackAssembly,
} from './blocks/arrange-blocks.ts';
export {
  beginAssembly,
  countGapsBefore,
  countLinesBeforeGiven,
  hasGaps,
  listGaps,
  listRight,
  readBlocks,
  writeBlock,
  writeProgram,
  writeWhole,
  type Assembly,
  type Block,
  type BlockExercise,
} from './blocks/read-blocks.ts';
export { shuffleBlocks } from './blocks/shuffle-blocks.ts';
export { findBestSoFar, findBoundSoFar } from './best-so-far.ts';
export {
  readComparedAddress,
  writeComparedAddress,
  writeSide,
  type ComparedAddress,
} from './address/compared-address.ts';
export { readExploreAddress, writeExploreAddress } from './address/explore-address.ts';
export { buildPad, listBestChildren, type Choice, type Pad } from './by-hand/build-pad.ts';
export { checkHandSize } from './by-hand/check-size.ts';
export { findNext, listDecisions, type HandDecision } from './by-hand/hand-decisions.ts';
export { explainPress, type PressAnswer } from './by-hand/explain-press.ts';
export { makeHandNarrator } from './by-hand/hand-narrator.ts';
export { HeldTrace, isUndecided, isForeseen } from './by-hand/held-trace.ts';
export {
  countPresses,
  followLog,
  isPressLog,
  type PressCount,
  type PressLog,
  type Progress,
  type Skill,
} from './by-hand/progress.ts';
export { Comparison } from './compare/comparison.ts';
export {
  compareMoves,
  findExpectedOutcome,
  type ComparedMove,
  type Worth,
} from './compare/compared-moves.ts';
export { nameSearch } from './compare/search-name.ts';
export {
  defaultSides,
  comparisonForms,
  type ComparedSide,
  type ComparisonForm,
} from './compare/comparison-form.ts';
export type { SideLabel } from './compare/compared-sides.ts';
export { makeBeats, type Beat } from './compare/beats.ts';
export { listPenaltyChoices, canBePenalised, penaltyStep, setPenalty } from './compare/penalty-choices.ts';
export { makeDecisions, type Decision, type Decisions } from './compare/decision.ts';
export { explainComparison } from './compare/comparison-reason.ts';
export { describeComparedStep } from './compare/comparison-sentence.ts';
export {
  findIteration,
  listIterations,
  parseOptions,
  prepareSearch,
  readOptions,
  settingNames,
  keepValidSettings,
  writeOptions,
  type PreparedSearch,
  type SettingName,
  type Settings,
  readRivals,
} from './written-settings.ts';
export { diagnose, type Diagnosis } from './questions/diagnose.ts';
export { readFilter, writeFilter } from './address/filter-address.ts';
export { makeResultReader, type Result } from './facts/game-results.ts';
export { countStats, type Stats } from './facts/stats.ts';
export { findLenses } from './facts/lens-counts.ts';
export { findCall, seekGame } from './facts/find-in-tree.ts';
export { countCalled, countProspects, listTriedMoves, type TriedMove } from './games/tried-moves.ts';
export { GameRecord, readGame, writeGame } from './games/game-record.ts';
export { isPlayedBySearch, players, reportGame, type Players } from './games/game-report.ts';
export { finishGame, reviewGame, type GameReview } from './games/game-review.ts';
export * as navigate from './navigate.ts';
export type { Navigation } from './navigate.ts';
export { findNode, findNodeIfAny } from './node-at.ts';
export { makePlainTrace } from './plain-trace.ts';
export { Playback, type Clock } from './playback.ts';
export {
  defaultFilter,
  countFiltered,
  filterNames,
  filterPositions,
  filterValues,
  readWorthToMover,
  type FilterCounts,
  type FilterName,
  type FoundPosition,
  type PositionFilter,
} from './positions/position-filter.ts';
export {
  findAnswer,
  readNumber,
  readNumberRange,
  canBeAsked,
  makeQuestion,
  readAnswer,
  writeAnswer,
  type Answer,
  type Question,
} from './questions/question.ts';
export {
  answerRows,
  findAnswerKind,
  questionKinds,
  questionRows,
  readQuestionKind,
  type NodeAnswerKind,
  type QuestionKind,
} from './questions/question-kinds.ts';
export { drawQuestion, type DrawnQuestion } from './questions/draw-question.ts';
export { findQuizKind, judgeQuiz, quizKinds, type QuizAnswer, type QuizKind } from './questions/quiz.ts';
export { listChildScores } from './questions/misread.ts';
export { findRefutation } from './questions/refutation.ts';
export { nameFrame } from './sentence/name-frame.ts';
export { countChoices, findClosedWindow, sumEvaluation, explainStop } from './sentence/reasons.ts';
export {
  nameMoved,
  namePlayer,
  viewScore,
  takesLargest,
  type PointOfView,
} from './sentence/point-of-view.ts';
export { isCutOff, findMoment, findStatus, staysOpen, type Moment } from './moment.ts';
export { playOut, searchForMover, type SideSettings } from './games/self-play.ts';
export { writePenaltySum, describeStep, explainWorth } from './sentence/sentence.ts';
export { Session } from './session.ts';
export { buildStack, stateAt, type Frame, type State } from './state.ts';
export { describeMovesSoFar, describeWindowSoFar } from './sentence/moves-so-far.ts';
export { explainNode, type NodeReason } from './sentence/node-reason.ts';
export { describeReview } from './games/describe-review.ts';
export { listTones, type Tone } from './facts/tones.ts';
export { makeTour } from './facts/tour.ts';
export {
  listOutlineRows,
  outlineFilters,
  outlineOrders,
  type OutlineFilter,
  type OutlineOrder,
} from './facts/outline-rows.ts';
export { measureShape, type PlyCounts, type TreeShape } from './facts/tree-shape.ts';
export { findFactKind } from './facts/fact-kinds.ts';
export { valueForms, formatFact, type ValueContext } from './facts/value.ts';
export { nameAnswer, makeVerdict, explainSolution } from './questions/verdict.ts';
export { findBoundSources, type BoundSources, isCutBy, findWindow } from './window.ts';
export { makeProgramNarrator } from './sentence/program-sentence.ts';
export { isComparable, findFirstDifferences, type FirstDifference } from './compare/parting.ts';
export { isForeign, registerNarrator, findNarrator, type Fault, type NodeMark } from './narrator.ts';
