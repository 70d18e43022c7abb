import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BrowserContextOptions, Locator, Page } from 'playwright';
import { connect } from 'mqtt';
import { expect, onTestFinished } from 'vitest';
import { serve } from '../../src/build/serve.js';
import { openAt } from './browser.ts';
import { goForward } from './forward.ts';

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

/** What a browser says of a server or a network that is gone. */
const LOST =
  /ERR_CONNECTION_REFUSED|ERR_INTERNET_DISCONNECTED|ERR_CONTENT_LENGTH_MISMATCH|ERR_INCOMPLETE_CHUNKED|WebSocket connection to .* failed/;

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

  /** Serves the pages of a class that has ended, without its broker, as a browser may have kept them. */
  async servePages(): Promise<void> {
    const site = await serve(dist, { port: this.served.port, isForNetwork: true });
    onTestFinished(() => site.close());
  }

  /** Ends the class as Ctrl+C does. */
  async end(): Promise<void> {
    const gone = new Promise((done) => this.process.once('exit', done));
    this.process.send('end');
    await gone;
  }
}

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

export const here = (teacher: Page, count: number) =>
  teacher.getByRole('button', { name: count === 1 ? '1 student here' : `${count} students here` }).waitFor();

/** The bars, on the projector or in the teacher's own window. */
export const resultsOf = (page: Page) => page.getByRole('region', { name: 'What the class answered' });

/** Walks the steps of the slide until the bar says that something else comes next. */
export async function walkTo(teacher: Page, coming: string): Promise<void> {
  const bar = teacher.locator('present-bar');
  const step = bar.getByText(/^Next: (. tries|branch|a value goes back|the rest of this slide)/);
  await bar.getByText(coming).or(step).first().waitFor();
  while (await step.isVisible()) {
    // Of two windows the other takes the step: a second press before this one shows it would close the question.
    await goForward(teacher);
    await bar.getByText(coming).or(step).first().waitFor();
  }
}

export async function turn(teacher: Page, coming: string): Promise<void> {
  await walkTo(teacher, coming);
  await teacher.keyboard.press('PageDown');
}

export function closeQuestion(teacher: Page): Promise<void> {
  return turn(teacher, 'Next: close, and show what the class believes');
}

/** Closes the question and shows its answer, without a second vote. */
export async function showAnswer(teacher: Page): Promise<void> {
  await closeQuestion(teacher);
  await teacher.getByText('One moment …').waitFor({ state: 'hidden' });
  await button(teacher, 'Show the answer now').click();
}

/** Turns until the slide asks the class, and waits until nobody has answered. */
export async function turnToQuestion(teacher: Page, students: number): Promise<void> {
  const asked = teacher.getByText(`Open · 0 of ${students} answered`);
  // The bar changes before the answers are shown; one press more would close the question again.
  const closes = teacher.locator('present-bar').getByText('Next: close');
  const place = () => teacher.evaluate(() => location.href);
  while (!(await asked.or(closes).first().isVisible())) {
    const before = await place();
    await teacher.keyboard.press('PageDown');
    await expect
      .poll(async () => (await asked.or(closes).first().isVisible()) || (await place()) !== before)
      .toBe(true);
  }
  await asked.waitFor();
}

/** Holds a class on the place of a lesson, until the slide asks it. */
export async function askClass(
  path: string,
  count: number,
): Promise<{ one: LiveClass; teacher: Page; students: readonly Page[] }> {
  const one = await LiveClass.begin();
  const teacher = await one.teacher();
  const students: Page[] = [];
  while (students.length < count) students.push(await one.student());
  await one.present(teacher, path);
  await here(teacher, count);
  await turnToQuestion(teacher, count);
  return { one, teacher, students };
}

/** The field of the question on the slide. Who joins sees the lesson first, with all its questions. */
export function fieldOf(student: Page): Locator {
  const asked = student.locator('ply-predict[data-slide]');
  return asked.getByRole('textbox', { name: 'Value' }).and(student.locator(':visible'));
}

export async function answer(student: Page, value: string): Promise<void> {
  const field = fieldOf(student);
  await expect.poll(() => field.count()).toBe(1);
  await field.fill(value);
  await button(student, 'Send').click();
  await student.getByText('Sent. You can change it until it is closed.').waitFor();
}

async function start(options: object): Promise<[Served, ChildProcess]> {
  const child = fork(script, [JSON.stringify({ folder: dist, ...options })], { execArgv: [] });
  const served = await new Promise<Served>((done, fail) => {
    child.once('message', (message) => done(message as Served));
    child.once('exit', (status) => fail(new Error(`the class ended with ${status}`)));
  });
  return [served, child];
}
