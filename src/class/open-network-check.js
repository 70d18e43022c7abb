import { createServer } from 'node:http';
import { WebSocketServer } from 'ws';
import { listenOnFreePort } from '../build/serve.js';
import { isOwnAddress, listAddresses, readRemoteAddress } from './addresses.js';
import { classPaths } from '../site/address/class-paths.js';
import { networkPageHeaders, writeNetworkPage } from './network-page.js';

/** In milliseconds. This machine answers itself at once or not at all. */
const PATIENCE = 5000;

/**
 * What a device did: opened the page, connected as pages of a class do, or failed to connect.
 * @typedef {'page' | 'socket' | 'blocked'} Reached
 */

/**
 * Serves a page for testing, before a class, whether a phone can reach this machine.
 * @param {object} options
 * @param {number} options.port the preferred one
 * @param {(what: Reached, address: string, isOwn: boolean) => void} options.onReached
 * @param {(address: string) => boolean} [options.isOwn] whether an address is this machine's own
 */
export async function openNetworkCheck({ port, onReached, isOwn = isOwnAddress }) {
  const server = createServer((request, response) => {
    const address = readRemoteAddress(request);
    const report = (/** @type {Reached} */ what) => onReached(what, address, isOwn(address));
    if (request.url === '/self') return response.end();
    if (request.url === '/blocked') return (report('blocked'), response.end());
    if (request.url !== '/') return response.writeHead(302, { location: '/' }).end();
    if (request.method === 'GET') report('page');
    return response.writeHead(200, networkPageHeaders).end(writeNetworkPage(isOwn(address)));
  });
  const sockets = new WebSocketServer({ server, path: `/${classPaths.broker}`, maxPayload: 1 });
  sockets.on('connection', (socket, request) => {
    const address = readRemoteAddress(request);
    onReached('socket', address, isOwn(address));
    socket.on('error', () => socket.terminate());
  });
  const found = await listenOnFreePort(server, port, undefined);
  const hosts = listAddresses().map((address) => `${address}:${found}`);
  return {
    port: found,
    hosts,
    /** The hosts of this machine that it cannot even reach itself. */
    async findSilentHosts() {
      const answers = await Promise.all(
        hosts.map((host) =>
          fetch(`http://${host}/self`, { signal: AbortSignal.timeout(PATIENCE) }).then(
            ({ ok }) => ok,
            () => false,
          ),
        ),
      );
      return hosts.filter((_, i) => !answers[i]);
    },
    close() {
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
      return new Promise((done) => {
        server.close(() => done(undefined));
        server.closeAllConnections();
      });
    },
  };
}
