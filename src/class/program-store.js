import { isOwnAddress, readRemoteAddress } from './addresses.js';
import { end, readBody } from './read-body.js';
import { MOST_STUDENTS, SEATS_PER_ADDRESS } from './class-limits.js';
import { isSameText } from './rights.js';
import { readStorePath } from '../site/address/class-paths.js';
import { programReplies } from '../site/class/refusals.js';
import { isStudentId } from '../site/class/topics.js';

/** In bytes, of one student's files. */
const LONGEST = 1_000_000;
/** In bytes, of all of them. */
const MOST_BYTES = 50_000_000;
const LONGEST_NAME = 60;
const LONGEST_PATH = 200;
const MOST_FILES = 50;

/**
 * The programs that students hand in after the teacher asked for them: only in memory, until the teacher has done or
 * the class is over. Only the teacher may read them, from this machine.
 */
export class ProgramStore {
  /** @type {Map<string, { text: string, address: string }>} JSON by student */
  #programs = new Map();
  #isAsking = false;

  /**
   * @param {string} secret the teacher's
   * @param {{ seatsPerAddress?: number | undefined, isOwn?: ((address: string) => boolean) | undefined }} [limits]
   */
  constructor(secret, { seatsPerAddress = SEATS_PER_ADDRESS, isOwn = isOwnAddress } = {}) {
    this.secret = secret;
    this.seatsPerAddress = seatsPerAddress;
    this.isOwn = isOwn;
  }

  /**
   * Answers a request for programs; returns false for all others.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  answer(request, response) {
    const student = readStorePath(request.url, 'programs');
    if (isStudentId(student)) {
      if (request.method === 'PUT') void this.#take(student, request, response);
      else end(response, 405);
      return true;
    }
    if (student !== '') return false;
    if (!this.#isTeacher(request)) end(response, 403);
    else this.#answerTeacher(request, response);
    return true;
  }

  /** @param {import('node:http').IncomingMessage} request */
  #isTeacher(request) {
    return (
      this.isOwn(readRemoteAddress(request)) &&
      isSameText(request.headers.authorization ?? '', `Bearer ${this.secret}`)
    );
  }

  /**
   * HEAD: 200 if the class is being asked, else 204. PUT asks it and counts the programs so far, GET reads them, DELETE
   * forgets it and asks no more.
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  #answerTeacher({ method }, response) {
    const send = (/** @type {string} */ json) =>
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(json);
    if (method === 'HEAD') end(response, this.#isAsking ? 200 : 204);
    else if (method === 'PUT') {
      this.#isAsking = true;
      send(`${this.#programs.size}`);
    } else if (method === 'GET') send(`[${[...this.#programs.values()].map(({ text }) => text).join()}]`);
    else if (method === 'DELETE') {
      this.#isAsking = false;
      this.#programs.clear();
      end(response, 204);
    } else end(response, 405);
  }

  /**
   * @param {string} student
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  async #take(student, request, response) {
    if (!this.#isAsking) return end(response, programReplies.closed);
    const address = readRemoteAddress(request);
    try {
      const body = await readBody(request, LONGEST);
      if (body === null) return end(response, programReplies.tooLarge);
      const text = readProgram(body.toString());
      if (text === null) return end(response, programReplies.refused);
      const others = [...this.#programs].filter(([id]) => id !== student).map(([, each]) => each);
      const near = others.filter((each) => each.address === address).length;
      const bytes = others.reduce((sum, each) => sum + each.text.length, text.length);
      const isFull =
        others.length >= MOST_STUDENTS ||
        bytes > MOST_BYTES ||
        (near >= this.seatsPerAddress && !this.isOwn(address));
      if (!this.#isAsking) return end(response, programReplies.closed);
      if (isFull) return end(response, programReplies.full);
      this.#programs.set(student, { text, address });
      return end(response, programReplies.sent);
    } catch {
      // The page was closed while sending.
      return response.destroy();
    }
  }
}

/**
 * What a student sends, rewritten as JSON with nothing else in it; null if invalid.
 * @param {string} text
 */
function readProgram(text) {
  const { name, files } = parse(text);
  if (!isText(name, LONGEST_NAME) || !Array.isArray(files)) return null;
  if (files.length === 0 || files.length > MOST_FILES) return null;
  const read = files.map((/** @type {unknown} */ file) => {
    const { path, base64 } = Object(file);
    const isFile = isText(path, LONGEST_PATH) && typeof base64 === 'string' && /^[\w+/]*=*$/.test(base64);
    return isFile ? { path, base64 } : null;
  });
  return read.includes(null) ? null : JSON.stringify({ name, files: read });
}

/**
 * @param {unknown} text
 * @param {number} longest
 */
function isText(text, longest) {
  return typeof text === 'string' && text.trim() !== '' && text.length <= longest;
}

/**
 * @param {string} text
 * @returns {Record<string, unknown>}
 */
function parse(text) {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
