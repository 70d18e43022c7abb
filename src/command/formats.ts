import {
  markProgram,
  writeCheck50,
  writeClassroom50,
  writeCodeRunner,
  writeCsv,
  writeGradescope,
  writeJson,
  writeJUnit,
  writePrairieLearn,
  writeTerminalTable,
  type Checked,
  type MarkedProgram,
  type Rubric,
  type WriteMarks,
} from '../program/index.ts';

interface FormatRow {
  /** Whether it is about one student, as graders want it that run once for each. */
  readonly isForOne: boolean;
  readonly write: (checked: readonly Checked[], rubric: Rubric | null) => string;
}

const ofChecked = (write: (checked: readonly Checked[]) => string): FormatRow => ({ isForOne: false, write });

const ofMarked = (write: (marked: readonly MarkedProgram[]) => string): FormatRow => ({
  isForOne: false,
  write: (checked, rubric) => write(checked.map((each) => markProgram(each, rubric))),
});

const ofOne = (write: WriteMarks): FormatRow => ({
  isForOne: true,
  write: ([checked], rubric) => write(markProgram(checked, rubric)),
});

/** What `--format` may be. */
export const formats = {
  table: ofChecked(writeTerminalTable),
  json: ofChecked(writeJson),
  csv: ofMarked(writeCsv),
  junit: ofMarked(writeJUnit),
  gradescope: ofOne(writeGradescope),
  classroom50: ofOne(writeClassroom50),
  check50: ofOne(writeCheck50),
  prairielearn: ofOne(writePrairieLearn),
  coderunner: ofOne(writeCodeRunner),
} as const satisfies Readonly<Record<string, FormatRow>>;

export type Format = keyof typeof formats;

export const formatNames = Object.keys(formats) as Format[];
