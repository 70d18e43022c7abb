import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, tool } from '../../src/build/run.js';

const COUNT = 24;

/** Prints what `plybook check` takes for the right programs of the tests: at a glance, and all positions. */
export async function printCheck() {
  if (!tool('vite', 'build', '--mode', 'command', '--logLevel', 'error'))
    throw new Error('the command could not be built: see the message above');
  const folder = mkdtempSync(join(tmpdir(), 'plybook-bench-'));
  const names = readdirSync(`${root}test/program/right`)
    .filter((name) => name.endsWith('.py'))
    .slice(0, COUNT);
  for (const name of names)
    writeFileSync(join(folder, name), readFileSync(`${root}test/program/right/${name}`));
  console.log(`\nA class of ${names.length} programs, checked by two processes beside each other`);
  try {
    for (const [rung, more] of /** @type {const} */ ([
      ['at a glance', []],
      ['all positions', ['--all']],
    ])) {
      const { seconds, processor, memory } = await measure([folder, '--jobs', '2', ...more]);
      const each = (/** @type {number} */ value) => (value / names.length).toFixed(2);
      console.log(
        `  ${rung.padEnd(16)}${each(processor)} s of processor time a program, ${each(seconds)} s by the clock, ${memory} MB a process`,
      );
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** @param {readonly string[]} given */
async function measure(given) {
  const begun = Date.now();
  // The shell knows the processor time of processes that have ended, those of the command included.
  const shell = spawn(
    'sh',
    [
      '-c',
      '"$@" > /dev/null; times',
      'sh',
      process.execPath,
      `${root}dist/lib/command/plybook.js`,
      'check',
      ...given,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  let printed = '';
  shell.stdout.on('data', (text) => (printed += String(text)));
  let memory = 0;
  const watching = setInterval(() => (memory = Math.max(memory, largestProcess())), 100);
  await new Promise((resolve) => shell.on('close', resolve));
  clearInterval(watching);
  const ended = printed.trim().split('\n').at(-1) ?? '';
  const processor = [...ended.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, minutes, seconds]) => sum + 60 * Number(minutes) + Number(seconds),
    0,
  );
  return { seconds: (Date.now() - begun) / 1000, processor, memory };
}

/** The most that an interpreter's process has taken, in megabytes; 0 where there is no /proc. */
function largestProcess() {
  if (!existsSync('/proc/self/status')) return 0;
  const sizes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((id) => {
      try {
        const isOurs = readFileSync(`/proc/${id}/cmdline`, 'utf8').includes(
          `${root}dist/lib/command/python-process`,
        );
        const found = isOurs && /VmHWM:\s*(\d+)/.exec(readFileSync(`/proc/${id}/status`, 'utf8'));
        return found ? Math.round(Number(found[1]) / 1024) : 0;
      } catch {
        // It has ended since.
        return 0;
      }
    });
  return Math.max(0, ...sizes);
}
