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
      const call = rewriteCall(start.call, text, parsePosition(start.position) as MnkPosition, position);
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

/** The lines that only one of two texts has, by their longest common subsequence. */
export function findMistake(text: string, right: string): Pick<RecordedProgram, 'wrong' | 'right'> {
  const [ours, theirs] = [text, right].map((each) => each.trimEnd().split('\n'));
  /** The length of the longest common subsequence from each pair of lines on. */
  const common = Array.from({ length: ours.length + 1 }, () => new Uint16Array(theirs.length + 1));
  for (let at = ours.length - 1; at >= 0; at--)
    for (let there = theirs.length - 1; there >= 0; there--)
      common[at][there] =
        ours[at] === theirs[there]
          ? 1 + common[at + 1][there + 1]
          : Math.max(common[at + 1][there], common[at][there + 1]);
  const wrong: number[] = [];
  const missing: (readonly [after: number, text: string])[] = [];
  let [at, there] = [0, 0];
  while (at < ours.length || there < theirs.length) {
    if (at < ours.length && ours[at] === theirs[there]) [at, there] = [at + 1, there + 1];
    else if (at < ours.length && (there === theirs.length || common[at + 1][there] >= common[at][there + 1]))
      wrong.push(++at);
    else missing.push([at, theirs[there++]]);
  }
  return { wrong, right: missing };
}
