/* What a worker needs to run a program, which a page need not have, beside the runtime of its language. */
export type { Program } from './program.ts';
export { RunLog, type PrintedText } from './run-log.ts';
export type { LoadedProgram } from './load-program.ts';
export { ReadyProgram } from './ready-program.ts';
export { askProgram, runProgram, type RunFacts } from './run-program.ts';
export { isEndless, type CallResult, type Runtime, type TakeProgram } from './runtime.ts';
export {
  unpackPosition,
  type ProgramRequest,
  type ProgramWork,
  type RunReport,
  type SentFacts,
  type StartLanguage,
} from './worker-messages.ts';
