import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import { base, buttons, tables } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import { classPaths } from '../address/class-paths.js';
import { locateInSite } from '../address/site-root.ts';
import {
  buildAnswersTable,
  countRight,
  listSeat,
  writeCsv,
  type ListedAnswer,
  type ListedQuestion,
  type ListedVote,
} from './answers-table.ts';
import type { RecordView } from './class-view.ts';
import type { SeatState } from './seats.ts';

/** The seats of a class, and what each answered to every question. */
@customElement('class-answers')
export class ClassAnswers extends LitElement {
  static override styles = [
    base,
    buttons,
    tables,
    css`
      h3 {
        margin-block: var(--ply-space-16) var(--ply-space-8);
        font: var(--ply-bold) var(--ply-type-16) / 1.5rem var(--ply-sans);
      }
      p {
        max-inline-size: 40rem;
        margin-block: var(--ply-space-8);
        color: var(--ply-ink-2);
      }
      dl {
        display: grid;
        grid-template-columns: auto minmax(0, 1fr);
        gap: var(--ply-space-4) var(--ply-space-12);
        font-variant-numeric: tabular-nums;
      }
      dt {
        font-weight: var(--ply-bold);
      }
      .scrolled {
        margin-block: var(--ply-space-8);
        overflow: auto;
      }
      .scrolled table {
        display: table;
      }
      th {
        color: var(--ply-ink-3);
      }
      .lesson {
        font-weight: var(--ply-bold);
      }
      small {
        display: block;
        white-space: nowrap;
      }
      /* In sight beside the answers of the last seat. */
      .question {
        position: sticky;
        inset-inline-start: 0;
        z-index: 1;
        min-inline-size: min(14rem, 40vw);
        background: var(--ground, var(--ply-page));
      }
      tbody .question {
        color: inherit;
      }
      .answer {
        min-inline-size: 6rem;
        max-inline-size: 12rem;
      }
      .vote {
        white-space: nowrap;
      }
      .is-right {
        color: var(--ply-right);
        font-weight: var(--ply-bold);
      }
      .is-wrong {
        color: var(--ply-wrong);
      }
    `,
  ];

  /** Null until the connected window has sent it. */
  @property({ attribute: false }) record: RecordView | null = null;
  @property() code = '';
  /** Whether it is projected: then only the seats are listed, with a note on where the answers are. */
  @property({ type: Boolean }) isProjected = false;

  protected override render() {
    const classAnswers = words.classAnswers;
    const { record } = this;
    if (!record) return html`<p role="status">${classAnswers.waiting}</p>`;
    return html`<h3>${classAnswers.seats}</h3>
      ${this.renderSeats(record.seats)}
      ${
        this.isProjected
          ? html`<p>
              <a class="button" href=${locateInSite(classPaths.page)}>${classAnswers.onClassPage}</a>
            </p>`
          : html`<h3>${classAnswers.answers}</h3>
              ${record.questions.length > 0 ? this.renderTable(record.questions) : html`<p>${classAnswers.noAnswers}</p>`}`
      }`;
  }

  private renderSeats(seats: readonly SeatState[]) {
    const classAnswers = words.classAnswers;
    if (seats.length === 0) return html`<p>${classAnswers.noSeats}</p>`;
    const numbers = (state: SeatState) => seats.flatMap((each, index) => (each === state ? [index + 1] : []));
    const states = Object.keys(classAnswers.states) as SeatState[];
    return html`<dl>
        ${states
          .filter((state) => seats.includes(state))
          .map(
            (state) =>
              html`<dt>${numbers(state).length} ${classAnswers.states[state]}</dt>
                <dd>${classAnswers.seatNumbers(numbers(state))}</dd>`,
          )}
      </dl>
      <p>${classAnswers.seatsNote}</p>`;
  }

  private renderTable(questions: readonly ListedQuestion[]) {
    const { answers, answersNote, columns, save, seat } = words.classAnswers;
    const seats = questions[0].votes[0].answers;
    return html`<p><button @click=${this.#save}>${save}</button></p>
      <div class="scrolled" role="region" aria-label=${answers} tabindex="0">
        <table>
          <thead>
            <tr>
              <th scope="col">${columns.section}</th>
              <th class="question" scope="col">${columns.question}</th>
              <th scope="col">${columns.right}</th>
              <th scope="col">${columns.vote}</th>
              ${seats.map((_, at) => html`<th scope="col">${seat(at + 1)} ${renderCount(listSeat(questions, at))}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${questions.map(
              (each, index) =>
                html`${
                  each.lesson === questions[index - 1]?.lesson
                    ? nothing
                    : html`<tr>
                        <th class="lesson" colspan=${4 + seats.length}>${each.lesson}</th>
                      </tr>`
                }
                ${each.votes.map((vote, row) => renderVote(each, vote, row === 0))}`,
            )}
          </tbody>
        </table>
      </div>
      <p>${answersNote}</p>`;
  }

  readonly #save = (): void => {
    const text = writeCsv(buildAnswersTable(this.record?.questions ?? []));
    saveFile(new Blob([text], { type: 'text/csv' }), words.classAnswers.file(this.code));
  };
}

/** What all votes on a question share is said in the row of its first. */
function renderVote(
  { section, question, right, votes }: ListedQuestion,
  { number, answers }: ListedVote,
  isFirst: boolean,
) {
  const rows = votes.length;
  return html`<tr>
    ${
      isFirst
        ? html`<td rowspan=${rows}>${section}</td>
            <th class="question" scope="row" rowspan=${rows}>${question}</th>
            <td rowspan=${rows}>${right}</td>`
        : nothing
    }
    <td class="vote">${words.classAnswers.vote(number)} ${renderCount(answers)}</td>
    ${answers.map(renderAnswer)}
  </tr>`;
}

function renderAnswer({ label, isRight }: ListedAnswer) {
  if (isRight === null) return html`<td class="answer">${label}</td>`;
  const { right, notRight, judged } = words.option;
  return html`<td class="answer ${isRight ? 'is-right' : 'is-wrong'}">
    <span aria-hidden="true">${isRight ? '✓' : '✗'} ${label}</span>
    <span class="unseen">${judged(label, isRight ? right : notRight)}</span>
  </td>`;
}

function renderCount(answers: readonly ListedAnswer[]) {
  const { right, all } = countRight(answers);
  return all > 0 ? html`<small>${words.classAnswers.rightOf(right, all)}</small>` : nothing;
}

declare global {
  interface HTMLElementTagNameMap {
    'class-answers': ClassAnswers;
  }
}
