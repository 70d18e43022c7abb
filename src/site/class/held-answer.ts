import { answerBook } from '../../elements/kit/answer-book.ts';
import { words } from '../../words/index.ts';
import { findQuestion } from './asking.ts';
import type { Seat } from './seat.ts';
import type { ClassAnswer, ClassQuestion } from './stage.ts';
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
    if (asked?.phase === 'revealed') return this.reveal(asked.question);
    if (asked) this.forgetVerdict(asked.question);
    return this.tell();
  }

  tell(): void {
    const asked = this.#asked;
    if (!asked || asked.phase === 'revealed') {
      if (answerBook.held) answerBook.held = null;
      return;
    }
    const { send, sent, unsent } = words.liveClass;
    const { question, phase } = asked;
    const given = this.given(asked);
    answerBook.held = {
      lesson: this.lesson,
      question,
      given,
      before: this.findMine(question)?.given ?? '',
      isClosed: phase !== 'open',
      sendLabel: send,
      sentLabel: this.link.isCounted ? sent : unsent,
      message: this.describe(asked, given),
      submit: (answer) => {
        this.link.answer({ lesson: this.lesson, question, vote: asked.vote, given: answer });
        this.tell();
      },
    };
  }

  /** For the end of the class: an answer that is still held back is judged like any other. */
  release(): void {
    const question = this.#asked?.phase === 'revealed' ? '' : (this.#asked?.question ?? '');
    const given = this.findMine(question)?.given;
    this.follow(null);
    const asking = given ? findQuestion(document, question) : null;
    if (!given || !asking || asking.right() === null) return;
    answerBook.save(this.lesson, question, { given, tries: 1, isDone: asking.isWholeRight(given) });
  }

  private describe({ question, phase, vote }: ClassQuestion, given: string): string {
    const { closedUnanswered, discussing, again } = words.liveClass;
    const hasAnswered = this.findMine(question) !== null;
    if (phase === 'discussed') return discussing;
    if (phase !== 'open') return given ? this.describeClosed(given) : closedUnanswered(hasAnswered);
    if (given) return this.describeSent();
    return vote > 1 ? again(vote, hasAnswered) : '';
  }

  private describeSent(): string {
    const { mayChange, sending, notSent, notSentAway } = words.liveClass;
    const { isCounted, state } = this.link;
    if (isCounted) return mayChange;
    return state === 'up' ? sending : state === 'away' ? notSentAway : notSent;
  }

  /** An answer may come too late, from a phone without a connection. */
  private describeClosed(given: string): string {
    const { closed, closedTooLate } = words.liveClass;
    const { counted } = this.link;
    return counted === null || counted === given ? closed : closedTooLate(counted !== '');
  }

  /** Judges the answer, or shows the right one to a student without an answer. */
  private reveal(question: string): void {
    answerBook.held = null;
    answerBook.saveDraft(this.lesson, question, null);
    // Only a run can tell whether a program reaches its goals.
    if (findQuestion(document, question)?.right() === null) return;
    if (answerBook.findAnswer(this.lesson, question)?.isDone) return;
    // A student who has not voted again keeps the earlier answer, as one does whose last change came too late.
    const mine = this.findMine(question);
    const given = (mine && this.link.counted) || (mine?.given ?? '');
    answerBook.save(this.lesson, question, { given, tries: given ? 1 : 0, isDone: true });
  }

  /** Removes a verdict from before the class was asked, or from an earlier vote. */
  private forgetVerdict(question: string): void {
    if (!answerBook.findAnswer(this.lesson, question)) return;
    answerBook.save(this.lesson, question, null);
  }

  private given({ question, vote }: ClassQuestion): string {
    const mine = this.findMine(question);
    return mine?.vote === vote ? mine.given : '';
  }

  private findMine(question: string): ClassAnswer | null {
    const { mine } = this.seat;
    return mine?.lesson === this.lesson && mine.question === question ? mine : null;
  }
}
