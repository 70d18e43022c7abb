import { Inbox } from './inbox.ts';
import { readMessage, type OwnPage, type PairMessage, type PairRole } from './pair-messages.ts';

type Content<M> = M extends Exclude<PairMessage, { kind: 'elsewhere' }> ? Omit<M, 'from' | 'lesson'> : never;

const NAME = /^plybook-(audience|teacher)-([0-9a-f]{32})$/;

/** The two windows share a random number in their names. It survives reloads, and no other page can join. */
export class Pair {
  readonly role: PairRole;
  readonly #id: string;
  readonly #channel: BroadcastChannel;

  /** Joins the pair in the window's name, or starts one. Passes on every valid message of the other window. */
  constructor(
    private readonly page: OwnPage,
    tell: (message: PairMessage) => void,
  ) {
    const [, role, id] = NAME.exec(window.name) ?? [];
    this.role = role === 'teacher' ? 'teacher' : 'audience';
    this.#id = id ?? makeRandomId();
    window.name = writeWindowName(this.role, this.#id);
    this.#channel = new BroadcastChannel(`plybook-${this.#id}`);
    const inbox = new Inbox(tell);
    this.#channel.addEventListener('message', ({ data }) => {
      const message = readMessage(data, page);
      if (message && message.from !== this.role) inbox.put(message);
    });
  }

  get lesson(): string {
    return this.page.lesson;
  }

  send(message: Content<PairMessage>): void {
    this.#channel.postMessage({ ...message, from: this.role, lesson: this.page.lesson });
  }

  /** Opens or focuses a window of the pair; returns whether the browser allowed it. */
  open(role: PairRole, address: string): boolean {
    const form = role === 'teacher' ? 'popup,width=1280,height=800' : '';
    return window.open(address, writeWindowName(role, this.#id), form) !== null;
  }

  close(): void {
    this.send({ kind: 'bye' });
    this.#channel.close();
  }
}

export function isTeacherWindow(): boolean {
  return NAME.exec(window.name)?.[1] === 'teacher';
}

function writeWindowName(role: PairRole, id: string): string {
  return `plybook-${role}-${id}`;
}

/** `crypto.randomUUID` needs https, which a school's server may not have. */
function makeRandomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
