import {
  completeRun,
  usualLimits,
  type CallResult,
  type Program,
  type ProgramLanguage,
  type ProgramQuestion,
  type ProgramRun,
} from '../program/index.ts';
import { askProgram, ReadyProgram, runProgram, type TakeProgram } from '../program/running.ts';

/** Limits only the number of calls: seconds depend on the machine. */
const limits = { ...usualLimits, seconds: 100_000 };

/** Loaded with the first program, because most builds run none. Each finds its own binary. */
const engines: Readonly<Record<ProgramLanguage, () => Promise<TakeProgram>>> = {
  python: async () => (await import('../program/python/python-runtime.ts')).startPython(),
  javascript: async () => (await import('../program/javascript/javascript-runtime.ts')).startJavaScript(),
};

const ready = new ReadyProgram();

const started = new Map<ProgramLanguage, Promise<TakeProgram>>();

type RunnableProgram = Omit<Program, 'limits'>;

/** One engine for all programs of a language: starting one takes long. */
export function startInNode(language: ProgramLanguage): Promise<TakeProgram> {
  const engine = started.get(language) ?? engines[language]();
  started.set(language, engine);
  return engine;
}

/** Runs a program as the worker of a page does. */
export async function runInNode(program: RunnableProgram): Promise<ProgramRun> {
  const runtime = (await startInNode(program.language))(program);
  const facts = runProgram(runtime, { ...program, limits });
  if (facts.end.kind === 'limit') ready.forget();
  return completeRun(facts, runtime.log);
}

/** Calls a program for many positions as the worker of a page does. */
export async function askInNode(
  program: RunnableProgram,
  questions: readonly ProgramQuestion[],
): Promise<CallResult[]> {
  const take = await startInNode(program.language);
  const loaded = ready.prepare({ ...program, limits }, () => take(program));
  return loaded ? askProgram(loaded, questions) : [];
}
