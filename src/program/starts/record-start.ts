import { parsePosition, type MnkPosition } from '../../game/index.ts';
import {
  packCalls,
  packOptions,
  packTold,
  type RecordedProgram,
  type RecordedRun,
  type Recording,
} from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { rewriteCall } from '../call-at.ts';
import { programLanguages } from '../languages.ts';
import { usualLimits, type Program, type ProgramRun } from '../program.ts';
import { starts, type Start } from './index.ts';

type RunStart = (program: Program) => Promise<ProgramRun>;

/** Runs a program in each language, on each of its positions. Throws if the languages differ in calls or scores. */
export async function recordStart(key: Start['key'], run: RunStart): Promise<Recording> {
  const own = starts.filter((start) => start.key === key);
  const programs: Record<string, RecordedProgram> = {};
  const runs = new Map<string, RecordedRun>();
  for (const language of programLanguages) {
    const start = own.find((each) => each.language === language)!;
    const text = await start.text();
    for (const written of start.recorded) {
      const position = parsePosition(written) as MnkPosition;
      const call = rewriteCall(start.call, parsePosition(start.position) as MnkPosition, position);
      const { trace, before } = await run({ ...start, source: text, call, position, limits: usualLimits });
      if (!trace) throw new RangeError(words.errors.notRecorded(start.file, written, []));
      const calls = { position: written, options: packOptions(trace.options), ...packCalls(trace) };
      const { told, ...others } = runs.get(written) ?? { told: {}, ...calls };
      if (JSON.stringify(others) !== JSON.stringify(calls))
        throw new RangeError(words.errors.recordingsDiffer(key, written));
      runs.set(written, { ...calls, told: { ...told, [language]: packTold(trace, before) } });
      const functions = trace.program.functions.map(({ name, line }) => ({ name, line }));
      programs[language] = { text, functions, ...findMistake(text, await start.rightText()) };
    }
  }
  return { programs, runs: [...runs.values()] };
}

/** The lines that the right text has not, and those that only it has. Both texts begin and end alike. */
export function findMistake(text: string, right: string): Pick<RecordedProgram, 'wrong' | 'right'> {
  const [ours, theirs] = [text, right].map((each) => each.split('\n'));
  const isKept = (line: string, others: readonly string[]) => others.includes(line);
  let from = 0;
  while (from < ours.length && ours[from] === theirs[from]) from++;
  let [to, end] = [ours.length, theirs.length];
  while (to > from && end > from && ours[to - 1] === theirs[end - 1]) [to, end] = [to - 1, end - 1];
  const [mine, others] = [ours.slice(from, to), theirs.slice(from, end)];
  const wrong = mine.flatMap((line, index) => (isKept(line, others) ? [] : [from + index + 1]));
  const missing = others.filter((line) => !isKept(line, mine));
  return { wrong, right: missing.map((line) => [to, line] as const) };
}
