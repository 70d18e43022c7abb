import { html, nothing, unsafeCSS, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { drawingStyles } from '../../views/index.ts';
import { parsePosition, type Position } from '../../game/index.ts';
import { findQuizKind, judgeQuiz, quizKinds, type QuizAnswer, type QuizKind } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { AnswerController } from './answer-controller.ts';
import { renderMoveField, renderNumberField } from './answer-fields.ts';
import { renderLineField, lineFieldStyles } from './line-field.ts';
import { renderOptions, type OptionField } from './answer-option.ts';
import { preference } from '../kit/preferences.ts';
import { renderQuestion, renderAnswerVerdict } from './question-form.ts';
import answerBoardRules from './answer-board.css?inline';
import questionRules from './question.css?inline';
import { base, buttons, fields } from '../kit/base-styles.ts';

/**
 * A question with answers that its author wrote, each with feedback: one or several to choose, a number, a move on a
 * board, or a line of a listing. Written in a lesson as `:::quiz`; until its script is loaded, each answer opens to say
 * whether it is right.
 *
 * @slot question - The question.
 * @slot answer-* - Each answer, by its name or its number from 0.
 * @slot feedback-* - The feedback on each answer, shown once it was given.
 * @slot line-* - Each line of a listing, by its number from 1.
 * @slot hint-* - Each hint, by its number from 0; one after the other.
 * @slot solution - The solution, shown after a first answer.
 */
@customElement('ply-quiz')
export class PlyQuiz extends PlyElement {
  static override styles = [
    base,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(questionRules),
    unsafeCSS(answerBoardRules),
    lineFieldStyles,
  ];

  /** How it is answered: `one`, `several`, `number`, `move` or `line`. */
  @property() ask: QuizKind = 'one';
  /** The id of a search that would answer it: later steps of the search stay hidden until it is answered. */
  @property() for = '';
  /** The position on whose board a move is chosen. */
  @property() position = '';
  /** The game of `position`, `4,4,3`; by default tic-tac-toe. */
  @property() game = '';

  @state() private hintsShown = 1;

  readonly #answer = new AnswerController(this, () => this.id);
  #answers: readonly QuizAnswer[] = [];
  #lines: readonly string[] = [];
  #hints = 0;

  get #kind() {
    return quizKinds[findQuizKind(this.ask)];
  }

  /** Whether an answer waits for Check. */
  get #needsCheck(): boolean {
    const { needsCheck } = this.#kind;
    return needsCheck === 'always' || (needsCheck === 'held' && this.#answer.held !== null);
  }

  /** The answers that its author foresaw. */
  get answers(): readonly QuizAnswer[] {
    return this.#answers;
  }

  /** The position on whose board a move is chosen. Throws if it can't be read. */
  readPosition(): Position {
    return parsePosition(this.position, { game: this.game || undefined });
  }

  /** Whether its right answer is known: the reader gave it, or had it shown. */
  get isSettled(): boolean {
    return this.#answer.value?.isDone ?? false;
  }

  /** Shows the right answer while the question is open, or takes that back. Returns whether it did anything. */
  showAnswer(isShown: boolean): boolean {
    return this.#answer.showAnswer(isShown);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.#answers.length === 0) this.assignSlots();
  }

  protected override render() {
    const answered = this.#answer.value;
    return renderQuestion({
      label: words.quiz.label,
      question: html`<slot name="question"></slot>`,
      field: this.renderField(),
      answered,
      held: this.#answer.held,
      feedback: this.renderFeedback(),
      turn: this.#answer.turn,
      check: this.#needsCheck ? this.#check : null,
      show: this.#answer.show,
      more: html`${this.renderHints()}
        <div class="again">
          ${renderAnswerVerdict(
            'right',
            // Its listing is not shown again, and that of a solution has other numbers.
            this.#listRight().map(
              ({ answer, label }) =>
                html`<div><b>${label}</b> <code>${this.#lines[Number(answer) - 1]?.trim()}</code></div>`,
            ),
          )}
        </div>
        <slot name="solution" class=${answered ? '' : 'later'} @click=${this.#onSolutionOpen}></slot>`,
    });
  }

  private renderField() {
    const all = this.#kind.split(this.#answer.chosen);
    return this.#fields[findQuizKind(this.ask)]({
      isChosen: (answer) => all?.includes(answer) ?? false,
      judge: (answer) => this.judgeOption(answer),
      press: (answer) => this.press(answer),
    });
  }

  readonly #fields: Readonly<Record<QuizKind, (field: OptionField) => TemplateResult>> = {
    one: (field) => this.renderList(field),
    several: (field) => this.renderList(field),
    number: () => {
      const { chosen } = this.#answer;
      return renderNumberField({ chosen, choose: (answer) => this.#answer.setDraft(answer) });
    },
    move: (field) => {
      const position = this.readPosition();
      return renderMoveField(position, position.game.moves(position), preference('naming'), field);
    },
    line: (field) => renderLineField(this.#lines, field),
  };

  private renderList(field: OptionField): TemplateResult {
    const options = this.#answers.map(({ answer }) => ({
      answer,
      content: html`<slot name="answer-${answer}"></slot>`,
    }));
    return html`<div class="choices stacked row">${renderOptions(field, options)}</div>`;
  }

  /**
   * Whether an answer is right; null while that is hidden. Answers not given are revealed only if right, once the
   * question is done.
   */
  private judgeOption(answer: string): boolean | null {
    const { value } = this.#answer;
    if (!value) return null;
    const isRight = judgeQuiz(this.ask, this.#answers, answer).told.some((each) => each.isRight);
    if (this.#kind.split(value.given)?.includes(answer)) return isRight;
    return (value.isDone && isRight) || null;
  }

  private press(answer: string): void {
    const given = this.#kind.press(this.#answer.chosen, answer);
    if (this.#needsCheck) this.#answer.setDraft(given);
    else if (given === '') this.#answer.clear();
    else this.give(given);
  }

  /** A hint appears once the one before it was opened. */
  private renderHints() {
    return Array.from(
      { length: this.#hints },
      (_, i) =>
        html`<slot
          name="hint-${i}"
          class=${i < this.hintsShown ? '' : 'later'}
          @click=${() => (this.hintsShown = Math.max(this.hintsShown, i + 2))}
        ></slot>`,
    );
  }

  private renderFeedback() {
    const { judged: answered, problem } = this.#answer;
    if (problem) return renderAnswerVerdict('problem', problem);
    if (!answered) return nothing;
    const { isMany } = this.#kind;
    if (answered.given === '')
      return this.#listRight().map(({ answer }) =>
        renderAnswerVerdict('shown', this.renderAnswerFeedback(answer, true)),
      );
    const { isRight, told, missing, isOther } = judgeQuiz(this.ask, this.#answers, answered.given);
    return html`${told.map((each) =>
      renderAnswerVerdict(
        each.isRight ? 'right' : 'wrong',
        this.renderAnswerFeedback(each.answer, isMany, each.isRight),
      ),
    )}${isOther ? renderAnswerVerdict('wrong', words.quiz.other) : nothing}${
      isMany && !isRight ? this.renderCount(told, missing, answered.isDone) : nothing
    }`;
  }

  /** Others that are right as well, such as a range around a number, only forgive a guess. */
  #listRight(): readonly QuizAnswer[] {
    const right = this.#answers.filter(({ isRight }) => isRight);
    return this.#kind.isMany ? right : right.slice(0, 1);
  }

  private renderCount(told: readonly QuizAnswer[], missing: number, areShown: boolean) {
    const found = told.filter(({ isRight }) => isRight).length;
    const text = words.quiz.found(found, found + missing, told.length - found, areShown);
    return renderAnswerVerdict('shown', text);
  }

  /**
   * Says the verdict also in a word, because its sign is only visual. `isRight` is null if the answer was only shown.
   */
  private renderAnswerFeedback(answer: string, isNamed: boolean, isRight: boolean | null = null) {
    const { label = '' } = this.#answers.find((each) => each.answer === answer) ?? {};
    return html`${isNamed ? html`<b>${label}</b> ` : nothing}${
        isRight === null ? nothing : html`<strong>${words.quiz[isRight ? 'right' : 'wrong']}</strong> `
      }<slot name="feedback-${answer}"></slot>`;
  }

  readonly #check = (): void => {
    const { split, refusal } = this.#kind;
    const parts = split(this.#answer.chosen);
    if (parts === null) this.#answer.refuse(words.predict[refusal]);
    else this.give(parts.join(' '));
  };

  private give(given: string): void {
    this.#answer.give(given, judgeQuiz(this.ask, this.#answers, given).isRight);
  }

  /** Opening the solution settles the question. */
  readonly #onSolutionOpen = (): void => this.#answer.settle();

  private assignSlots(): void {
    const items = [...this.querySelectorAll<HTMLElement>(':scope > .answers > li')];
    this.#answers = items.map((item) => {
      const { answer = '', belief = '' } = item.dataset;
      const label = item.querySelector<HTMLElement>('.answer');
      const feedback = item.querySelector<HTMLElement>('.feedback > div');
      for (const [part, name] of [
        [label, 'answer'],
        [feedback, 'feedback'],
      ] as const) {
        if (!part) continue;
        part.slot = `${name}-${answer}`;
        this.append(part);
      }
      return {
        answer,
        isRight: 'right' in item.dataset,
        belief,
        label: label?.textContent ?? '',
      };
    });
    const lines = [...this.querySelectorAll<HTMLElement>(':scope > .lines code, :scope > [slot^="line-"]')];
    this.#lines = lines.map(({ textContent }) => textContent);
    lines.forEach((line, i) => (line.slot = `line-${i + 1}`));
    this.append(...lines);
    const hints = this.querySelectorAll(':scope > .hint');
    hints.forEach((hint, i) => (hint.slot = `hint-${i}`));
    this.#hints = hints.length;
    for (const solution of this.querySelectorAll(':scope > .solution')) solution.slot = 'solution';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-quiz': PlyQuiz;
  }
}
