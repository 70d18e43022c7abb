import { languages, type ModuleFiles } from '../../program/index.ts';
import { describeError, words } from '../../words/index.ts';
import type { ProgramPlace } from './program-address.ts';

export type PlacedProgram = Pick<ProgramPlace, 'language' | 'file' | 'position' | 'call'> & {
  readonly source: string;
  readonly files: ModuleFiles;
};

/** Reads a shared program, or a starter by its key. Rejects an unreadable program and an unknown key. */
export async function readProgram(place: ProgramPlace): Promise<PlacedProgram> {
  const { program, start, language, file, files, position, call } = place;
  if (program) {
    const [source, beside] = await unpackProgram(program, files).catch((error: unknown) => {
      throw new TypeError(words.codeDesk.unreadable, { cause: describeError(error) });
    });
    return {
      source,
      files: beside,
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
    files: {},
    language,
    file: found.file,
    position: position || found.position,
    call: call || found.call,
  };
}

async function unpackProgram(program: string, files: string): Promise<[source: string, files: ModuleFiles]> {
  const { unpackText } = await import('./packed-text.ts');
  const source = await unpackText(program);
  if (files === '') return [source, {}];
  const raw = Object(JSON.parse(await unpackText(files))) as object;
  const texts = Object.entries(raw).filter((each): each is [string, string] => typeof each[1] === 'string');
  return [source, Object.fromEntries(texts)];
}
