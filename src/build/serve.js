import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { basename, dirname, extname, join, resolve, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { hostHeaders } from './host-headers.js';

/** @type {Record<string, string>} */
export const types = {
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** For files whose names say what is in them: another content has another name. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** What gets smaller by compressing it. */
const COMPRESSED = /^(text|application\/(json|manifest)|image\/svg)/;

/** How many ports after the preferred one are tried before any free one is taken. */
const attempts = 20;

/**
 * What a server needs to know to answer.
 * @typedef {object} Served
 * @property {string} folder
 * @property {string} base the path under which the folder appears, with a slash at both ends
 * @property {Readonly<Record<string, string>>} redirects paths in small letters that lead to others, however they are typed
 * @property {Map<string, Promise<Buffer>> | null} compressed files as browsers without https accept them, each
 * compressed once; null if none is
 * @property {(path: string) => Record<string, string>} headersOf what a path from the top of the folder comes with
 */

/**
 * Serves a folder as plain files, as any static host does: a folder's address shows its `index.html`, no other
 * address is rewritten, and files come with the headers that the folder's `_headers` names.
 * @param {string} folder
 * @param {{ port?: number, base?: string, isForNetwork?: boolean, redirects?: Served['redirects'] }} [options]
 * port: the preferred one, 0 for any; isForNetwork: whether other machines may reach it, for which files are compressed;
 * base and redirects as `Served` has them
 * @returns {Promise<{ url: string, port: number, server: import('node:http').Server, close: () => Promise<void> }>} the
 * address of the folder on this machine, and how to stop
 */
export async function serve(folder, options = {}) {
  const { port = 0, base = '/', isForNetwork = false, redirects = {} } = options;
  /** @type {Served} */
  const served = {
    folder: resolve(folder),
    base,
    redirects,
    compressed: isForNetwork ? new Map() : null,
    headersOf: await hostHeaders(folder),
  };
  const server = createServer((request, response) => void answer(served, request, response));
  const found = await listen(server, port, isForNetwork ? undefined : '127.0.0.1');
  return {
    url: `http://localhost:${found}${base}`,
    port: found,
    server,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/**
 * @param {Served} served
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 */
async function answer({ folder, base, redirects, compressed, headersOf }, request, response) {
  const end = (/** @type {number} */ status, /** @type {string} */ text, headers = {}) =>
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers }).end(`${text}\n`);
  if (request.method !== 'GET' && request.method !== 'HEAD')
    return end(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });

  const [path = '', query] = (request.url ?? '').split('?');
  const typed = path.toLowerCase();
  if (Object.hasOwn(redirects, typed)) return end(302, 'Elsewhere', { location: redirects[typed] });
  const missing = () => end(404, noPage(base), { 'content-type': types['.html'] });
  const inside = path.startsWith(base) ? decoded(path.slice(base.length)) : undefined;
  let file = inside === undefined ? folder : join(folder, inside);
  if (inside === undefined || !`${file}${sep}`.startsWith(`${folder}${sep}`)) return missing();

  let facts = await stat(file).catch(() => undefined);
  if (facts?.isDirectory()) {
    if (!path.endsWith('/')) {
      const location = `./${path.slice(path.lastIndexOf('/') + 1)}/${query === undefined ? '' : `?${query}`}`;
      return end(301, 'Moved', { location });
    }
    file = join(file, 'index.html');
    facts = await stat(file).catch(() => undefined);
  }
  if (!facts?.isFile()) return missing();

  const type = types[extname(file)] ?? 'application/octet-stream';
  const headers = {
    'content-type': type,
    'cache-control': basename(dirname(file)) === 'assets' ? FOR_GOOD : 'no-cache',
    ...headersOf(`/${inside}`),
  };
  if (compressed && COMPRESSED.test(type) && /\bgzip\b/.test(`${request.headers['accept-encoding']}`)) {
    const content = compressed.get(file) ?? readFile(file).then((bytes) => promisify(gzip)(bytes));
    compressed.set(file, content);
    const bytes = await content;
    response.writeHead(200, { ...headers, 'content-encoding': 'gzip', 'content-length': bytes.length });
    return response.end(request.method === 'HEAD' ? undefined : bytes);
  }
  response.writeHead(200, { ...headers, 'content-length': facts.size });
  if (request.method === 'HEAD') return response.end();
  return createReadStream(file)
    .on('error', () => response.destroy())
    .pipe(response);
}

/**
 * What somebody reads who has mistyped an address.
 * @param {string} base
 */
function noPage(base) {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>No page here</title>
<h1>There is no page at this address</h1>
<p>Compare it with the one that you were given, letter by letter, or begin at <a href="${base}">the first page</a>.</p>`;
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
 * @param {string | undefined} host the address to listen on; undefined for all
 * @returns {Promise<number>}
 */
async function listen(server, preferred, host) {
  for (let attempt = 0; ; attempt++) {
    const port = preferred === 0 || attempt === attempts ? 0 : preferred + attempt;
    const error = await new Promise((done) => {
      server.once('error', done);
      server.listen(port, host, () => {
        server.off('error', done);
        done(undefined);
      });
    });
    const address = server.address();
    if (!error && typeof address === 'object' && address) return address.port;
    if (port === 0 || !['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
  }
}
