export type { ProgramBench } from './bench.ts';
export { checkProgram, describeUnjudged, type CheckHow, type CheckOptions } from './check-program.ts';
export {
  checkStates,
  functionNames,
  rungs,
  SCHEMA,
  type Checked,
  type CheckedFunction,
  type CheckState,
  type FirstMistake,
  type FunctionName,
  type Rung,
} from './checked.ts';
export { listAsked } from './asked-positions.ts';
export { findGroupKey, groupByMistake, nameGroup, nameRemarks, type MistakeGroup } from './group.ts';
export { identify, isNamedByForm, type Identity } from './identity.ts';
export type { Submission, SubmittedProgram } from './submission.ts';
export { writeCsv } from './formats/write-csv.ts';
export { writeJson } from './formats/write-json.ts';
export {
  writeCheck50,
  writeClassroom50,
  writeCodeRunner,
  writeGradescope,
  writeJUnit,
  writePrairieLearn,
  type WriteMarks,
} from './formats/write-marks.ts';
export { writeTerminalTable } from './formats/write-terminal-table.ts';
export { markProgram, type MarkedProgram } from './mark-tests.ts';
export { readRubric, type Rubric } from './rubric.ts';
export {
  askPlayer,
  listStandings,
  OPENING,
  playGame,
  type Player,
  type Reply as TournamentReply,
  type Standing,
  type TournamentGame,
} from './tournament.ts';
