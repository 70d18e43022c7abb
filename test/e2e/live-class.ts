import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Page } from 'playwright';
import { connect } from 'mqtt';
import { onTestFinished } from 'vitest';
import { openAt } from './browser.ts';

interface Served {
  readonly joins: readonly string[];
  readonly teacher: string;
  readonly code: string;
  readonly secret: string;
  readonly port: number;
}

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const script = fileURLToPath(new URL('../class/class-process.js', import.meta.url));

const teacherScreen = { viewport: { width: 1920, height: 1080 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** What a browser says of a server that is gone. */
const LOST = /ERR_CONNECTION_REFUSED/;

/** A class that is served as `npm run class` serves it, in a process of its own, until the test ends. */
export class LiveClass {
  private constructor(
    readonly served: Served,
    private process: ChildProcess,
  ) {}

  /** `areOthersStrangers`: students at an address of the network count as on another machine. */
  static async begin(
    options: { seatsPerAddress?: number; areOthersStrangers?: boolean } = {},
  ): Promise<LiveClass> {
    const [served, process] = await start(options);
    const one = new LiveClass(served, process);
    onTestFinished(() => void one.process.kill('SIGKILL'));
    return one;
  }

  /** Opens the teacher's page. */
  teacher(): Promise<Page> {
    return openAt(this.served.teacher, teacherScreen, { expected: LOST });
  }

  /** Opens a student's page by the address that the class prints: one of the network, where the machine is in one. */
  student(options: BrowserContextOptions = phone): Promise<Page> {
    const { joins, port, code } = this.served;
    return openAt(joins[0] ?? `http://localhost:${port}/${code}`, options, { expected: LOST });
  }

  /** Has the teacher present a lesson. */
  present(teacher: Page, path: string): Promise<unknown> {
    return teacher.goto(`http://localhost:${this.served.port}/${path}`);
  }

  /** Says something as the stage, as a broken teacher's page would; done when the broker has it. */
  async say(stages: readonly string[]): Promise<void> {
    const { port, code, secret } = this.served;
    const client = connect(`ws://localhost:${port}/mqtt`, {
      protocolVersion: 4,
      clientId: '00000000000000ff',
      username: 'teacher',
      password: secret,
    });
    for (const stage of stages)
      await client.publishAsync(`ply1/${code}/stage`, stage, { qos: 1, retain: true });
    await client.endAsync();
  }

  /** Kills the process: nobody is told anything. */
  async kill(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.kill('SIGKILL');
    await gone;
  }

  /** Starts the same class again. */
  async restart(): Promise<void> {
    const { port, code, secret } = this.served;
    [, this.process] = await start({ port, code, secret });
  }

  /** Ends the class as Ctrl+C does. */
  async end(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.send('end');
    await gone;
  }
}

async function start(options: object): Promise<[Served, ChildProcess]> {
  const child = fork(script, [JSON.stringify({ folder: dist, ...options })], { execArgv: [] });
  const served = await new Promise<Served>((done, fail) => {
    child.once('message', (message) => done(message as Served));
    child.once('exit', (status) => fail(new Error(`the class ended with ${status}`)));
  });
  return [served, child];
}
