import type { ProgramLanguage } from '../languages.ts';
import type { ModuleFiles } from '../module-files.ts';

/** What one student handed in, opened. */
export interface Submission {
  readonly student: string;
  /** Path of the program within what was handed in. */
  readonly file: string;
  readonly program: SubmittedProgram | null;
  /** Why there is no program, or what to know of how its files were read, in sentences. */
  readonly notes: readonly string[];
}

export interface SubmittedProgram {
  readonly source: string;
  readonly language: ProgramLanguage;
  /** The modules beside it. */
  readonly files: ModuleFiles;
  /** Its path among them. */
  readonly path: string;
  /** The first module that it imports and that was not handed in; null if all were. */
  readonly missing: string | null;
}
