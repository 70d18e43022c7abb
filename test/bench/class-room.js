import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** @typedef {import('./class-students.js').Order} Order */
/** @typedef {import('./class-students.js').Report} Report */

/** How many processes play the students. */
const PROCESSES = 3;

/** A second, in milliseconds. */
export const SECONDS = 1000;

/** @type {Record<string, number>} */
const noTimes = {};

/** The students of a bench, in some processes. */
export class Room {
  #parts = Array.from({ length: PROCESSES }, () =>
    fork(fileURLToPath(new URL('class-students.js', import.meta.url))),
  );

  /** @param {Order} order */
  tell(order) {
    for (const part of this.#parts) part.send(order);
  }

  /**
   * Has students join each class within five seconds; done when all are there.
   * @param {{ address: string, codes: readonly string[] }} broker
   * @param {number} each
   */
  async join({ address, codes }, each) {
    const seats = codes.flatMap((code, at) =>
      Array.from(
        { length: each },
        (_, i) => /** @type {const} */ ([code, (1000 * (at + 1) + i).toString(16).padStart(16, '0')]),
      ),
    );
    for (const [index, part] of this.#parts.entries()) {
      /** @type {Order} */
      const order = {
        join: { address, within: 5 * SECONDS, seats: seats.filter((_, i) => i % PROCESSES === index) },
      };
      part.send(order);
    }
    await until(async () => (await this.report()).up === seats.length, 30);
  }

  /** @returns {Promise<Omit<Report, 'last'> & { last: number[] }>} last: one time for each stage */
  async report() {
    const parts = await Promise.all(
      this.#parts.map((part) => {
        /** @type {Promise<Report>} */
        const told = new Promise((done) =>
          part.once('message', (report) => done(/** @type {Report} */ (report))),
        );
        part.send({ report: true });
        return told;
      }),
    );
    return {
      joined: parts.flatMap(({ joined }) => joined),
      heard: parts.flatMap(({ heard }) => heard),
      last: Object.values(
        parts
          .flatMap(({ last }) => Object.entries(last))
          .reduce((all, [count, time]) => ({ ...all, [count]: Math.max(all[count] ?? 0, time) }), noTimes),
      ),
      told: parts.reduce((sum, { told }) => sum + told, 0),
      stages: parts.reduce((sum, { stages }) => sum + stages, 0),
      up: parts.reduce((sum, { up }) => sum + up, 0),
    };
  }

  end() {
    for (const part of this.#parts) part.disconnect();
  }
}

/** @param {number} milliseconds */
export function wait(milliseconds) {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/**
 * Waits until something is so; whether it became so in time.
 * @param {() => boolean | Promise<boolean>} isSo
 * @param {number} seconds
 */
export async function until(isSo, seconds) {
  const end = Date.now() + seconds * SECONDS;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await wait(20);
  }
  return false;
}
