import { isOwnAddress, readRemoteAddress } from './addresses.js';
import { end, readBody } from './read-body.js';
import { isSameText } from './rights.js';
import { readStorePath } from '../site/address/class-paths.js';

/** In bytes, of a packed text. */
const LONGEST_LESSON = 500_000;

/** Above this, the oldest is dropped. */
const MOST_LESSONS = 20;

const NAME = /^[0-9a-z]{1,7}$/;

/** The teacher's own lessons for a class: only in memory, until the class ends. */
export class LessonStore {
  /** @type {Map<string, Buffer>} packed texts by name */
  #lessons = new Map();

  /** @param {string} secret the teacher's */
  constructor(secret) {
    this.secret = secret;
  }

  /**
   * Answers a request for a lesson; returns false for all others. Only the teacher may place one, from this machine.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  answer(request, response) {
    const name = readStorePath(request.url, 'lesson');
    if (name === null || !NAME.test(name)) return false;
    if (request.method === 'PUT') void this.#place(name, request, response);
    else if (request.method === 'GET') this.#send(this.#lessons.get(name), response);
    else end(response, 405);
    return true;
  }

  /**
   * @param {Buffer | undefined} lesson
   * @param {import('node:http').ServerResponse} response
   */
  #send(lesson, response) {
    if (!lesson) return end(response, 404);
    return response
      .writeHead(200, {
        'content-type': 'text/plain; charset=utf-8',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .end(lesson);
  }

  /**
   * @param {string} name
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #place(name, request, response) {
    if (
      !isOwnAddress(readRemoteAddress(request)) ||
      !isSameText(request.headers.authorization ?? '', `Bearer ${this.secret}`)
    )
      return end(response, 403);
    try {
      const packed = await readBody(request, LONGEST_LESSON);
      if (packed === null) return end(response, 413);
      if (!/^[\w-]+$/.test(packed.toString('latin1'))) return end(response, 400);
      this.#lessons.delete(name);
      this.#lessons.set(name, packed);
      const [oldest = name] = this.#lessons.keys();
      if (this.#lessons.size > MOST_LESSONS) this.#lessons.delete(oldest);
      return end(response, 204);
    } catch {
      // The page was closed while sending.
      return response.destroy();
    }
  }
}
