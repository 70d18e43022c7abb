import { languages } from '../../program/index.ts';
import { messageOf, words } from '../../words/index.ts';
import type { ProgramPlace } from './program-address.ts';

/** A program that an address names, with the board and the call that it is to be asked. */
export type PlacedProgram = Pick<ProgramPlace, 'language' | 'file' | 'position' | 'call'> & {
  readonly source: string;
};

/** The program of an address: one that was passed on, or one to begin with by its key. Rejects on what is neither. */
export async function programAt(place: ProgramPlace): Promise<PlacedProgram> {
  const { program, start, language, file, position, call } = place;
  if (program) {
    const { unpacked } = await import('./packed-text.ts');
    const source = await unpacked(program).catch((error: unknown) => {
      throw new TypeError(words.codeDesk.unreadable, { cause: messageOf(error) });
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
