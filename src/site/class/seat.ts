import { readAnswers, type GivenAnswers } from '../../elements/kit/answers.ts';
import { tryParseJson } from '../../elements/kit/stored.ts';
import { makeId } from './make-id.ts';
import type { Membership } from './membership.ts';
import { readClassAnswer, type ClassAnswer } from './stage.ts';

interface KeptSeat {
  readonly id: string;
  readonly isAlone: boolean;
  readonly mine: ClassAnswer | null;
  readonly lesson: string;
  readonly given: GivenAnswers;
}

/** The storage key for the code of the class that has ended in this window. */
const ENDED = 'plybook.1.ended';

/** A student's place in a class: a random id and the answers given. Kept only in this window, until the class ends. */
export class Seat {
  readonly #key: string;
  #kept: KeptSeat;

  constructor(private readonly membership: Membership) {
    const { code, seat } = membership;
    this.#key = `plybook.1.class.${code}.${seat}`;
    this.#kept = read(this.#key);
    this.keep({});
  }

  get id(): string {
    return this.#kept.id;
  }

  get isAlone(): boolean {
    return this.#kept.isAlone;
  }

  get mine(): ClassAnswer | null {
    return this.#kept.mine;
  }

  given(lesson: string): GivenAnswers {
    return this.#kept.lesson === lesson ? this.#kept.given : {};
  }

  keep(change: Partial<Omit<KeptSeat, 'id'>>): void {
    this.#kept = { ...this.#kept, ...change };
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(this.#kept));
    } catch {
      // Without storage it lasts until the page is left.
    }
  }

  /** Whether the class has ended; false again if the teacher resumes it. */
  get hasEnded(): boolean {
    return tryParseJson(() => sessionStorage.getItem(ENDED)) === this.membership.code;
  }

  set hasEnded(hasEnded: boolean) {
    try {
      if (hasEnded) sessionStorage.setItem(ENDED, JSON.stringify(this.membership.code));
      else sessionStorage.removeItem(ENDED);
    } catch {
      // Without storage, a page that loads later can only say that the class cannot be reached.
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.#key);
    } catch {
      // Nothing was stored.
    }
  }
}

function read(key: string): KeptSeat {
  const raw = tryParseJson(() => sessionStorage.getItem(key));
  const { id, isAlone, mine, lesson, given } = Object(raw) as Record<string, unknown>;
  return {
    id: typeof id === 'string' && /^[0-9a-f]{16}$/.test(id) ? id : makeId(),
    isAlone: isAlone === true,
    mine: readClassAnswer(mine),
    lesson: typeof lesson === 'string' ? lesson : '',
    given: readAnswers(given),
  };
}
