/* Fetched when a program first runs. */
export { judgeTrace, PlayingProgram } from '../../program/index.ts';
export { programMarks } from '../../views/index.ts';
export { faultsOf, judgeRun } from './judge-run.ts';
export { outputList } from './output-list.ts';
export { messagesOf } from './program-messages.ts';
export { askInWorker, startRun } from './start-run.ts';
