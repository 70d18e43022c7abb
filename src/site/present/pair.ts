import { Inbox } from './inbox.ts';
import { readMessage, type OwnPage, type PairMessage, type PairRole } from './messages.ts';

type Content<M> = M extends PairMessage ? Omit<M, 'from' | 'lesson'> : never;

const NAME = /^plybook-(audience|teacher)-([0-9a-f]{32})$/;

/**
 * The two windows of one presentation. They know each other by a random number in their names, which outlive a reload
 * and are in no address: a page that somebody opens belongs to no pair, and other browsers are out of reach.
 */
export class Pair {
  readonly role: PairRole;
  readonly #id: string;
  readonly #channel: BroadcastChannel;

  /** Joins the pair that the window's name tells, or begins one. Every valid message of the other window is told. */
  constructor(
    private readonly page: OwnPage,
    tell: (message: PairMessage) => void,
  ) {
    const [, role, id] = NAME.exec(window.name) ?? [];
    this.role = role === 'teacher' ? 'teacher' : 'audience';
    this.#id = id ?? randomId();
    window.name = nameOf(this.role, this.#id);
    this.#channel = new BroadcastChannel(`plybook-${this.#id}`);
    const inbox = new Inbox(tell);
    this.#channel.addEventListener('message', ({ data }) => {
      const message = readMessage(data, page);
      if (message && message.from !== this.role) inbox.put(message);
    });
  }

  send(message: Content<PairMessage>): void {
    this.#channel.postMessage({ ...message, from: this.role, lesson: this.page.lesson });
  }

  /** Opens the teacher's window at an address, or brings the one that is open there; returns whether the browser did. */
  openTeacher(address: string): boolean {
    return window.open(address, nameOf('teacher', this.#id), 'popup,width=1280,height=800') !== null;
  }

  close(): void {
    this.send({ kind: 'bye' });
    this.#channel.close();
  }
}

/** Whether this is the teacher's window of a presentation, beside which another one shows the slides. */
export function isTeacherWindow(): boolean {
  return NAME.exec(window.name)?.[1] === 'teacher';
}

function nameOf(role: PairRole, id: string): string {
  return `plybook-${role}-${id}`;
}

/** `crypto.randomUUID` would need https, which a school's own server may not have. */
function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
