import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The project's folder, with a separator at its end. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const windows = process.platform === 'win32';

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
 * Runs npm: the very one that started this process, if one did.
 * @param {readonly string[]} parameters
 */
export function npm(...parameters) {
  const own = process.env['npm_execpath'];
  return own?.endsWith('.js') ? run(process.execPath, [own, ...parameters]) : run('npm', parameters);
}

/**
 * Runs a program that an installed package brings along.
 * @param {string} name
 * @param {readonly string[]} parameters
 */
export function tool(name, ...parameters) {
  return run(`${root}node_modules/.bin/${name}`, parameters);
}
