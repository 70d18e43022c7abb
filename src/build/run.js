import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const windows = process.platform === 'win32';

// Skips the check whether Node can read the configuration of Vite and Vitest itself: it takes seconds each time.
process.env['VITE_CONFIG_NATIVE_IGNORE_WARNING'] = 'true';

/**
 * Runs a program in the project's folder, its output shown as it comes and nothing on its standard input.
 * @param {string} program
 * @param {readonly string[]} parameters
 * @param {Record<string, string>} [env] variables to add to the environment
 * @returns {boolean} whether it ended with exit code 0
 */
export function run(program, parameters, env = {}) {
  const { status } = spawnSync(program, parameters, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  return status === 0;
}

/**
 * How npm is run: the very one that started this process, if one did.
 * @param {readonly string[]} parameters
 * @returns {[program: string, parameters: readonly string[]]}
 */
export function npmCommand(parameters) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? [process.execPath, [own, ...parameters]] : ['npm', parameters];
}

/** @param {readonly string[]} parameters */
export function npm(...parameters) {
  return run(...npmCommand(parameters));
}

/**
 * Runs npm while other things run; all of its output is printed at the end.
 * @param {readonly string[]} parameters
 * @returns {Promise<{ ok: boolean, output: string }>} ok: whether it ended with exit code 0
 */
export function npmBeside(...parameters) {
  const [program, all] = npmCommand(parameters);
  const child = spawn(program, all, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], shell: windows });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
  return new Promise((done) => {
    child.on('error', ({ message }) => done({ ok: false, output: output + message }));
    child.on('close', (status) => done({ ok: status === 0, output }));
  });
}

/**
 * @param {string} name
 * @param {readonly string[]} parameters
 */
export function tool(name, ...parameters) {
  return run(`${root}node_modules/.bin/${name}`, parameters);
}
