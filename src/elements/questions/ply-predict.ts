import { html, nothing, unsafeCSS, type PropertyValues, type TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { drawingStyles, renderWithPills } from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import {
  answerRows,
  findAnswer,
  questionKinds,
  findAnswerKind,
  makeQuestion,
  readAnswer,
  writeAnswer,
  type NodeAnswerKind,
  type QuestionKind,
  type Question,
} from '../../walk/index.ts';
import { describeError, words } from '../../words/index.ts';
import type { GivenAnswer } from '../kit/answers.ts';
import { customElement } from '../kit/custom-element.ts';
import { Later } from '../kit/later.ts';
import { AnswerController } from './answer-controller.ts';
import { renderChoiceField, renderMoveField, renderNumberField } from './answer-fields.ts';
import type { OptionField } from './answer-option.ts';
import { preference } from '../kit/preferences.ts';
import { renderQuestion, renderAnswerVerdict } from './question-form.ts';
import answerBoardRules from './answer-board.css?inline';
import questionRules from './question.css?inline';
import { SessionController } from '../host/session-controller.ts';
import type { SessionHost } from '../host/session-host.ts';
import { showStep, findStepView } from '../host/show-step.ts';
import { base, buttons, fields, pills } from '../kit/base-styles.ts';
import { hasOpenTwin, makeAnswerKey } from '../host/open-questions.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { renderProblem } from '../kit/problem.ts';

const judging = new Later(() => import('./judging.ts'));

/**
 * A question whose answer comes from a search: the value of a node, the move chosen there, whether the best of the node
 * above rises at its return, or whether a branch is cut. The reader learns where a wrong answer comes from, and can see
 * the right one in the search.
 *
 * @slot - The question.
 * @slot fallback - What keeps the room of the field until the search is done.
 */
@customElement('ply-predict')
export class PlyPredict extends PlyElement {
  static override styles = [
    base,
    pills,
    buttons,
    fields,
    unsafeCSS(drawingStyles),
    unsafeCSS(questionRules),
    unsafeCSS(answerBoardRules),
  ];

  /** The id of the session that knows the answer; without it, the nearest one around. */
  @property() for = '';
  /** The kind of question: `value`, `move`, `rise` or `cut`. */
  @property() ask: QuestionKind = 'value';
  /** The moves from the root to the node in question, `3,7`; empty for the root. */
  @property() node = '';

  readonly #session = new SessionController(this);
  readonly #answer = new AnswerController(this, () => makeAnswerKey(this));
  /** As the lesson set it up: the question stays about this search when the reader switches the scoring. */
  #trace: Trace | null = null;
  #question: Question | null = null;
  /** What is wrong with the attributes. */
  #problem: string | null = null;

  /** The search and the question about it; null until the search is known. */
  get asked(): { readonly trace: Trace; readonly question: Question } | null {
    return this.#trace && this.#question && { trace: this.#trace, question: this.#question };
  }

  /** The host of the search. */
  get host(): SessionHost | null {
    return this.#session.host;
  }

  /** Whether its right answer is known: the reader gave it, or had it shown. */
  get isSettled(): boolean {
    return this.#answer.value?.isDone ?? false;
  }

  /** Shows the right answer while the question is open, or takes that back. Returns whether it did anything. */
  showAnswer(isShown: boolean): boolean {
    return this.#answer.showAnswer(isShown);
  }

  protected override willUpdate(changed: PropertyValues<this>): void {
    const { session } = this.#session;
    if (!session) return;
    if (this.#trace && !(['for', 'ask', 'node'] as const).some((name) => changed.has(name))) return;
    this.#trace = session.trace;
    this.#question = this.readQuestion(session.trace);
  }

  protected override render() {
    const predict = words.predict;
    const answered = this.#answer.value;
    return renderQuestion({
      label: predict.label,
      question: html`<slot></slot>`,
      field:
        this.#trace && this.#question
          ? this.renderField(this.#trace, this.#question)
          : this.ariaBusy
            ? html`<slot name="fallback"></slot>`
            : renderProblem(this.#session.problem ?? this.#problem),
      answered,
      held: this.#answer.held,
      feedback: this.renderFeedback(),
      turn: this.#answer.turn,
      check: this.kind && answerRows[findAnswerKind(this.kind)].needsCheck ? this.#check : null,
      show: this.#answer.show,
      actions: this.renderLinks(answered, findStepView(this.#session.host)),
    });
  }

  /** Links to the reply that refutes a wrong move, and to the node once the question is done. */
  private renderLinks(answered: GivenAnswer | null, view: HTMLElement | null) {
    const [trace, question] = [this.#trace, this.#question];
    if (!trace || !question || !answered || !view) return nothing;
    const { showReply, showStep: showNode } = words.predict;
    const given = readAnswer(trace, question, answered.given);
    const reply = given === null ? null : (judging.part?.findRefutation(trace, question, given) ?? null);
    return html`${reply === null ? nothing : this.renderLink(showReply, reply)}${
      answered.isDone && !hasOpenTwin(this, this.host)
        ? this.renderLink(showNode(view.localName), question.node)
        : nothing
    }`;
  }

  private renderLink(name: string, node: number) {
    const go = ({ currentTarget }: Event) => {
      const { host } = this.#session;
      if (host && this.#trace) void showStep(host, this.#trace.exitStep(node), currentTarget as HTMLElement);
    };
    return html`<button type="button" @click=${go}>${name}</button>`;
  }

  private renderField(trace: Trace, question: Question) {
    const { chosen } = this.#answer;
    return this.#fields[findAnswerKind(question.ask)](trace, question.node, {
      isChosen: (answer) => chosen === answer,
      judge: (answer) => this.judgeOption(trace, question, answer),
      press: (answer) => this.give(trace, question, answer),
    });
  }

  readonly #fields: Readonly<
    Record<NodeAnswerKind, (trace: Trace, node: number, options: OptionField) => TemplateResult>
  > = {
    score: () =>
      renderNumberField({
        chosen: this.#answer.chosen,
        choose: (answer) => this.#answer.setDraft(answer),
      }),
    move(trace, node, options) {
      const moves = [...trace.children(node)].map((child) => trace.move[child]).toSorted((a, b) => a - b);
      return renderMoveField(trace.position(node), moves, preference('naming'), options);
    },
    'yes or no': (_trace, _node, options) =>
      renderChoiceField(
        [
          { answer: 'yes', name: words.predict.yes },
          { answer: 'no', name: words.predict.no },
        ],
        options,
      ),
  };

  /**
   * Whether an answer is right; null while that is hidden. Answers not given are revealed only if right, once the
   * question is done.
   */
  private judgeOption(trace: Trace, question: Question, answer: string): boolean | null {
    const { value } = this.#answer;
    if (!value) return null;
    const isRight = answer === writeAnswer(findAnswer(trace, question));
    if (value.given === answer) return isRight;
    return (value.isDone && isRight) || null;
  }

  private renderFeedback() {
    const { judged: answered, problem } = this.#answer;
    if (problem) return renderAnswerVerdict('problem', problem);
    if (!answered || !this.#trace || !this.#question) return nothing;
    if (!judging.part) {
      void judging.fetchFor(this);
      return nothing;
    }
    const { kind, told } = judging.part.judgeAnswer(
      this.#trace,
      this.#question,
      answered,
      preference('naming'),
      hasOpenTwin(this, this.host),
    );
    return renderAnswerVerdict(kind, renderWithPills(told));
  }

  readonly #check = (): void => {
    if (this.#trace && this.#question) this.give(this.#trace, this.#question, this.#answer.chosen);
  };

  private give(trace: Trace, question: Question, answer: string): void {
    const given = readAnswer(trace, question, answer);
    const { refusal, isEither } = answerRows[findAnswerKind(question.ask)];
    if (given === null) return this.#answer.refuse(words.predict[refusal]);
    const isRight = given === findAnswer(trace, question);
    this.#answer.give(writeAnswer(given), isRight || isEither);
  }

  /** Null if the attribute names none: another question would call right answers wrong. */
  private get kind(): QuestionKind | null {
    return questionKinds.find((each) => each === this.ask) ?? null;
  }

  private readQuestion(trace: Trace): Question | null {
    this.#problem = this.kind ? null : words.errors.option('ask', this.ask, questionKinds);
    try {
      return this.kind && makeQuestion(trace, this.kind, this.node);
    } catch (error) {
      this.#problem = describeError(error);
      return null;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-predict': PlyPredict;
  }
}
