import type { Checked, FirstMistake, Submission } from '../../program/index.ts';
import { packText } from '../address/packed-text.ts';
import { writeProgramAddress, type ProgramPlace } from '../address/program-address.ts';

/** A program at its first wrong call, packed for an address of Your code. */
export type PackedProgram = Omit<ProgramPlace, 'file' | 'run'> & {
  /** Its path in what the student handed in. */
  readonly path: string;
};

/** Null if there is no program. */
export async function packProgram(
  { program }: Submission,
  {
    call,
    first,
  }: Pick<Checked, 'call'> & {
    readonly first: Pick<FirstMistake, 'position' | 'call' | 'step'> | null;
  },
): Promise<PackedProgram | null> {
  if (!program) return null;
  const { source, language, files, path } = program;
  return {
    position: first?.position ?? '',
    call: first?.call ?? call,
    reads: '',
    step: first?.step ?? 0,
    start: '',
    program: await packText(source),
    language,
    path,
    files: Object.keys(files).length > 0 ? await packText(JSON.stringify(files)) : '',
  };
}

/** Most characters of a file name in an address. */
const LONGEST = 100;

/**
 * The address of Your code with a program, which runs there at once.
 *
 * @param name - The name of a student that stays hidden, also in the name of the file; null if names are shown.
 * @param run - The key with which this page grants the run.
 */
export function writeCodeAddress(
  { path, ...place }: PackedProgram,
  name: string | null,
  run: string,
): string {
  // Its modules are found from its path.
  const isOwn = place.files !== '' || (name === null && path.length <= LONGEST);
  const ending = path.slice(path.lastIndexOf('.'));
  const file = isOwn ? path : `${name ?? 'program'}${ending}`;
  return `../code/#${writeProgramAddress({ ...place, file, run })}`;
}
