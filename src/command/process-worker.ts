import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Megabytes for the process without the interpreter, which has its own limit. */
const MEMORY = 256;

const running = new Set<ChildProcess>();
const folders = new Map<'empty' | 'kept', string>();

function makeFolder(name: 'empty' | 'kept'): string {
  const folder = folders.get(name) ?? mkdtempSync(join(tmpdir(), 'plybook-'));
  folders.set(name, folder);
  return folder;
}

/** Writes data for later processes into a file that they may read; returns its path. */
export function keepBytes(name: string, bytes: Uint8Array): string {
  const path = join(makeFolder('kept'), name);
  writeFileSync(path, bytes);
  return path;
}

/** Ends every process, so that none outlives the command. */
function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
  for (const folder of folders.values()) rmSync(folder, { recursive: true, force: true });
}
process.on('exit', endAll);
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => process.exit(signal === 'SIGINT' ? 130 : 143));

/** Flags of Node's permission model, by its version. Without them only the sandbox of the interpreter protects. */
function listPermissions(readable: readonly string[]): string[] {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const hasPlain = major > 23 || (major === 23 && minor >= 5) || (major === 22 && minor >= 13);
  const switchName = hasPlain ? '--permission' : '--experimental-permission';
  return [switchName, ...readable.map((each) => `--allow-fs-read=${join(each, '*')}`)];
}

/**
 * A process with the interface of a page's worker. It has no environment variables, no output and an empty working
 * directory. It may read only the interpreter's own files and the data kept from the first of these processes.
 */
export class ProcessWorker extends EventTarget {
  readonly #child: ChildProcess;

  constructor(script: string, folder: string) {
    super();
    const switches = [
      '--no-warnings',
      '--disallow-code-generation-from-strings',
      `--max-old-space-size=${MEMORY}`,
      ...listPermissions([folder, makeFolder('kept')]),
    ];
    this.#child = spawn(process.execPath, [...switches, join(folder, script)], {
      cwd: makeFolder('empty'),
      env: {},
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    running.add(this.#child);
    this.#child.on('message', (data) => this.dispatchEvent(new MessageEvent('message', { data })));
    this.#child.on('error', () => this.#fail());
    this.#child.on('exit', () => this.#fail());
  }

  #fail(): void {
    running.delete(this.#child);
    this.dispatchEvent(new Event('error', { cancelable: true }));
  }

  postMessage(message: object): void {
    if (this.#child.connected) this.#child.send(message, () => {});
  }

  terminate(): void {
    this.#child.kill('SIGKILL');
  }
}
