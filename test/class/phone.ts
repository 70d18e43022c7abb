import { setMaxListeners } from 'node:events';
import { createServer, connect, type Server, type Socket } from 'node:net';
import { onTestFinished, vi } from 'vitest';
import { Seat } from '../../src/site/class/seat.ts';
import { StudentLink } from '../../src/site/class/student-link.ts';

/** The manifest of the page that is made next: the broker's address is beside it. */
let manifest = '';

/** Until the test ends, has what pages share in a browser: the code of many pages runs in one process of Node. */
export function becomeBrowser(): void {
  // Its own keys are those of what it keeps, as in a browser.
  const sessionStorage: Record<string, string> = Object.create({
    getItem: (key: string) => sessionStorage[key] ?? null,
    setItem: (key: string, value: string) => void (sessionStorage[key] = value),
    removeItem: (key: string) => void delete sessionStorage[key],
  });
  const page = new EventTarget();
  const document = Object.assign(new EventTarget(), {
    visibilityState: 'visible',
    querySelector: () => ({ href: manifest }),
  });
  setMaxListeners(0, page, document);
  const addEventListener = page.addEventListener.bind(page);
  const shared = { sessionStorage, document, addEventListener, window: globalThis };
  for (const [name, value] of Object.entries(shared)) vi.stubGlobal(name, value);
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** The way of one page to the broker, which can fail in the ways of a Wi-Fi. */
export class Way {
  readonly #server: Server;
  readonly #pairs = new Set<readonly [near: Socket, far: Socket]>();
  #isAsleep = false;

  private constructor(target: number) {
    this.#server = createServer((near) => {
      const far = connect(target, '127.0.0.1');
      const pair = [near, far] as const;
      this.#pairs.add(pair);
      near.pipe(far);
      far.pipe(near);
      const end = () => {
        near.destroy();
        far.destroy();
        this.#pairs.delete(pair);
      };
      for (const each of pair) each.on('error', end).on('close', end);
      if (this.#isAsleep) this.pass(false);
    });
  }

  static async open(target: number): Promise<Way> {
    const way = new Way(target);
    await new Promise<void>((done) => way.#server.listen(0, '127.0.0.1', done));
    return way;
  }

  /** The manifest of a page at the end of this way. */
  get manifest(): string {
    const { port } = this.#server.address() as { port: number };
    return `http://127.0.0.1:${port}/site.webmanifest`;
  }

  sleep(): void {
    this.#isAsleep = true;
    this.pass(false);
  }

  wake(): void {
    if (!this.#isAsleep) return;
    this.#isAsleep = false;
    this.pass(true);
  }

  /** Nothing that is on its way arrives any more, and no side hears why: the broker takes the page for connected. */
  lose(): void {
    for (const pair of this.#pairs) {
      const [near, far] = pair;
      this.#pairs.delete(pair);
      near.unpipe();
      far.unpipe();
      near.resume();
      far.resume();
      near
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => {});
      far
        .removeAllListeners('close')
        .removeAllListeners('error')
        .on('error', () => {});
      lost.push(near, far);
    }
  }

  /** As `lose`, but the page finds out: it has another network. */
  move(): void {
    const near = [...this.#pairs].map(([each]) => each);
    this.lose();
    for (const each of near) each.destroy();
  }

  close(): void {
    for (const pair of this.#pairs) for (const each of pair) each.destroy();
    this.#server.close();
  }

  private pass(isOn: boolean): void {
    for (const [near, far] of this.#pairs) {
      if (isOn) {
        near.pipe(far);
        far.pipe(near);
        continue;
      }
      near.unpipe(far);
      far.unpipe(near);
      near.pause();
      far.pause();
    }
  }
}

/** Connections that are lost, each until it is taken down. */
const lost: Socket[] = [];

export function closeLost(): void {
  for (const each of lost.splice(0)) each.destroy();
}

/** A page at the end of a way. */
export function makePage<T>(way: Way, make: () => T): T {
  ({ manifest } = way);
  return make();
}

/** A student's phone with the page of a lesson, which may be reloaded. */
export class Phone {
  seat: Seat;
  #link: StudentLink;

  constructor(
    private readonly code: string,
    private readonly name: string,
    readonly way: Way,
    /** Called each time the page may say something else of its answer. */
    private readonly onChange: (phone: Phone) => void,
  ) {
    [this.seat, this.#link] = this.load();
  }

  /** What the page says was sent; null if it does not say so of its newest answer. */
  get sent(): string | null {
    return this.#link.isCounted ? (this.seat.mine?.given ?? null) : null;
  }

  answer(lesson: string, question: string, given: string): void {
    this.#link.answer({ lesson, question, vote: 1, given });
  }

  leave(): void {
    this.#link.close();
  }

  reload(): void {
    this.leave();
    [this.seat, this.#link] = this.load();
  }

  /** The browser ends without a word to anybody. */
  crash(): void {
    this.way.lose();
    this.reload();
  }

  private load(): [Seat, StudentLink] {
    const seat = new Seat({ code: this.code, seat: this.name, secret: null, hosts: [] });
    const change = () => this.onChange(this);
    const ends = { onState: change, onStage: change, onUnreadable() {} };
    return makePage(this.way, () => [seat, new StudentLink(this.code, seat, ends)]);
  }
}
