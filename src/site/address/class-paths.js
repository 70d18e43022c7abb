/* Plain JavaScript, which Node runs unbuilt: the server of a class and its pages both import this. */

/** The paths of a class from the root of the site: two pages, and what only the server of a class answers. */
export const classPaths = {
  page: 'class/',
  handIn: 'class/program/',
  /** The broker, by WebSocket. */
  broker: 'mqtt',
  /** A teacher's own lesson, whose name follows. */
  lesson: 'class/lesson',
  /** The programs that a class hands in; a student's id may follow. */
  programs: 'class/programs',
};

/** @typedef {'lesson' | 'programs'} StorePath where the server stores what it gets */

/**
 * @param {StorePath} path
 * @param {string} [name] empty for all
 */
export function writeStorePath(path, name = '') {
  return classPaths[path] + (name && `/${name}`);
}

/**
 * The name in the address of a request, empty for all; null for a request for something else.
 * @param {string | undefined} address
 * @param {StorePath} path
 */
export function readStorePath(address = '', path) {
  const [asked] = address.split('?');
  const all = `/${classPaths[path]}`;
  if (asked === all) return '';
  return asked.startsWith(`${all}/`) ? asked.slice(all.length + 1) : null;
}

/**
 * What students type after the host; the server sends them on to the page.
 * @param {string} code of the class
 * @param {boolean} handsIn to the page for handing in programs
 */
export function writeJoinPath(code, handsIn) {
  return handsIn ? `${code}/program` : code;
}
