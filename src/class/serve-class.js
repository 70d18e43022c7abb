import { randomBytes, randomInt } from 'node:crypto';
import { serve } from '../build/serve.js';
import { addresses } from './addresses.js';
import { openBroker } from './broker.js';

/** What can be read from a projector and typed on a phone, without letters that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Serves the built site and one class to the local network.
 * @param {string} folder the built site
 * @param {{ port?: number, code?: string, secret?: string }} [options] port: the preferred one, 0 for any; the code and
 * the teacher's secret are made anew unless a class is to go on under those that it had
 */
export async function serveClass(folder, { port = 0, code = newCode(), secret = newSecret() } = {}) {
  const site = await serve(folder, {
    port,
    isForNetwork: true,
    redirects: { [`/${code}`]: `./class/?class=${code}` },
  });
  const broker = await openBroker(site.server, { code, secret });
  const own = addresses().map((address) => `${address}:${site.port}`);
  const at = own.length ? `&at=${own.join()}` : '';
  return {
    code,
    secret,
    port: site.port,
    /** Where students join, one address for each way into this machine. */
    joins: own.map((host) => `http://${host}/${code}`),
    /** The teacher's own address: what follows `#` is sent to nobody. */
    teacher: `http://localhost:${site.port}/class/?class=${code}#teacher=${secret}${at}`,
    /** Ends the class: everybody in it is told. */
    async close() {
      await broker.end();
      await site.close();
    },
  };
}

/** The name of a class: short, since it is typed; it keeps nobody out, it keeps apart what is not the same class. */
function newCode() {
  return Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** 128 bits. */
function newSecret() {
  return randomBytes(16).toString('base64url');
}
