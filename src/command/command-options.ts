import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import type { Side } from '../game/index.ts';
import { words } from '../words/index.ts';
import { formatNames, type Format } from './formats.ts';

export interface Options {
  readonly paths: readonly string[];
  readonly format: Format;
  /** Null means the terminal. */
  readonly out: string | null;
  readonly isAll: boolean;
  readonly call: string | null;
  readonly side: Side | null;
  /** Path of a file; null for none. */
  readonly rubric: string | null;
  readonly seed: number;
  readonly jobs: number;
  readonly isStrict: boolean;
}

/** Throws on unknown options. */
export function readOptions(given: readonly string[]): Options | 'help' | 'version' {
  const checkCommand = words.checkCommand;
  const { values, positionals } = parseArgs({
    args: [...given],
    allowPositionals: true,
    options: {
      format: { type: 'string', default: 'table' },
      out: { type: 'string' },
      all: { type: 'boolean', default: false },
      call: { type: 'string' },
      side: { type: 'string' },
      rubric: { type: 'string' },
      seed: { type: 'string', default: '1' },
      jobs: { type: 'string' },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
      version: { type: 'boolean', short: 'v', default: false },
    },
  });
  const [command, ...paths] = positionals;
  if (values.version) return 'version';
  if (values.help || command === undefined) return 'help';
  if (command !== 'check') throw new Error(checkCommand.command(command));
  if (paths.length === 0) throw new Error(checkCommand.noPath);
  const choose = <T extends string>(name: string, value: string, known: readonly T[]): T => {
    const found = known.find((each) => each === value);
    if (!found) throw new Error(checkCommand.option(name, value, known.join(', ')));
    return found;
  };
  const count = (name: string, value: string): number => {
    if (!/^\d{1,9}$/.test(value) || Number(value) === 0)
      throw new Error(checkCommand.option(name, value, checkCommand.wholeNumber));
    return Number(value);
  };
  return {
    paths,
    format: choose('format', values.format, formatNames),
    out: values.out ?? null,
    isAll: values.all,
    call: values.call ?? null,
    side: values.side === undefined ? null : choose<Side>('side', values.side, ['x', 'o']),
    rubric: values.rubric ?? null,
    seed: count('seed', values.seed),
    jobs: values.jobs === undefined ? Math.max(1, availableParallelism() - 1) : count('jobs', values.jobs),
    isStrict: values.strict,
  };
}
