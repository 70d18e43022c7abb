import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ClassRecord } from '../../src/site/class/class-record.ts';
import { ConnectedClass } from '../../src/site/class/connected-class.ts';
import { isLong, seed } from '../sample.ts';
import { becomeBrowser, closeLost, makePage, Phone, Way } from './phone.ts';
import { asTeacher, hasMosquitto, startMosquitto } from './start-mosquitto.js';

const STUDENTS = isLong ? 300 : 40;
/** In milliseconds: how long they answer, and all the rest happens. */
const LESSON = isLong ? 60_000 : 8000;

const [lesson, question] = ['alpha-beta', 'calls.value.3'];

interface Broker {
  readonly port: number;
  readonly code: string;
  readonly secret: string;
  kill(): Promise<void>;
  start(): Promise<void>;
}

async function startOwnBroker(): Promise<Broker> {
  const script = fileURLToPath(new URL('class-process.js', import.meta.url));
  let child: ChildProcess;
  const start = async (options: object) => {
    child = fork(script, [JSON.stringify({ folder: 'test', ...options })], { execArgv: [] });
    return new Promise<{ port: number; code: string; secret: string }>((done) =>
      child.once('message', (message) => done(message as { port: number; code: string; secret: string })),
    );
  };
  const names = await start({});
  const kill = async () => {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGKILL');
    await gone;
  };
  onTestFinished(kill);
  const { port, code, secret } = names;
  return { port, code, secret, kill, start: async () => void (await start({ port, code, secret })) };
}

async function startTheirBroker(): Promise<Broker> {
  const { address, kill, start, end } = await startMosquitto();
  onTestFinished(end);
  return { port: Number(new URL(address).port), code: 'k7m2p', secret: asTeacher.password, kill, start };
}

/** The teacher's page of a lesson, which asks the class. */
class Teacher {
  #held: ConnectedClass;

  constructor(
    private readonly broker: Broker,
    private readonly way: Way,
  ) {
    this.#held = this.load();
    this.#held.record.open(lesson, question);
    this.show();
  }

  get answers(): ReadonlyMap<string, string> {
    return this.#held.record.round(lesson, question)!.votes[0];
  }

  reload(): void {
    this.close();
    this.#held = this.load();
    this.show();
  }

  crash(): void {
    this.way.lose();
    this.reload();
  }

  close(): void {
    this.#held.link.close();
  }

  private show(): void {
    this.#held.link.show({ lesson, scene: null, asked: { question, phase: 'open', vote: 1 } });
  }

  private load(): ConnectedClass {
    const { code, secret } = this.broker;
    const membership = { code, seat: '', secret, hosts: [] };
    return makePage(this.way, () => new ConnectedClass(membership, () => {}));
  }
}

/** Numbers from 0 to 1, the same for each seed. */
function makeRandom(first: number): () => number {
  let state = first;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

test.each([
  ['the broker of npm run class', startOwnBroker, true],
  ['Mosquitto', startTheirBroker, hasMosquitto()],
])('with %s every answer that a phone calls sent is in the result', async (_, startBroker, isThere) => {
  if (!isThere) return;
  const broker = await startBroker();
  becomeBrowser();
  const random = makeRandom(seed);
  const ways = await Promise.all(Array.from({ length: STUDENTS + 1 }, () => Way.open(broker.port)));
  const teacher = new Teacher(broker, ways[STUDENTS]);
  /** What phones call sent, and what was in no result while one did. */
  const sent = new Map<string, string>();
  const missing: string[] = [];
  const note = ({ seat: { id }, sent: given }: Phone) => {
    if (given === null) return;
    sent.set(id, given);
    const kept = new ClassRecord(broker.code).round(lesson, question)?.votes[0].get(id);
    if (kept !== given) missing.push(`${given} of ${id}, which is ${kept ?? 'nothing'}`);
  };
  const phones = ways.slice(0, STUDENTS).map((way, i) => new Phone(broker.code, `${i}`, way, note));
  onTestFinished(() => {
    for (const phone of phones) phone.leave();
    teacher.close();
    for (const way of ways) way.close();
    closeLost();
  });

  const events: (readonly [at: number, happen: () => void | Promise<void>])[] = [
    [0.25, () => teacher.reload()],
    [0.45, () => broker.kill()],
    [0.55, () => broker.start()],
    [0.75, () => teacher.crash()],
  ];
  const leaving = new Set<Phone>();
  for (const [i, phone] of phones.entries()) {
    const at = random();
    events.push([at, () => phone.answer(lesson, question, `${i}`)]);
    if (i % 3 === 0) events.push([(at + 1) / 2, () => phone.answer(lesson, question, `${i} after all`)]);
    const [from, to] = [random(), random()].toSorted((a, b) => a - b);
    const mishap = [
      () => phone.reload(),
      () => phone.crash(),
      () => phone.way.move(),
      // Found out by the silence alone, after half a minute.
      () => (isLong ? phone.way.lose() : phone.way.move()),
      () => phone.way.sleep(),
    ][i % 5];
    events.push([from, mishap], [to, () => wake(phone)]);
    if (i % 10 === 9) leaving.add(phone);
  }
  const begun = Date.now();
  const isOver: Promise<unknown>[] = [];
  for (const [at, happen] of events.toSorted(([one], [other]) => one - other)) {
    await new Promise((done) => setTimeout(done, begun + at * LESSON - Date.now()));
    isOver.push(Promise.resolve(happen()));
  }
  await Promise.all(isOver);

  // Some leave for good as soon as they are told that it was sent; the others stay until they are.
  for (const phone of leaving) await expect.poll(() => phone.sent).not.toBeNull();
  for (const phone of leaving) phone.leave();
  teacher.reload();
  for (const phone of phones) if (!leaving.has(phone)) await expect.poll(() => phone.sent).not.toBeNull();
  expect(missing).toEqual([]);
  expect(Object.fromEntries(teacher.answers)).toEqual(Object.fromEntries(sent));
  const wanted = phones.map(({ seat }, i) => [seat.id, i % 3 === 0 ? `${i} after all` : `${i}`]);
  expect(Object.fromEntries(teacher.answers)).toEqual(Object.fromEntries(wanted));
});

/** Its own page, and with it those that are on the same screen, look for the class again. */
function wake(phone: Phone): void {
  phone.way.wake();
  document.dispatchEvent(new Event('visibilitychange'));
}
