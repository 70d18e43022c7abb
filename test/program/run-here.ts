import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import type { AskProgram } from '../../src/program/findings/play.ts';
import {
  completeRun,
  findLanguage,
  usualLimits,
  type Program,
  type ProgramLanguage,
  type ProgramRun,
} from '../../src/program/index.ts';
import { startJavaScript } from '../../src/program/javascript/javascript-runtime.ts';
import { startPython } from '../../src/program/python/python-runtime.ts';
import {
  askProgram,
  loadProgram,
  runProgram,
  type TakeProgram,
  type Runtime,
} from '../../src/program/running.ts';

/** A program of a folder, with what its first lines say of it: `# call: minimax(board)`, or with `//`. */
export interface Sample {
  readonly language: ProgramLanguage;
  readonly name: string;
  readonly source: string;
  readonly call: string;
  readonly position: MnkPosition;
  /** Whatever else its first lines say. */
  readonly says: ReadonlyMap<string, string>;
  /** The line that ends with `# here` or `// here`, from 1; 0 where none does. */
  readonly here: number;
}

/** The programs of a folder beside this file. */
export function samples(folder: string): Sample[] {
  const at = join(import.meta.dirname, folder);
  return readdirSync(at).map((name) => {
    const source = readFileSync(join(at, name), 'utf8');
    const says = new Map(
      [...source.matchAll(/^(?:#|\/\/) (\w+): (.+)$/gm)].map(([, key, text]) => [key, text]),
    );
    return {
      language: findLanguage(name)!,
      name,
      source,
      says,
      call: says.get('call') ?? '',
      position: parsePosition(says.get('position')!) as MnkPosition,
      here: source.split('\n').findIndex((line) => /(#|\/\/) here$/.test(line)) + 1,
    };
  });
}

/** Of calls alone: how many seconds they take depends on the machine. */
const limits = { ...usualLimits, seconds: 100_000 };

type Asked = Pick<Program, 'source' | 'call' | 'position' | 'language'>;

/** They find their binaries themselves: in Node. */
const engines: Readonly<Record<ProgramLanguage, () => Promise<TakeProgram>>> = {
  python: startPython,
  javascript: startJavaScript,
};

const started = new Map<ProgramLanguage, Promise<TakeProgram>>();

/** One engine for all programs of a language: starting one takes long. */
export function startHere(language: ProgramLanguage): Promise<TakeProgram> {
  const engine = started.get(language) ?? engines[language]();
  started.set(language, engine);
  return engine;
}

export async function makeRuntime({
  source,
  language,
}: Pick<Program, 'source' | 'language'>): Promise<Runtime> {
  return (await startHere(language))(source);
}

const runs = new Map<string, Promise<ProgramRun>>();

/** Runs a program as the worker does, once for all tests. */
export function runHere(program: Asked): Promise<ProgramRun> {
  const { source, call, position } = program;
  const key = `${position.game.format(position)} ${position.toMove} ${call} ${source}`;
  const run = runs.get(key) ?? freshRun(program);
  runs.set(key, run);
  return run;
}

async function freshRun(program: Asked): Promise<ProgramRun> {
  const runtime = await makeRuntime(program);
  const facts = runProgram(runtime, { ...program, limits });
  return completeRun(facts, runtime.log);
}

/** Puts questions to a program as the worker does: each time in a runtime of its own. */
export function askHere(program: Asked): AskProgram {
  return async (questions) => {
    const runtime = await makeRuntime(program);
    const loaded = loadProgram(runtime, program.source, program.position as MnkPosition, program.call);
    return 'kind' in loaded ? [] : askProgram(loaded, questions);
  };
}
