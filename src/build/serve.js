import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, dirname, join, resolve } from 'node:path';
import compression from '@polka/compression';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { readHostHeaders } from './read-host-headers.js';
import { writeNoPage } from './no-page.js';

/** For files with a hash in their names, which change with the content. */
const FOR_GOOD = 'public, max-age=31536000, immutable';

/** Ports tried after the preferred one before any free one is taken. */
const attempts = 20;

/** Ports that browsers refuse, from the Fetch standard; only those that need no rights. */
const refused = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697,
  10_080,
];

/**
 * Serves a folder as plain files, as any static host does: a folder's address shows its `index.html`, no other
 * address is rewritten, and files come with the headers that the folder's `_headers` names.
 * @param {string} folder
 * @param {{ port?: number, base?: string, isForNetwork?: boolean, redirects?: Readonly<Record<string, string>>, answerFirst?: (request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean, makeFile?: (path: string) => Promise<boolean> }} [options]
 * port: the preferred one, 0 for any; base: the path under which the folder appears, with a slash at both ends;
 * isForNetwork: whether other machines may reach it; files are then compressed; redirects: paths in lower case that
 * lead to others, whatever case is typed; answerFirst: answers requests for non-files, and returns whether it did;
 * makeFile: makes a missing file if it can, and returns whether the file now exists
 * @returns {Promise<{ url: string, port: number, server: import('node:http').Server, close: () => Promise<void> }>} the
 * address of the folder on this machine, and how to stop
 */
export async function serve(
  folder,
  {
    port = 0,
    base = '/',
    isForNetwork = false,
    redirects = {},
    answerFirst = () => false,
    makeFile = async () => false,
  } = {},
) {
  const top = resolve(folder);
  const headersOf = await readHostHeaders(top);
  const compress = compression({ gzip: isForNetwork });
  const files = sirv(top, {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      const type = lookup(path) ?? 'application/octet-stream';
      const headers = {
        'content-type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
        'cache-control': basename(dirname(path)) === 'assets' ? FOR_GOOD : 'no-cache',
        ...headersOf(path.replace(/(?<=\/)index\.html$/, '')),
      };
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    },
  });

  /** @type {import('node:http').RequestListener} */
  function answer(request, response) {
    const end = (/** @type {number} */ status, /** @type {string} */ text, headers = {}) => {
      response
        .writeHead(status, { 'content-type': 'text/plain; charset=utf-8', ...headers })
        .end(`${text}\n`);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return end(405, 'Only GET and HEAD', { allow: 'GET, HEAD' });
    const [path = '', query] = (request.url ?? '').split('?');
    const typed = path.toLowerCase();
    if (Object.hasOwn(redirects, typed)) return end(302, 'Elsewhere', { location: redirects[typed] });
    const missing = () =>
      end(404, writeNoPage(base), { 'content-type': 'text/html; charset=utf-8', ...headersOf('/') });
    const inside = path.startsWith(base) ? decodePath(path.slice(base.length - 1)) : undefined;
    if (inside === undefined) return missing();
    request.url = path.slice(base.length - 1).replace(/\/$/, '/index.html');
    // Otherwise an aborted download would leave its file open. Later listeners get the compressed stream.
    const ended = new Promise((done) => response.once('close', done));
    response.once('pipe', (file) => {
      file.on('error', () => fail(response));
      void ended.then(() => file.destroy());
    });
    return compress(request, response, () =>
      files(request, response, async () => {
        if (await makeFile(inside)) return files(request, response, missing);
        if (!existsSync(join(top, inside, 'index.html'))) return missing();
        const location = `./${path.slice(path.lastIndexOf('/') + 1)}/${query === undefined ? '' : `?${query}`}`;
        return end(301, 'Moved', { location });
      }),
    );
  }

  const server = createServer((request, response) => {
    try {
      if (!answerFirst(request, response)) answer(request, response);
    } catch {
      fail(response);
    }
  });
  const found = await listenOnFreePort(server, port, isForNetwork ? undefined : '127.0.0.1');
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
 * Ends one answer whose file is gone, or cannot be opened because too many files are open.
 * @param {import('node:http').ServerResponse} response
 */
function fail(response) {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response
    .writeHead(503, {
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
      'retry-after': '5',
    })
    .end('This file cannot be read now. Reload this page in a few seconds.\n');
}

/**
 * @param {string} path
 * @returns {string | undefined} nothing if the path leads out of the folder, or is not properly encoded
 */
function decodePath(path) {
  try {
    const text = decodeURIComponent(path);
    return /\0|(^|[/\\])\.\.([/\\]|$)/.test(text) ? undefined : text;
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
export async function listenOnFreePort(server, preferred, host) {
  for (let attempt = 0; ; attempt++) {
    const port = preferred === 0 || attempt === attempts ? 0 : preferred + attempt;
    if (refused.includes(port)) continue;
    const error = await new Promise((done) => {
      server.once('error', done);
      server.listen(port, host, () => {
        server.off('error', done);
        done(undefined);
      });
    });
    const address = server.address();
    if (!error && typeof address === 'object' && address) {
      // Too many open connections make only the next one fail; the server goes on.
      server.on('error', console.error);
      return address.port;
    }
    if (port === 0 || !['EADDRINUSE', 'EACCES'].includes(error.code)) throw error;
  }
}
