import { answerBook } from '../../elements/kit/answer-book.ts';
import { words } from '../../words/index.ts';
import { findQuestion } from './asking.ts';
import type { Seat } from './seat.ts';
import type { ClassQuestion } from './stage.ts';
import type { StudentLink } from './student-link.ts';

/** A student's answer to the class's question, held back until it is revealed. */
export class HeldAnswer {
  #asked: ClassQuestion | null = null;

  constructor(
    private readonly lesson: string,
    private readonly seat: Seat,
    private readonly link: StudentLink,
  ) {}

  follow(asked: ClassQuestion | null): void {
    this.#asked = asked;
    document.documentElement.toggleAttribute('data-asked', asked !== null && asked.phase !== 'revealed');
    if (asked?.phase === 'revealed') this.reveal(asked.question);
    else this.tell();
  }

  tell(): void {
    const asked = this.#asked;
    if (!asked || asked.phase === 'revealed') {
      if (answerBook.held) answerBook.held = null;
      return;
    }
    const { send, sent, unsent, mayChange, sending, notSent, notSentAway, closed, closedUnanswered } =
      words.liveClass;
    const { question } = asked;
    const given = this.given(question);
    const isClosed = asked.phase !== 'open';
    const { isCounted, state } = this.link;
    const waiting = state === 'up' ? sending : state === 'away' ? notSentAway : notSent;
    const stands = isCounted ? mayChange : waiting;
    const told = isClosed ? (given ? closed : closedUnanswered) : given ? stands : '';
    const give = (answer: string) => {
      this.link.answer({ lesson: this.lesson, question, given: answer });
      this.tell();
    };
    answerBook.held = {
      lesson: this.lesson,
      question,
      given,
      isClosed,
      sendLabel: send,
      sentLabel: isCounted ? sent : unsent,
      message: told,
      submit: give,
    };
  }

  release(): void {
    this.follow(null);
  }

  /** Judges the answer; a student without one is shown the right answer. */
  private reveal(question: string): void {
    answerBook.held = null;
    // Only a run can tell whether a program reaches its goals.
    if (findQuestion(document, question)?.right() === null) return;
    if (answerBook.findAnswer(this.lesson, question)?.isDone) return;
    const given = this.given(question);
    answerBook.save(this.lesson, question, { given, tries: given ? 1 : 0, isDone: true });
  }

  private given(question: string): string {
    const { mine } = this.seat;
    return mine?.lesson === this.lesson && mine.question === question ? mine.given : '';
  }
}
