import type { Seat } from './seat.ts';
import { Connection } from './connection.ts';
import { readStage, UNABLE, type ClassAnswer, type Stage } from './stage.ts';

/** Over how long a class spreads what all of it says at once, in milliseconds. */
const SPREAD = 1000;

/** How a student's page stands to its class. */
export type StudentState = 'connecting' | 'up' | 'away' | 'offline' | 'ended' | 'noClass' | 'full';

/** What a student's page hears of its class. */
export interface StudentEnds {
  onState(state: StudentState): void;
  onStage(stage: Stage): void;
  /** Is told that what is shown cannot be read. */
  onUnreadable(): void;
}

/** A student's page in a class: it hears what is shown, and says what she answers. */
export class StudentLink {
  state: StudentState = 'connecting';
  readonly #connection: Connection;
  #epoch = '';
  #count = -1;
  #isHere = false;

  constructor(
    code: string,
    private readonly seat: Seat,
    private readonly ends: StudentEnds,
  ) {
    const presence = `on/${seat.id}`;
    this.#connection = new Connection(code, {
      id: seat.id,
      secret: null,
      hears: ['here', 'stage'],
      presence,
      isPresenceKept: false,
      onUp: () => this.become(this.#isHere ? 'up' : 'away'),
      onDown: () => this.lose(),
      onRefused: (why) => this.become(why),
      onMessage: (topic, content) => (topic === 'here' ? this.hearOf(content) : this.hear(content)),
    });
  }

  /** Answers, and once more when the teacher's page begins anew. */
  answer(answer: ClassAnswer): void {
    this.seat.keep({ mine: answer });
    this.sendAnswer();
  }

  /** Says that this page cannot show what it was told: the teacher sees how many can't. */
  reportUnable(): void {
    this.#connection.send(`on/${this.seat.id}`, UNABLE);
  }

  close(): void {
    this.#connection.close();
  }

  private hearOf(content: unknown): void {
    if (content === 'end') {
      this.close();
      return this.become('ended');
    }
    this.#isHere = content === 1;
    if (this.#connection.isUp) this.become(this.#isHere ? 'up' : 'away');
  }

  private hear(content: unknown): void {
    const stage = readStage(content);
    if (!stage) {
      this.reportUnable();
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

  /** Says that she is there, and what she answered. */
  private report(): void {
    this.#connection.send(`on/${this.seat.id}`, 1);
    if (this.seat.mine) this.sendAnswer();
  }

  private sendAnswer(): void {
    this.#connection.send(`a/${this.seat.id}`, this.seat.mine, { isSure: true });
  }

  private lose(): void {
    this.#epoch = '';
    this.#isHere = false;
    this.become('offline');
  }

  private become(state: StudentState): void {
    if (this.state === 'ended' || this.state === 'noClass' || this.state === 'full') return;
    this.state = state;
    this.ends.onState(state);
  }
}
