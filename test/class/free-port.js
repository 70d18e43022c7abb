import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/**
 * A port that is free, also when a server on it is killed and starts again: below those that systems give to
 * connections, one of which may lead from a dead port to itself.
 * @returns {Promise<number>}
 */
export async function findFreePort() {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const server = createServer();
    const isFree = await new Promise((done) => {
      server.once('error', () => done(false));
      server.listen(port, () => done(true));
    });
    if (!isFree) continue;
    await new Promise((done) => server.close(done));
    return port;
  }
}
