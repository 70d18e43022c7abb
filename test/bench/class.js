import { readFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { build } from 'vite';
import { launchOptions } from '../../src/build/find-browser.js';
import { root } from '../../src/build/run.js';
import { hasMosquitto } from '../class/start-mosquitto.js';
import { mosquitto, ownBroker } from './class-brokers.js';
import { Room, SECONDS, until, wait } from './class-room.js';
import { Teacher } from './class-teacher.js';

/** @typedef {import('./class-brokers.js').Broker} Broker */

const STUDENTS = 300;
const STEPS = 60;

/** Prints how a class fares: all of it on one machine, so that times are upper bounds but for the Wi-Fi. */
export async function printClass() {
  await build({ root, logLevel: 'error' });
  await inClass('aedes, as `npm run class` has it', await ownBroker(), STUDENTS);
  await brokenOff('aedes', await ownBroker());
  await onPages(await ownBroker());
  if (!hasMosquitto()) return console.log('\nMosquitto is not installed: nothing of it is measured.');
  await inClass('Mosquitto, one class', await mosquitto(['k7m2p']), STUDENTS);
  await brokenOff('Mosquitto', await mosquitto(['k7m2p']));
  const many = Array.from({ length: 20 }, (_, i) => `class${i}`);
  await inClass('Mosquitto, 20 classes of 50', await mosquitto(many), 50);
}

/**
 * Joining within five seconds, a step a second for a minute, an answer from everybody within five seconds.
 * @param {string} name
 * @param {Broker} broker
 * @param {number} each students in each class
 */
async function inClass(name, broker, each) {
  const { teachers, room } = await begin(broker, each);
  const all = broker.codes.length * each;
  const joined = await room.report();
  console.log(
    `\n${name}: ${all} students\n  joining within 5 s, to the first stage: ${figures(joined.joined)}, ${lost(all - joined.joined.length)}`,
  );
  room.tell({ forget: true });
  const before = usage(broker.pid());
  const begun = Date.now();
  for (let step = 0; step < STEPS; step++) {
    for (const teacher of teachers) teacher.show();
    await wait(SECONDS);
  }
  const seconds = (Date.now() - begun) / SECONDS;
  const { heard, last, stages } = await room.report();
  const after = usage(broker.pid());
  console.log(
    `  a step a second for ${STEPS} s: ${figures(heard)}; until the last phone has it: ${figures(last)}; ${lost(all * STEPS - stages)} of ${all * STEPS}${before && after ? `; the broker takes ${((100 * (after.seconds - before.seconds)) / seconds).toFixed(1)} % of a core, ${after.megabytes} MB` : ''}`,
  );
  for (const teacher of teachers) teacher.latencies = [];
  room.tell({ answer: { within: 5 * SECONDS } });
  const known = () => teachers.reduce((sum, { answers: given }) => sum + given.size, 0);
  const told = async () => (await room.report()).told;
  await until(async () => known() === all && (await told()) === all, 15);
  console.log(
    `  an answer from all within 5 s: ${figures(teachers.flatMap(({ latencies }) => latencies))}; ${lost(all - known())} of ${all} sent, ${await told()} of them told so`,
  );
  await over(broker, teachers, room);
}

/**
 * The broker is killed while a class answers, and starts again after a second.
 * @param {string} name
 * @param {Broker} broker
 */
async function brokenOff(name, broker) {
  const { teachers, room } = await begin(broker, STUDENTS);
  room.tell({ answer: { within: 5 * SECONDS } });
  await wait(2.2 * SECONDS);
  await broker.kill();
  await wait(SECONDS);
  await broker.start();
  const begun = Date.now();
  const [teacher] = teachers;
  const back = await until(async () => (await room.report()).up === STUDENTS, 30);
  const backAfter = Date.now() - begun;
  await until(async () => (await room.report()).told === STUDENTS, 10);
  console.log(
    `\n${name}, killed while ${STUDENTS} answer: ${back ? `all back ${backAfter} ms after it is up` : 'NOT all back within 30 s'}, ${lost(STUDENTS - teacher.answers.size)} of ${STUDENTS} sent`,
  );
  await over(broker, teachers, room);
}

/**
 * A teacher's page and two students' beside the others: from a key at the teacher's to the frame that shows the step.
 * @param {Broker} broker
 */
async function onPages(broker) {
  if (!broker.page) return;
  const room = new Room();
  await room.join(broker, STUDENTS - 2);
  const browser = await chromium.launch(await launchOptions());
  try {
    const open = async (/** @type {string} */ address) => {
      const page = await (await browser.newContext({ viewport: { width: 1024, height: 768 } })).newPage();
      await page.goto(address);
      return page;
    };
    const teacher = await open(broker.page.teacher);
    const students = [await open(broker.page.join), await open(broker.page.join)];
    await teacher.getByText(`${STUDENTS} students here`).waitFor();
    await teacher.goto(new URL('/lessons/minimax-call-by-call/?present=3#calls.step=5', teacher.url()).href);
    for (const page of students) {
      await page.waitForFunction(stepIs, 5);
      await page.evaluate(noteSteps);
    }
    await teacher.locator('#calls .card').focus();
    const times = [];
    for (let step = 6; step < 16; step++) {
      const begun = Date.now();
      await teacher.keyboard.press('ArrowRight');
      for (const page of students) {
        const at = await page.waitForFunction((wanted) => /** @type {any} */ (window).shown[wanted], step);
        times.push((await at.jsonValue()) - begun);
      }
      await wait(SECONDS / 2);
    }
    console.log(
      `\nthree real pages and ${STUDENTS - 2} clients: from the teacher's key to the students' frame ${figures(times)}`,
    );
  } finally {
    await browser.close();
  }
  await over(broker, [], room);
}

/**
 * Whether the lesson's search is at a step. Runs in the page.
 * @param {number} step
 */
function stepIs(step) {
  const search = document.getElementById('calls');
  return search !== null && 'step' in search && search.step === step;
}

/** Notes at which frame the lesson's search showed each step, in `window.shown`. Runs in the page. */
function noteSteps() {
  const search = /** @type {HTMLElement & { step: number }} */ (document.getElementById('calls'));
  /** @type {Record<number, number>} */
  const shown = {};
  const look = () => {
    shown[search.step] ??= Date.now();
    requestAnimationFrame(look);
  };
  look();
  Object.assign(window, { shown });
}

/**
 * @param {Broker} broker
 * @param {number} each
 */
async function begin(broker, each) {
  const teachers = broker.codes.map((code) => new Teacher(broker.address, code, broker.teacher));
  await until(() => teachers.every(({ client }) => client.connected), 10);
  const room = new Room();
  await room.join(broker, each);
  await until(async () => (await room.report()).joined.length === broker.codes.length * each, 10);
  await wait(2 * SECONDS);
  return { teachers, room };
}

/**
 * @param {Broker} broker
 * @param {readonly Teacher[]} teachers
 * @param {Room} room
 */
async function over(broker, teachers, room) {
  room.end();
  for (const { client } of teachers) client.end(true);
  await broker.end();
}

/**
 * What a process has taken so far; null where the system does not tell.
 * @param {number} pid
 */
function usage(pid) {
  try {
    const ticks = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return {
      seconds: (Number(ticks[11]) + Number(ticks[12])) / 100,
      megabytes: Math.round(Number(kilobytes) / 1000),
    };
  } catch {
    return null;
  }
}

/** @param {readonly number[]} times */
function figures(times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (/** @type {number} */ part) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
  return `median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`;
}

/** @param {number} count */
function lost(count) {
  return count === 0 ? 'none lost' : `${count} LOST`;
}
