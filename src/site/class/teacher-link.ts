import { Connection, type ConnectionListener } from './connection.ts';
import { hasClassEnded, keepClassEnd } from './ended-class.ts';
import { makeId, makeRandomHex } from './make-id.ts';
import type { Refusal } from './refusals.js';
import { Seats } from './seats.ts';
import {
  emptyStage,
  isEpoch,
  readClassAnswer,
  readLastWord,
  readPresence,
  type ClassAnswer,
  type Stage,
  type StageContent,
} from './stage.ts';
import type { Hears, LastWord } from './topics.js';

/** Least time between two stages, in milliseconds. */
const INTERVAL = 200;

/** The longest to wait for the known devices to report after connecting, in milliseconds: they spread their messages. */
const GATHERING = 3000;

/** `replaced`: the class follows another page of the teacher. `closed`: the window that was connected has gone. */
export const teacherStates = [
  'connecting',
  'up',
  'replaced',
  'down',
  'ended',
  'elsewhere',
  'closed',
] as const;

export type TeacherState = (typeof teacherStates)[number];

interface TeacherEnds {
  onChange(): void;
  /**
   * Returns the student's answer to the question that counts and survives a reload, which the student is told: empty for
   * none, null if nothing is known of the question.
   */
  onAnswer(id: string, answer: ClassAnswer): string | null;
}

export class TeacherLink {
  readonly seats: Seats;
  state: TeacherState = 'connecting';
  /** Null for a class that has ended in this window: a connection would open it again. */
  readonly #connection: Connection | null;
  #epoch = '';
  /** The epochs of all connections of this page. */
  readonly #epochs = new Set<string>();
  #count = 0;
  #stage = emptyStage;
  #timer = 0;
  #gathering = 0;
  #told = '';

  constructor(
    private readonly code: string,
    secret: string,
    private readonly ends: TeacherEnds,
  ) {
    this.seats = new Seats(code);
    if (hasClassEnded(code)) this.state = 'ended';
    const listener: ConnectionListener = {
      id: makeId(),
      secret,
      presenceTopic: 'here',
      onUp: () => this.begin(),
      onDown: () => this.setState('down'),
      onRefused: (why) => this.refuse(why),
      hears: {
        here: (content) => this.hearOf(content),
        on: (content, id) => {
          this.seats.set(id, readPresence(content) ?? 'gone');
          if (this.seats.connected > 0) this.gather(false);
          this.ends.onChange();
        },
        a: (content, id) => this.hearAnswer(content, id),
      } satisfies Hears<'teacher'>,
    };
    this.#connection = this.state === 'ended' ? null : new Connection(code, listener);
  }

  /** Whether the class is still coming: this page connects, or no device has reported since. */
  get isGathering(): boolean {
    return this.state === 'connecting' || this.#gathering > 0;
  }

  /** Sends the newest stage, at most once per interval. */
  show(stage: StageContent): void {
    this.#stage = stage;
    if (this.#timer) return;
    this.sendStage();
    this.#timer = window.setTimeout(() => {
      this.#timer = 0;
      this.sendStage();
    }, INTERVAL);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.gather(false);
    this.#connection?.close();
  }

  /** Tells everyone that the class has ended: this page, all phones, and those that join later. */
  end(): void {
    this.#connection?.send('here', 'over' satisfies LastWord, { isSure: true });
  }

  /** Starts a new epoch: everyone reports again and resends the answer. */
  private begin(): void {
    this.#epoch = makeRandomHex(4);
    this.#epochs.add(this.#epoch);
    this.#told = '';
    this.seats.forgetStates();
    this.gather(this.seats.ids.length > 0);
    this.claim();
    this.sendStage();
  }

  private gather(isOn: boolean): void {
    clearTimeout(this.#gathering);
    const end = () => {
      this.#gathering = 0;
      this.ends.onChange();
    };
    this.#gathering = isOn ? window.setTimeout(end, GATHERING) : 0;
  }

  /** Tells all other pages of the teacher that the class follows this one. */
  private claim(): void {
    this.#connection?.send('here', this.#epoch);
    this.setState('up');
  }

  private sendStage(): void {
    const text = JSON.stringify(this.#stage);
    if (this.state === 'ended' || !this.#epoch || text === this.#told) return;
    this.#told = text;
    if (this.state === 'replaced') this.claim();
    this.seats.beginStage();
    this.#count++;
    const stage: Stage = { epoch: this.#epoch, count: this.#count, ...this.#stage };
    this.#connection?.send('stage', stage);
  }

  private hearAnswer(content: unknown, id: string): void {
    const answer = readClassAnswer(content);
    const given = answer && this.ends.onAnswer(id, answer);
    if (given !== null) this.#connection?.send(`got/${id}`, { ...answer, given }, { isSure: true });
  }

  private hearOf(content: unknown): void {
    // At the first connection it is from an earlier time: the teacher opens the class again.
    if (!this.#epoch) return;
    // The last will of an earlier page that the broker still took for alive, or of a second page that was closed.
    if (content === 0) return this.state === 'replaced' ? this.begin() : this.claim();
    if (isEpoch(content)) {
      if (content === this.#epoch) return;
      // What this page said on a connection that was lost came late, and counts as the newest.
      if (this.#epochs.has(content)) return this.begin();
      return this.setState('replaced');
    }
    const last = readLastWord(content);
    if (!last) return;
    if (last === 'end') this.close();
    else {
      clearTimeout(this.#timer);
      this.#connection?.leave();
      keepClassEnd(this.code, true);
    }
    this.setState('ended');
  }

  private refuse(why: Refusal): void {
    if (why === 'full') return this.setState('down');
    this.close();
    this.setState(why === 'address' ? 'elsewhere' : 'ended');
  }

  private setState(state: TeacherState): void {
    if (this.state === 'ended' || this.state === 'elsewhere') return;
    this.state = state;
    if (state === 'ended') this.seats.forgetStates();
    this.ends.onChange();
  }
}
