/* Fetched when a program first runs. */
export { listFindings, listRecordedFindings, PlayingProgram } from '../../program/index.ts';
export { listProgramMarks } from '../../views/index.ts';
export { findWhileAwake, listFaults, judgeRun } from './judge-run.ts';
export { findMissingInRun } from './opening/missing-modules.ts';
export { countPrinted, renderOutput } from './output-list.ts';
export { listRunMessages } from './program-messages.ts';
export { askInWorker, startRun } from './shared-runs.ts';
