import type { Checked, FirstMistake, Submission } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { packText } from '../address/packed-text.ts';
import { writeProgramAddress } from '../address/program-address.ts';

/**
 * The address of Your code with a program, at its first wrong call. Leaves out the file name, which may contain the
 * student's.
 */
export async function writeCodeAddress(
  { program }: Submission,
  {
    call,
    first,
  }: Pick<Checked, 'call'> & {
    readonly first: Pick<FirstMistake, 'position' | 'call' | 'step'> | null;
  },
): Promise<string> {
  if (!program) return '';
  const { source, language, files, path } = program;
  const hasFiles = Object.keys(files).length > 0;
  const place = {
    position: first?.position ?? '',
    call: first?.call ?? call,
    reads: '',
    step: first?.step ?? 0,
    start: '',
    program: await packText(source),
    language,
    file: hasFiles ? path : words.program.untitled(path.slice(path.lastIndexOf('.') + 1)),
    files: hasFiles ? await packText(JSON.stringify(files)) : '',
  };
  return `../code/#${writeProgramAddress(place)}`;
}
