import type { MnkPosition } from '../../game/index.ts';
import type { ProgramTrace } from '../../search/index.ts';
import { fetchRecordedRun } from '../../program/starts/recordings.ts';
import { makeProgramNarrator, registerNarrator, type PreparedSearch } from '../../walk/index.ts';
import { readProgramLanguage } from './program-language.ts';

/** The recorded run of a program, by default in the reader's language. Its own file, because few pages show one. */
export async function fetchRun(
  { settings, position }: PreparedSearch,
  language = readProgramLanguage(),
): Promise<ProgramTrace> {
  const at = settings.position ? (position as MnkPosition) : undefined;
  const trace = await fetchRecordedRun(settings.program!, language, at);
  registerNarrator(trace, makeProgramNarrator(trace));
  return trace;
}
