import { npmBeside } from './run.js';

/** `FILES_FOLDER` of `src/site/pages/page.ts`. */
const folder = '/download/';

/** @type {Promise<boolean> | undefined} */
let making;

/**
 * Builds the parts of lesson files when somebody first requests one: most readers never do.
 * @param {string} path of a file that is missing, from the root of the site
 * @returns {Promise<boolean>} whether it may be there now
 */
export async function makeDownload(path) {
  if (!path.startsWith(folder)) return false;
  making ??= build();
  return making;
}

async function build() {
  console.log('Building the parts of a lesson as one file, because somebody is saving one …');
  const { ok, output } = await npmBeside('run', 'build', '--silent', '--', 'blank');
  if (ok) return true;
  making = undefined;
  console.error(`${output}\nIt could not be built: see above.`);
  return false;
}
