#!/usr/bin/env node
import { accessSync, constants, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { openClass, openSubmission } from '../elements/program/opening/open-class.ts';
import { readRubric, type Rubric } from '../program/index.ts';
import { words } from '../words/index.ts';
import { checkAll } from './check-all.ts';
import { formats } from './formats.ts';
import { listGiven } from './list-given.ts';
import { readOptions, type Options } from './command-options.ts';

/** The exit codes. Graders treat any code other than 0 as a broken grader. */
const ends = { done: 0, notRight: 1, badArguments: 2, notJudged: 3, ourFault: 4 } as const;

/** Checks everything given on the command line before anything runs. */
async function prepare(options: Options) {
  const rubric = options.rubric === null ? null : openRubric(options.rubric);
  if (options.out !== null) requireFolder(options.out);
  const given = listGiven(options.paths);
  const name = basename(resolve(options.paths[0]));
  const submissions = formats[options.format].isForOne
    ? [await openSubmission(name, given)]
    : await openClass(given);
  return { rubric, submissions };
}

function openRubric(path: string): Rubric {
  const text = explainFailure(
    () => readFileSync(path, 'utf8'),
    () => words.checkCommand.option('rubric', path, words.checkCommand.readableFile),
  );
  const facts: unknown = explainFailure(
    () => parse(text),
    (detail) => words.checkCommand.option('rubric', path, words.checkCommand.yaml(detail)),
  );
  return readRubric(facts);
}

/** Otherwise the class would be judged for minutes, and the result lost. */
function requireFolder(out: string): void {
  explainFailure(
    () => accessSync(dirname(resolve(out)), constants.W_OK),
    () => words.checkCommand.option('out', out, words.checkCommand.writableFolder),
  );
}

function explainFailure<T>(act: () => T, explain: (detail: string) => string): T {
  try {
    return act();
  } catch (error) {
    throw new Error(explain(messageOf(error)), { cause: error });
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

async function run(options: Options): Promise<number> {
  let prepared: Awaited<ReturnType<typeof prepare>>;
  try {
    prepared = await prepare(options);
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n`);
    return ends.badArguments;
  }
  const { rubric, submissions } = prepared;
  const how = {
    seed: options.seed,
    side: options.side ?? rubric?.side ?? null,
    call: options.call ?? rubric?.call ?? '',
    isAll: options.isAll,
    jobs: options.jobs,
  };
  const isWatched = process.stderr.isTTY && submissions.length > 1;
  const checked = await checkAll(submissions, how, (done) => {
    if (isWatched)
      process.stderr.write(
        `\r${words.checkCommand.progress(done, submissions.length)}${done === submissions.length ? '\n' : ''}`,
      );
  });
  const text = formats[options.format].write(checked, rubric);
  if (options.out === null) process.stdout.write(text);
  else writeFileSync(options.out, text);
  if (checked.some(({ state }) => state === 'not-read' || state === 'unreadable')) return ends.notJudged;
  return options.isStrict && checked.some(({ state }) => state !== 'right') ? ends.notRight : ends.done;
}

/** From the package that this file was built into. */
function readVersion(): string {
  const facts = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  return (JSON.parse(facts) as { version: string }).version;
}

async function main(): Promise<number> {
  let options: ReturnType<typeof readOptions>;
  try {
    options = readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${words.checkCommand.usage}`);
    return ends.badArguments;
  }
  if (options === 'help' || options === 'version') {
    process.stdout.write(options === 'help' ? words.checkCommand.usage : `${readVersion()}\n`);
    return ends.done;
  }
  try {
    return await run(options);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    return ends.ourFault;
  }
}

// Output may not be flushed yet.
process.exitCode = await main();
