import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { root } from '../../src/build/run.js';
import { asTeacher, startMosquitto } from '../class/start-mosquitto.js';

/**
 * A broker with its classes, whose process can be killed and started again.
 * @typedef {{ address: string, codes: readonly string[], teacher: { username: string, password: string }, pid: () => number, kill: () => Promise<void>, start: () => Promise<void>, end: () => Promise<void>, page?: { teacher: string, join: string } }} Broker
 */

/**
 * The broker of `npm run class`, in a process of its own.
 * @returns {Promise<Broker>}
 */
export async function ownBroker() {
  const script = fileURLToPath(new URL('../class/class-process.js', import.meta.url));
  /** @param {object} names */
  const begin = async (names) => {
    const child = fork(script, [JSON.stringify({ folder: `${root}dist`, ...names })], { execArgv: [] });
    /** @type {{ port: number, code: string, secret: string, teacher: string }} */
    const told = await new Promise((done) =>
      child.once('message', (message) => done(/** @type {any} */ (message))),
    );
    return { child, told };
  };
  let { child, told } = await begin({});
  const { port, code, secret } = told;
  const kill = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  };
  return {
    address: `ws://localhost:${port}/mqtt`,
    codes: [code],
    teacher: { username: 'teacher', password: secret },
    page: { teacher: told.teacher, join: `http://localhost:${port}/${code}` },
    pid: () => child.pid ?? 0,
    kill,
    async start() {
      ({ child, told } = await begin({ port, code, secret }));
    },
    end: kill,
  };
}

/**
 * @param {readonly string[]} codes
 * @returns {Promise<Broker>}
 */
export async function mosquitto(codes) {
  const { address, process: broker, ...rest } = await startMosquitto();
  return { address, codes, teacher: asTeacher, pid: () => broker().pid ?? 0, ...rest };
}
