import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.js';

/** Folders that do not affect the site; a course may be in any other. */
const others = ['.cache', '.ci', '.git', '.types', 'dist', 'dist-files', 'node_modules', 'test'];

/** Inside the built site: deleted when a build starts, and written when it is complete. */
const note = `${root}dist/.made-from`;

/** Whether the site was built from the current sources. */
export function isMade() {
  try {
    return readFileSync(note, 'utf8') === hashSources();
  } catch {
    return false;
  }
}

export function noteMade() {
  writeFileSync(note, hashSources());
}

/** Hashes names, sizes and times of all files, because reading the files would take a second. */
function hashSources() {
  const hash = createHash('sha256');
  for (const name of readdirSync(root).toSorted()) if (!others.includes(name)) add(name);
  return hash.digest('hex');

  /** @param {string} path */
  function add(path) {
    const stat = statSync(join(root, path));
    if (stat.isDirectory())
      for (const name of readdirSync(join(root, path)).toSorted()) add(`${path}/${name}`);
    else hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`);
  }
}
