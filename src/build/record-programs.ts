import { rmSync, mkdirSync, writeFileSync } from 'node:fs';
import { completeRun, type Program, type ProgramRun } from '../program/index.ts';
import { runProgram } from '../program/running.ts';
import { starts } from '../program/starts/index.ts';
import { measureMistakes } from './measure-mistakes.ts';
import { recordStart } from '../program/starts/record-start.ts';
import { startInNode } from './run-in-node.ts';

const folder = 'src/program/starts/recorded';

/** Finds for each mistake the smallest board that shows it. The programs that are recorded afterwards begin there. */
export async function writeMistakeFacts(): Promise<void> {
  const facts = JSON.stringify(await measureMistakes()).replaceAll('},', '},\n');
  writeFileSync('src/program/starts/mistake-facts.json', `${facts}\n`);
}

/** Runs each starting point in every language, and writes one file each with what it did. */
export async function recordPrograms(): Promise<void> {
  const run = async (program: Program): Promise<ProgramRun> => {
    const runtime = (await startInNode(program.language))(program);
    return completeRun(runProgram(runtime, program), runtime.log);
  };
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const key of new Set(starts.filter(({ recorded }) => recorded.length > 0).map((each) => each.key)))
    writeFileSync(`${folder}/${key}.json`, `${JSON.stringify(await recordStart(key, run))}\n`);
}
