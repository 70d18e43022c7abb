import type { ReactiveControllerHost } from 'lit';
import type { Goal, GoalName } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { answerBook, lessonAround } from '../kit/answer-book.ts';
import { follow } from '../kit/follow.ts';
import type { GoalScene } from './goal-list.ts';
import { goalsOf, type Runner } from './runner.ts';

/** A program of which a lesson asks something, and what it does of that. */
interface AskedProgram extends ReactiveControllerHost, HTMLElement {
  readonly asks: string;
  readonly goals: readonly Goal[];
}

/**
 * What a program answers to that which a lesson asks of it: it is done once it does all of it; a class that asks for it
 * is told each time how far it has come, as the numbers of what it does, 0 for nothing.
 */
export class GoalAnswer {
  #said = '';

  constructor(private readonly host: AskedProgram) {
    follow(
      host,
      (changed) => answerBook.subscribe(changed),
      () => this.hear(),
    );
  }

  /** That a class asks for it; empty while none does, and once it was told of a run. */
  get request(): string {
    return this.held && !this.held.isClosed && !this.held.given ? words.goals.forClass : '';
  }

  /** How what the class was told stands; empty where it was told nothing. */
  private get told(): string {
    return this.held?.told ?? '';
  }

  /** How the text that stands here is known to stand with what is asked of it; null where nothing is. */
  scene(asked: readonly GoalName[], { ran, isTextChanged }: Runner, isRunning: boolean): GoalScene | null {
    if (asked.length === 0) return null;
    const isKnown = ran !== null && !isTextChanged && !isRunning;
    return { asked, goals: isKnown ? ran.goals : [], isLooking: isKnown && ran.isJudging, told: this.told };
  }

  /** Takes what was found out about a run. */
  take(): void {
    const { goals, id } = this.host;
    if (id === '' || goals.length === 0) return;
    this.tellClass();
    if (this.held || !goals.every(({ isMet }) => isMet)) return;
    const lesson = lessonAround(this.host);
    const tries = (answerBook.answered(lesson, id)?.tries ?? 0) + 1;
    answerBook.note(lesson, id, { given: 'done', tries, isDone: true });
  }

  private hear(): void {
    const said = this.request + this.told;
    if (said !== this.#said) this.host.requestUpdate();
    this.#said = said;
    this.tellClass();
  }

  private get held() {
    return this.host.id ? answerBook.heldBack(lessonAround(this.host), this.host.id) : null;
  }

  private tellClass(): void {
    const { held } = this;
    const { goals } = this.host;
    // Goals become known one after the other: half of them are no answer.
    if (!held || held.isClosed || goals.length < goalsOf(this.host).length) return;
    const met = goals.flatMap(({ isMet }, index) => (isMet ? [index + 1] : [])).join(' ') || '0';
    if (met !== held.given) held.give(met);
  }
}
