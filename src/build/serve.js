import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';

/** @type {Record<string, string>} */
export const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** For files whose names say what is in them: another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** How many ports after the preferred one are tried before any free one is taken. */
const attempts = 20;

/**
 * Serves a folder as plain files, as any static host does: a folder's address shows its `index.html`, no other
 * address is rewritten.
 * @param {string} folder
 * @param {{ port?: number, base?: string }} [options] port: the preferred one, 0 for any; base: the path under which
 * the folder appears, with a slash at both ends
 * @returns {Promise<{ url: string, close: () => Promise<void> }>} the address of the folder, and how to stop
 */
export async function serve(folder, { port = 0, base = '/' } = {}) {
  const server = createServer((request, response) => void answer(resolve(folder), base, request, response));
  const found = await listen(server, port);
  return {
    url: `http://localhost:${found}${base}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {string} folder
 * @param {string} base
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer(folder, base, request, response) {
  const end = (/** @type {number} */ status, /** @type {string} */ text, headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });

  const [path = '', query] = (request.url ?? '').split('?');
  const inside = path.startsWith(base) ? decoded(path.slice(base.length)) : undefined;
  let file = inside === undefined ? folder : join(folder, inside);
  if (inside === undefined || !`${file}${sep}`.startsWith(`${folder}${sep}`)) return end(404, 'Not found');

  let facts = await stat(file).catch(() => undefined);
  if (facts?.isDirectory()) {
    if (!path.endsWith('/')) {
      const location = `./${path.slice(path.lastIndexOf('/') + 1)}/${query === undefined ? '' : `?${query}`}`;
      return end(301, 'Moved', { location });
    }
    file = join(file, 'index.html');
    facts = await stat(file).catch(() => undefined);
  }
  if (!facts?.isFile()) return end(404, 'Not found');

  response.writeHead(200, {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'content-length': facts.size,
    'cache-control': basename(dirname(file)) === 'assets' ? FOR_GOOD : 'no-cache',
  });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * @param {string} path
 * @returns {string | undefined} nothing if the path is not properly encoded
 */
function decoded(path) {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/**
 * Listens on the first free port from the preferred one on.
 * @param {import('node:http').Server} server
 * @param {number} preferred
 * @returns {Promise<number>}
 */
async function listen(server, preferred) {
  for (let attempt = 0; ; attempt++) {
    const port = preferred === 0 || attempt === attempts ? 0 : preferred + attempt;
    const error = await new Promise((done) => {
      server.once('error', done);
      server.listen(port, '127.0.0.1', () => {
        server.off('error', done);
        done(undefined);
      });
    });
    const address = server.address();
    if (!error && typeof address === 'object' && address) return address.port;
    if (port === 0 || !['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
  }
}
