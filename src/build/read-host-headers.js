import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Reads a folder's `_headers` file as many hosts do: paths from the top, a final `/*` for everything below, and under
 * each path its headers. Without the file there are no headers.
 * @param {string} folder
 * @returns {Promise<(path: string) => Record<string, string>>} the headers of a path that begins with a slash
 */
export async function readHostHeaders(folder) {
  const text = await readFile(join(folder, '_headers'), 'utf8').catch(() => '');
  const rules = text
    .split(/\n(?=\/)/)
    .filter(Boolean)
    .map((rule) => {
      const [path, ...lines] = rule.trim().split('\n');
      const headers = lines.map((line) => /^\s*([\w-]+):\s*(.*)$/.exec(line) ?? []);
      return { path, headers: headers.map(([, name = '', value = '']) => [name.toLowerCase(), value]) };
    });
  const isFor = (/** @type {string} */ rule, /** @type {string} */ path) =>
    rule.endsWith('/*') ? path.startsWith(rule.slice(0, -1)) : rule === path;
  return (path) =>
    Object.fromEntries(rules.filter((rule) => isFor(rule.path, path)).flatMap(({ headers }) => headers));
}
