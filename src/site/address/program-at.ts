import { languages } from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import type { ProgramPlace } from './program-address.ts';

export type PlacedProgram = Pick<ProgramPlace, 'language' | 'file' | 'position' | 'call'> & {
  readonly source: string;
};

/** Reads a shared program, or a starter by its key. Rejects an unreadable program and an unknown key. */
export async function readProgram(place: ProgramPlace): Promise<PlacedProgram> {
  const { program, start, language, file, position, call } = place;
  if (program) {
    const { unpackText } = await import('./packed-text.ts');
    const source = await unpackText(program).catch((error: unknown) => {
      throw new TypeError(words.codeDesk.unreadable, { cause: describeError(error) });
    });
    return {
      source,
      language,
      file: file || words.program.untitled(languages[language].endings[0]),
      position,
      call,
    };
  }
  const { starts } = await import('../../program/starts/index.ts');
  const found = starts.find((each) => each.key === start && each.language === language);
  if (!found) throw new RangeError(words.codeDesk.unknownStart(start));
  return {
    source: await found.text(),
    language,
    file: found.file,
    position: position || found.position,
    call: call || found.call,
  };
}
