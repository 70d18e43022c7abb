import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { completeRun, type Program, type ProgramLanguage, type ProgramRun } from '../program/index.ts';
import { startJavaScript } from '../program/javascript/javascript-runtime.ts';
import { startPython } from '../program/python/python-runtime.ts';
import { runProgram, type TakeProgram } from '../program/running.ts';
import { starts } from '../program/starts/index.ts';
import { measureMistakes } from './measure-mistakes.ts';
import { recordStart } from '../program/starts/record-start.ts';

const folder = 'src/program/starts/recorded';

/** Finds for each mistake the smallest board that shows it. The programs that are recorded afterwards begin there. */
export async function writeMistakeFacts(): Promise<void> {
  const facts = JSON.stringify(await measureMistakes()).replaceAll('},', '},\n');
  writeFileSync('src/program/starts/mistake-facts.json', `${facts}\n`);
}

/** Runs the programs to begin with in Python and in JavaScript, and writes what they did, a file a program. */
export async function recordPrograms(): Promise<void> {
  const engines: Readonly<Record<ProgramLanguage, TakeProgram>> = {
    python: await startPython(),
    javascript: await startJavaScript(),
  };
  const run = async (program: Program): Promise<ProgramRun> => {
    const runtime = engines[program.language](program.source);
    return completeRun(runProgram(runtime, program), runtime.log);
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const key of new Set(starts.filter(({ recorded }) => recorded.length > 0).map((each) => each.key)))
    writeFileSync(`${folder}/${key}.json`, `${JSON.stringify(await recordStart(key, run))}\n`);
}
