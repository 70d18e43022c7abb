import type { ReactiveControllerHost } from 'lit';
import type { Goal, GoalName } from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { answerBook, findLessonAround } from '../kit/answer-book.ts';
import { subscribeElement } from '../kit/subscribe-element.ts';
import type { GoalScene } from './goal-list.ts';
import type { Runner } from './runner.ts';

/** A program's answer to the goals of a lesson, right once all are met. A class gets the numbers of the met goals, `0` for none. */
export class GoalAnswer {
  #said = '';

  constructor(
    private readonly host: ReactiveControllerHost & HTMLElement,
    private readonly runner: Runner,
  ) {
    subscribeElement(
      host,
      (changed) => answerBook.subscribe(changed),
      () => this.update(),
    );
  }

  get request(): string {
    return this.held && !this.held.isClosed && !this.held.given ? words.goals.forClass : '';
  }

  private get told(): string {
    return this.held?.message ?? '';
  }

  buildScene(asked: readonly GoalName[]): GoalScene | null {
    if (asked.length === 0) return null;
    const { told } = this;
    const { state, isTextChanged } = this.runner;
    const isKnown = !isTextChanged && (state.phase === 'judging' || state.phase === 'judged');
    return isKnown
      ? { asked, goals: state.goals, isLooking: state.phase === 'judging', told }
      : { asked, goals: [], isLooking: false, told };
  }

  recordVerdict(): void {
    const { goals } = this;
    const { id } = this.host;
    if (id === '' || goals.length === 0) return;
    this.tellClass();
    if (this.held || !goals.every(({ isMet }) => isMet)) return;
    const lesson = findLessonAround(this.host);
    const tries = (answerBook.findAnswer(lesson, id)?.tries ?? 0) + 1;
    answerBook.save(lesson, id, { given: 'done', tries, isDone: true });
  }

  private update(): void {
    const said = this.request + this.told;
    if (said !== this.#said) this.host.requestUpdate();
    this.#said = said;
    this.tellClass();
  }

  /** The goals once all of them are checked; empty before, because only a complete verdict is an answer. */
  private get goals(): readonly Goal[] {
    const { last } = this.runner;
    return last?.phase === 'judged' ? last.goals : [];
  }

  private get held() {
    return this.host.id ? answerBook.findHeld(findLessonAround(this.host), this.host.id) : null;
  }

  private tellClass(): void {
    const { held, goals } = this;
    if (!held || held.isClosed || goals.length === 0) return;
    const met = goals.flatMap(({ isMet }, index) => (isMet ? [index + 1] : [])).join(' ') || '0';
    if (met !== held.given) held.submit(met);
  }
}
