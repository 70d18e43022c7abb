export { rewriteCall } from './call-at.ts';
export { findEndLine, describeRunEnd, raiseLimits, raiseOutside } from './end-text.ts';
export { checkGoals } from './findings/goals.ts';
export { listPositions } from './findings/every-position.ts';
export { judge } from './findings/judge.ts';
export type { Judgement } from './findings/judge-call.ts';
export { listFindings, listFindingsInParts, listRecordedFindings } from './findings/judge-trace.ts';
export type { ProgramQuestion } from './findings/play-boards.ts';
export { findLanguage, languages, programLanguages, renameFile, type ProgramLanguage } from './languages.ts';
export {
  assetName,
  isRelative,
  joinPath,
  listImports,
  resolveImport,
  type ModuleFiles,
} from './module-files.ts';
export type { InParts } from './in-parts.ts';
export { PlayingProgram, type ProgramUse, type Reply } from './playing-program.ts';
export {
  goalNames,
  isBoardless,
  usualLimits,
  type Finding,
  type ShownRun,
  type Goal,
  type GoalName,
  type OfferedCall,
  type Program,
  type ProgramText,
  type ProgramLimits,
  type ProgramRun,
  type RunEnd,
  type RunNote,
} from './program.ts';
export { canBlame, isOwnError, type HowKnown, type Known, type ProgramReading } from './program-reading.ts';
export { findMistake } from './mistake-of-rule.ts';
export { MOST_PRINTED, RunLog, type PrintedText } from './run-log.ts';
export { spellValue } from './read-cells.ts';
export type { Literal } from './literal.ts';
export { completeRun, completeRunInParts } from './run-program.ts';
export type { CallResult } from './runtime.ts';
export { changeSaid } from './said-reading.ts';
export {
  packPosition,
  type ProgramNews,
  type ProgramRequest,
  type ProgramWork,
  type SentFacts,
} from './worker-messages.ts';
export { CLOCK_PATIENCE } from './work-limit.ts';
export * from './check/index.ts';
export { listUnwritten } from './unwritten.ts';
