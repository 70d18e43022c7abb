import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import { base, buttons, tables } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import { classPaths } from '../address/class-paths.js';
import { locateInSite } from '../address/site-root.ts';
import { writeCsv, type Table } from './answers-table.ts';
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
      :is(th, td):nth-child(2) {
        min-inline-size: 14rem;
      }
      :is(th, td):nth-child(n + 5) {
        max-inline-size: 12rem;
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
              ${record.table.length > 1 ? this.renderTable(record.table) : html`<p>${classAnswers.noAnswers}</p>`}`
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

  /** The first column, the lesson, is the heading of its rows. */
  private renderTable([[, ...heading], ...rows]: Table) {
    const classAnswers = words.classAnswers;
    return html`<p><button @click=${this.#save}>${classAnswers.save}</button></p>
      <div class="scrolled" role="region" aria-label=${classAnswers.answers} tabindex="0">
        <table>
          <thead>
            <tr>
              ${heading.map((cell) => html`<th scope="col">${cell}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${rows.map(
              ([lesson, ...row], index) =>
                html`${
                    lesson === rows[index - 1]?.[0]
                      ? nothing
                      : html`<tr>
                          <th class="lesson" colspan=${heading.length}>${lesson}</th>
                        </tr>`
                  }
                  <tr>
                    ${row.map((cell) => html`<td>${cell}</td>`)}
                  </tr>`,
            )}
          </tbody>
        </table>
      </div>
      <p>${classAnswers.answersNote}</p>`;
  }

  readonly #save = (): void => {
    const text = writeCsv(this.record?.table ?? []);
    saveFile(new Blob([text], { type: 'text/csv' }), words.classAnswers.file(this.code));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'class-answers': ClassAnswers;
  }
}
