import { css, html, LitElement, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { renderChoiceSwitch, renderSelectField } from '../../elements/kit/choice-fields.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { onPreferenceChange, preference, setPreference } from '../../elements/kit/preferences.ts';
import { base, buttons, dialogs, fields } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import { isLeftOut } from '../present/lesson-part.ts';
import { readHeading } from '../present/slides.ts';
import { printLesson } from './print-lesson.ts';

/** Asks what of the lesson to print, and prints it; opened once at a time. */
export function openPrint(): void {
  if (!document.querySelector('print-dialog')) document.body.append(document.createElement('print-dialog'));
}

/** The choices for paper. It leaves the page when it is closed. */
@customElement('print-dialog')
export class PrintDialog extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    fields,
    css`
      dialog {
        --dialog: 30rem;
      }
      form {
        display: grid;
        gap: var(--ply-space-16);
      }
      .parts {
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
        gap: var(--ply-space-8);
      }
      select {
        inline-size: 100%;
      }
      [role='status']:empty {
        display: none;
      }
    `,
  ];

  @state() private from: number;
  @state() private to: number;
  /** Ends the wait for figures; null before it begins. */
  @state() private hurry: AbortController | null = null;
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('.primary') private button!: HTMLButtonElement;

  readonly #titles = [...document.querySelectorAll('article section')].map((section) =>
    readHeading(section.querySelector('h2')),
  );

  constructor() {
    super();
    const shown = [...document.querySelectorAll('article section')].map((section) => !isLeftOut(section));
    this.from = Math.max(1, shown.indexOf(true) + 1);
    this.to = shown.lastIndexOf(true) + 1;
    subscribeElement(this, onPreferenceChange);
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
    this.button.focus();
  }

  protected override render() {
    const printing = words.printing;
    return html`<dialog aria-labelledby="title" @close=${() => this.remove()}>
      <div class="head row">
        <h2 id="title">${printing.title}</h2>
        <button @click=${() => this.dialog.close()}>${printing.cancel}</button>
      </div>
      <form @submit=${this.#print}>
        ${this.renderChoice('printSolutions', printing.solutions)}
        ${this.renderChoice('printNotes', printing.notes)}
        ${this.#titles.length > 1 ? this.renderParts() : nothing}
        <p class="quiet">${printing.figures}</p>
        <p role="status">${this.hurry ? printing.preparing : nothing}</p>
        <div class="row">
          <button class="primary">${this.hurry ? printing.printNow : printing.print}</button>
        </div>
      </form>
    </dialog>`;
  }

  private renderChoice(name: 'printSolutions' | 'printNotes', legend: string) {
    const { off, on } = words.printing.choices;
    const options = [['off', off] as const, ['on', on] as const];
    return renderChoiceSwitch(legend, name, options, preference(name), (value) => setPreference(name, value));
  }

  private renderParts() {
    const { from, to, beginning } = words.printing;
    const options = this.#titles.map(
      (title, index) => [`${index + 1}`, `${index + 1} · ${title || beginning}`] as const,
    );
    return html`<div class="parts">
      ${renderSelectField(from, 'from', options, `${this.from}`, (value) => {
        this.from = Number(value);
        this.to = Math.max(this.from, this.to);
      })}
      ${renderSelectField(to, 'to', options, `${this.to}`, (value) => {
        this.to = Number(value);
        this.from = Math.min(this.from, this.to);
      })}
    </div>`;
  }

  readonly #print = async (event: Event): Promise<void> => {
    event.preventDefault();
    if (this.hurry) return this.hurry.abort();
    this.hurry = new AbortController();
    const { from, to } = this;
    const sections = Array.from({ length: to - from + 1 }, (_, index) => from + index);
    await printLesson(sections, this.hurry.signal);
    this.dialog.close();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'print-dialog': PrintDialog;
  }
}
