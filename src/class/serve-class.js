import { randomBytes, randomInt } from 'node:crypto';
import { makeDownload } from '../build/make-downloads.js';
import { serve } from '../build/serve.js';
import { classPaths, writeJoinPath } from '../site/address/class-paths.js';
import { listAddresses } from './addresses.js';
import { openBroker } from './broker.js';
import { LessonStore } from './lesson-store.js';
import { ProgramStore } from './program-store.js';

/** @typedef {Parameters<typeof openBroker>[1]} BrokerOptions */

/** Can be read from a projector and typed on a phone; no letters that look like others. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * Serves the built site and one class to the local network.
 * @param {string} folder the built site
 * @param {{ port?: number, code?: string, secret?: string } & Partial<BrokerOptions>} [options] port: the preferred
 * one, 0 for any; pass the code and the teacher's secret of an earlier class to go on with it
 */
export async function serveClass(
  folder,
  { port = 0, code = makeCode(), secret = makeSecret(), ...limits } = {},
) {
  const lessons = new LessonStore(secret);
  const programs = new ProgramStore(secret, limits);
  const site = await serve(folder, {
    port,
    isForNetwork: true,
    makeFile: makeDownload,
    answerFirst: (request, response) =>
      lessons.answer(request, response) || programs.answer(request, response),
    redirects: {
      [`/${writeJoinPath(code, false)}`]: `./${classPaths.page}?class=${code}`,
      [`/${writeJoinPath(code, true)}`]: `../${classPaths.handIn}?class=${code}`,
    },
  });
  const broker = await openBroker(site.server, { ...limits, code, secret });
  const own = listAddresses().map((address) => `${address}:${site.port}`);
  const at = own.length ? `&at=${own.join()}` : '';
  return {
    code,
    secret,
    port: site.port,
    /** One address for each network of this machine. */
    joins: own.map((host) => `http://${host}/${writeJoinPath(code, false)}`),
    /** What follows `#` is never sent. */
    teacher: `http://localhost:${site.port}/${classPaths.page}?class=${code}#teacher=${secret}${at}`,
    async close() {
      await broker.end();
      await site.close();
    },
  };
}

/** Short, because people type it. It tells classes apart and protects nothing. */
function makeCode() {
  return Array.from({ length: 5 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** 128 bits. */
function makeSecret() {
  return randomBytes(16).toString('base64url');
}
