import type { Seat } from './seat.ts';
import { Connection } from './connection.ts';
import type { Refusal } from './refusals.js';
import {
  isEpoch,
  presences,
  type Presence,
  readCounted,
  readLastWord,
  readStage,
  type ClassAnswer,
  type Stage,
} from './stage.ts';
import type { Hears } from './topics.js';

/** Milliseconds over which messages that all students send at once are spread. */
const SPREAD = 1000;

/** `unreached`: never connected since the page was loaded. `taken`: another window has the seat. */
export type StudentState =
  | 'connecting'
  | 'up'
  | 'away'
  | 'offline'
  | 'unreached'
  | 'taken'
  | 'ended'
  | Refusal;

interface StudentEnds {
  onState(state: StudentState): void;
  onStage(stage: Stage): void;
  onUnreadable(): void;
}

export class StudentLink {
  state: StudentState = 'connecting';
  readonly #connection: Connection;
  #epoch = '';
  #count = -1;
  #isHere = false;
  /** The last message of the teacher's page about an answer of this student. */
  #counted: unknown = null;
  #hasBeenUp = false;

  constructor(
    code: string,
    private readonly seat: Seat,
    private readonly ends: StudentEnds,
  ) {
    this.#connection = new Connection(code, {
      id: seat.id,
      secret: null,
      presenceTopic: `on/${seat.id}`,
      onUp: () => this.begin(),
      onDown: () => this.lose(),
      onRefused: (why) => this.setState(why),
      hears: {
        here: (content) => this.hearOf(content),
        stage: (content) => this.hear(content),
        got: (content) => this.hearCounted(content),
      } satisfies Hears<'student'>,
    });
  }

  /** Whether the teacher's page has confirmed the newest answer, so that it survives a reload. */
  get isCounted(): boolean {
    const { mine } = this.seat;
    return mine !== null && this.counted === mine.given;
  }

  /** The answer that counts in the vote of the newest one: empty for none, null if the teacher's page has not said so. */
  get counted(): string | null {
    return this.seat.mine && readCounted(this.seat.mine, this.#counted);
  }

  /** Sends the answer, and again when the teacher's page starts over. */
  answer(answer: ClassAnswer): void {
    this.seat.keep({ mine: answer });
    this.sendAnswer();
  }

  /** Reports whether this page follows the teacher or goes on alone, unless another presence is given. */
  reportPresence(presence: Presence = this.seat.isAlone ? 'alone' : 'here'): void {
    this.#connection.send(`on/${this.seat.id}`, presences[presence].sent);
  }

  close(): void {
    this.#connection.close();
  }

  /** Leaves the seat to another window: to the class nobody has left. */
  yield(): void {
    this.#connection.leave();
    this.setState('taken');
  }

  private begin(): void {
    this.#hasBeenUp = true;
    this.seat.hasEnded = false;
    this.setState(this.#isHere ? 'up' : 'away');
  }

  private hearOf(content: unknown): void {
    if (readLastWord(content)) {
      this.close();
      this.seat.hasEnded = true;
      return this.setState('ended');
    }
    this.#isHere = isEpoch(content);
    if (this.#connection.isUp) this.setState(this.#isHere ? 'up' : 'away');
  }

  private hearCounted(content: unknown): void {
    this.#counted = content;
    this.ends.onState(this.state);
  }

  private hear(content: unknown): void {
    const stage = readStage(content);
    if (!stage) {
      this.reportPresence('unable');
      return this.ends.onUnreadable();
    }
    if (stage.epoch === this.#epoch && stage.count <= this.#count) return;
    const isAnew = stage.epoch !== this.#epoch;
    const isFirst = this.#epoch === '';
    this.#epoch = stage.epoch;
    this.#count = stage.count;
    if (isAnew) setTimeout(() => this.report(), isFirst ? 0 : Math.random() * SPREAD);
    this.ends.onStage(stage);
  }

  private report(): void {
    this.reportPresence();
    if (this.seat.mine) this.sendAnswer();
  }

  private sendAnswer(): void {
    this.#connection.send(`a/${this.seat.id}`, this.seat.mine, { isSure: true });
  }

  private lose(): void {
    this.#epoch = '';
    this.#isHere = false;
    this.setState(this.#hasBeenUp ? 'offline' : 'unreached');
  }

  private setState(state: StudentState): void {
    if (this.state === 'ended' || this.state === 'noClass') return;
    this.state = state;
    this.ends.onState(state);
  }
}
