import type { ProgramLanguage } from '../languages.ts';
import type { ModuleFiles } from '../module-files.ts';

/** The opened files of one student. */
export interface Submission {
  readonly student: string;
  /** Path of the program within what was handed in. */
  readonly file: string;
  readonly program: SubmittedProgram | null;
  /** Why there is no program, or notes on how its files were read, in sentences. */
  readonly notes: readonly string[];
}

export interface SubmittedProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  readonly files: ModuleFiles;
  /** Its path among them. */
  readonly path: string;
  /** The first imported module that was not handed in; null if all were. */
  readonly missing: string | null;
}
