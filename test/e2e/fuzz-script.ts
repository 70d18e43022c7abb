import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import type { FuzzRequest } from '../fuzz/fuzzer.ts';

let bundled: Promise<string> | undefined;

/** What a page evaluates to be fuzzed: all of `test/fuzz`, which no page of the site has, and a call of it. */
export async function fuzzScript(request: FuzzRequest): Promise<string> {
  bundled ??= bundle();
  return `${await bundled}; plybookFuzz.fuzz(${JSON.stringify(request)})`;
}

async function bundle(): Promise<string> {
  const entry = fileURLToPath(new URL('../fuzz/fuzzer.ts', import.meta.url));
  const output = (await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    build: { write: false, minify: false, lib: { entry, formats: ['iife'], name: 'plybookFuzz' } },
  })) as Rolldown.RolldownOutput[];
  return output[0].output[0].code;
}
