import type { Presentation } from '../present/company.ts';
import { isTeacherWindow } from '../present/pair.ts';
import { findAsking, type Asking } from './asking.ts';
import { DrawnQuestion } from './drawn-question.ts';
import { isKeptBeside } from './show-results.ts';

/** The question on the slide that is presented: the lesson's own, or one that was generated in its place. */
export class SlideQuestion {
  /** Null if the slide asks nothing. */
  asking: Asking | null = null;
  readonly #drawn: DrawnQuestion;

  constructor(private readonly presentation: Presentation) {
    this.#drawn = new DrawnQuestion(presentation.article);
  }

  /** False for a program exercise, which has no answer to show. */
  get hasAnswer(): boolean {
    return this.asking?.right() !== null;
  }

  /** Whether the results on the projector would cover why the answer is right. */
  get isExplanationCovered(): boolean {
    return Boolean(this.asking?.isExplained) && !isKeptBeside(this.asking, this.beside);
  }

  /** What the slide has next to its text. */
  get beside(): HTMLElement | null {
    return this.presentation.slide()?.beside ?? null;
  }

  /** Finds the question of the slide. A generated one is removed once its slide is left. */
  find(): void {
    const { blocks } = this;
    if (!this.#drawn.isAmong(blocks)) return this.draw('');
    const block = blocks.find((each) => findAsking(each));
    this.asking = block ? findAsking(block) : null;
  }

  /** Shows the generated question with this name; any other name shows the lesson's own. */
  draw(name: string): void {
    if (!this.#drawn.show(name)) return;
    // The teacher's own window follows the projected one to its slide.
    this.presentation.showBlock(isTeacherWindow() ? null : this.#drawn.element);
    this.find();
  }

  restore(): void {
    this.#drawn.restore();
  }

  private get blocks(): readonly HTMLElement[] {
    return this.presentation.slide()?.blocks ?? [];
  }
}
