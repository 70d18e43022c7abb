import { unpackRecording, type Recording, type ProgramTrace } from '../../search/index.ts';
import type { MnkPosition } from '../../game/index.ts';
import { words } from '../../words/index.ts';
import type { ProgramLanguage } from '../languages.ts';

/** A small file a program, made by `npm run elements`. */
const files = import.meta.glob<Recording>('./recorded/*.json', { import: 'default' });

export function listRecorded(): string[] {
  return Object.keys(files).map((file) => file.replace(/^.*\/|\.json$/g, ''));
}

/** Rejects an unknown name. */
export async function fetchRecording(name: string): Promise<Recording> {
  const fetchFile = files[`./recorded/${name}.json`];
  if (!fetchFile) throw new RangeError(words.errors.program(name, listRecorded()));
  return fetchFile();
}

/** The recorded run of a program at a position, the first without one. Rejects one that is not recorded. */
export async function fetchRecordedRun(
  name: string,
  language: ProgramLanguage,
  position?: MnkPosition,
): Promise<ProgramTrace> {
  return unpackRecording(await fetchRecording(name), name, language, position);
}
