export interface ProgramListing {
  /** Its key among the programs to start from. */
  readonly name: string;
  readonly language: string;
  readonly text: string;
  /** The lines that are wrong, from 1. */
  readonly wrong: readonly number[];
  /** The lines that should be there, each with the number of the line that it follows. */
  readonly right: readonly (readonly [after: number, text: string])[];
}
