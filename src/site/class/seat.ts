import { readChoiceName } from '../../elements/by-hand/choice-name.ts';
import {
  addAnswers,
  readDrafts,
  readLessons,
  type Answers,
  type Drafts,
  type GivenAnswers,
} from '../../elements/kit/answers.ts';
import { readDrawnName } from './drawn-name.ts';
import { hasClassEnded, keepClassEnd } from './ended-class.ts';
import { keepInWindow, readKeptInWindow } from './kept-in-window.ts';
import { makeId } from './make-id.ts';
import type { Membership } from './membership.ts';
import { readClassAnswer, type ClassAnswer } from './stage.ts';
import { isStudentId } from './topics.js';

interface KeptSeat {
  readonly id: string;
  readonly isAlone: boolean;
  readonly mine: ClassAnswer | null;
  readonly given: Answers;
  readonly drafts: Drafts;
}

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

  get drafts(): Drafts {
    return this.#kept.drafts;
  }

  set drafts(drafts: Drafts) {
    this.keep({ drafts });
  }

  given(lesson: string): GivenAnswers {
    return this.#kept.given[lesson] ?? {};
  }

  keepGiven(lesson: string, given: GivenAnswers): void {
    this.keep({ given: { ...this.#kept.given, [lesson]: given } });
  }

  keep(change: Partial<Omit<KeptSeat, 'id'>>): void {
    this.#kept = { ...this.#kept, ...change };
    keepInWindow(this.#key, this.#kept);
  }

  get hasEnded(): boolean {
    return hasClassEnded(this.membership.code);
  }

  set hasEnded(hasEnded: boolean) {
    keepClassEnd(this.membership.code, hasEnded);
  }

  /** Ends the place in the class. What the student answered there becomes her own. */
  forget(): void {
    const lessons = Object.entries(this.#kept.given);
    addAnswers(Object.fromEntries(lessons.map(([lesson, given]) => [lesson, listOwn(given)])));
    this.#kept = { ...this.#kept, given: {} };
    keepInWindow(this.#key, null);
  }
}

function read(key: string): KeptSeat {
  const { id, isAlone, mine, given, drafts } = Object(readKeptInWindow(key)) as Record<string, unknown>;
  return {
    id: isStudentId(id) ? id : makeId(),
    isAlone: isAlone === true,
    mine: readClassAnswer(mine),
    given: readLessons(given),
    drafts: readDrafts(drafts),
  };
}

/** The answers to questions of the lessons: generated ones, and choices in a search by hand, are of the class alone. */
function listOwn(given: GivenAnswers): GivenAnswers {
  return Object.fromEntries(
    Object.entries(given).filter(
      ([question, answered]) =>
        answered.given && readDrawnName(question).draw === 0 && !readChoiceName(question),
    ),
  );
}
