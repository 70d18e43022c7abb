import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askInNode, runInNode, startInNode } from '../../src/build/run-in-node.ts';
import { parsePosition, type MnkPosition } from '../../src/game/index.ts';
import type { AskProgram } from '../../src/program/findings/play-boards.ts';
import {
  findLanguage,
  type Program,
  type ProgramText,
  type ProgramLanguage,
  type ProgramRun,
} from '../../src/program/index.ts';
import type { Runtime } from '../../src/program/running.ts';

export { startInNode as startHere };

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

type Asked = Pick<Program, 'source' | 'call' | 'position' | 'language' | 'earlierReading' | 'files' | 'path'>;

export async function makeRuntime(program: ProgramText): Promise<Runtime> {
  return (await startInNode(program.language))(program);
}

const runs = new Map<string, Promise<ProgramRun>>();

/** Runs a program as the worker does, once for all tests. */
export function runHere(program: Asked): Promise<ProgramRun> {
  const { source, call, position, earlierReading = null, files } = program;
  const key = `${position.game.format(position)} ${position.toMove} ${call} ${source} ${JSON.stringify([files, earlierReading])}`;
  const run = runs.get(key) ?? runInNode(program);
  runs.set(key, run);
  return run;
}

/** Puts questions to a program as the worker does. */
export function askHere(program: Asked): AskProgram {
  return (questions) => askInNode(program, questions);
}

/** Boards with as many empty cells that are asked at most: the smallest are enough to see a false fault. */
const FEW = 300;

/** Puts the first of each list of questions to a program: with the largest boards left out it takes a tenth of the time. */
export function askFew(program: Asked, most = FEW): AskProgram {
  return (questions) => askInNode(program, questions.slice(0, most));
}
