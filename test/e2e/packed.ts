import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBuilt } from '../built.ts';
import { isLong } from '../sample.ts';
import facts from '../../package.json' with { type: 'json' };

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What is not there after the project has been cloned. */
const made = new Set(['.git', '.types', 'dist', 'node_modules']);

/** What each step of the build writes into the package. */
const PARTS = ['lib/modules', 'lib/standalone', 'lib/command'];

/** What the programs in `test/fixtures/consumers/` install beside the library. */
const theirs = ['@types/react', '@types/react-dom', 'react', 'react-dom', 'vue'];

/** The library as npm packs it, installed with its dependencies and no other package beside programs that use it. */
export class Packed {
  readonly #folder = mkdtempSync(join(tmpdir(), 'plybook-packed-'));
  readonly tarball: string;
  /** The folder of the installed package. */
  readonly installed = join(this.#folder, 'node_modules/plybook');

  constructor() {
    if (!isLong) for (const part of PARTS) findBuilt(part);
    const source = isLong ? this.#freshCopy() : root;
    run(
      'npm',
      source,
      'pack',
      '--silent',
      ...(isLong ? [] : ['--ignore-scripts']),
      '--pack-destination',
      this.#folder,
    );
    this.tarball = join(
      this.#folder,
      readdirSync(this.#folder).find((name) => name.endsWith('.tgz'))!,
    );
    mkdirSync(this.installed, { recursive: true });
    run('tar', this.#folder, '-xzf', basename(this.tarball), '-C', this.installed, '--strip-components', '1');
    for (const name of [...Object.keys(facts.dependencies), ...theirs]) this.#link(name);
    cpSync(join(root, 'test/fixtures/consumers'), this.#folder, { recursive: true });
  }

  /** The folder of a program that uses the library. */
  program(name: string): string {
    return join(this.#folder, name);
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true });
  }

  /** The project with nothing built, but with the packages that are installed here. */
  #freshCopy(): string {
    const copy = join(this.#folder, 'copy');
    cpSync(root, copy, {
      recursive: true,
      filter: (path) => dirname(path) !== dirname(join(root, 'x')) || !made.has(basename(path)),
    });
    symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
    return copy;
  }

  #link(name: string): void {
    const at = join(this.#folder, 'node_modules', name);
    mkdirSync(dirname(at), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), at, 'junction');
  }
}

/** Runs a program in a folder and returns what it prints; throws with all of that if it fails. */
export function run(program: string, folder: string, ...parameters: readonly string[]): string {
  try {
    return execFileSync(program, parameters, {
      cwd: folder,
      encoding: 'utf8',
      shell: process.platform === 'win32',
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${parameters.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}
