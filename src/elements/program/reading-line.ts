import { html, nothing, type ReactiveControllerHost } from 'lit';
import {
  changeSaid,
  languages,
  spellValue,
  type HowKnown,
  type Literal,
  type ProgramLanguage,
  type ProgramReading,
} from '../../program/index.ts';
import { words } from '../../words/index.ts';
import { renderPressRow } from '../kit/choice-fields.ts';
import type { Runner } from './runner.ts';

const entries = ['cells', 'max', 'call'] as const;
type Entry = (typeof entries)[number];

/** What the reader can say about a program, as its element stores it. */
export interface SaidTexts {
  readonly call: string;
  readonly reads: string;
}

/** How Plybook reads the program, in one line; each part opens its choice, and a choice applies at once. */
export class ReadingLine {
  #open: Entry | 'all' | null = null;

  /** @param say - Called with what the reader said. */
  constructor(
    private readonly host: ReactiveControllerHost &
      HTMLElement &
      SaidTexts & { readonly language: ProgramLanguage },
    private readonly say: (texts: SaidTexts) => void,
  ) {}

  /**
   * What the page says about its own program, which no run has read, is in the same place.
   *
   * @param isPlain - Whether its calls have no board, so that only the call is known of it.
   * @param arriving - A sentence on how much of the language has loaded; may be empty.
   */
  render({ state: now, last, isTextChanged }: Runner, isPlain: boolean, arriving: string) {
    if (isTextChanged) return nothing;
    if (now.phase === 'recorded') return html`<p class="about" role="status">${now.about} ${arriving}</p>`;
    const reading = last?.run.reading;
    if (!reading) return nothing;
    const said = words.reading;
    const known = isPlain ? (['call'] as const) : entries;
    return html`<section class="reading" aria-label=${said.label} @keydown=${this.#close}>
      <p class="beside">
        <span class="parts beside">
          <span>${said.label}:</span>
          ${known.map((entry, index) => {
            const { text, how } = this.describeEntry(entry, reading);
            return html`${index === 0 ? nothing : html`<span aria-hidden="true">·</span>`}
              <button
                class="to ${how === 'guessed' ? 'unknown' : ''}"
                aria-expanded=${this.#open === entry ? 'true' : 'false'}
                @click=${() => this.toggle(entry)}
              >
                <span>${text}</span>
                <small class=${how === 'seen' || how === 'named' ? 'unseen' : ''}>${said.how[how]}</small>
              </button>`;
          })}
        </span>
        <button
          class="to change"
          aria-expanded=${this.#open === 'all' ? 'true' : 'false'}
          @click=${() => this.toggle('all')}
        >
          ${said.change}
        </button>
      </p>
      ${this.#open === null ? nothing : this.renderChoices(reading, this.#open === 'all' ? known : [this.#open])}
    </section>`;
  }

  private describeEntry(entry: Entry, { cells, max, call }: ProgramReading): { text: string; how: HowKnown } {
    const reading = words.reading;
    if (entry === 'call') return { text: reading.call(call.value), how: call.how };
    if (entry === 'max') return { text: reading.max(max.value), how: max.how };
    const { write } = languages[this.host.language];
    const { x, o, empty } = cells.value;
    const text = (value: Literal) => write(spellValue(value, cells.value) as string);
    const { pair } = cells.value;
    if (pair) return { text: reading.pair(pair.kind), how: cells.how };
    if (empty === undefined) return { text: reading.takenCells(text(x), text(o)), how: cells.how };
    const isNumbered = Array.isArray(empty);
    return { text: reading.cells(text(x), text(o), isNumbered ? null : text(empty)), how: cells.how };
  }

  private renderChoices(reading: ProgramReading, shown: readonly Entry[]) {
    return html`<div class="choices row end">
      ${shown.map((entry) =>
        entry === 'cells'
          ? this.renderCells(reading)
          : entry === 'max'
            ? this.renderMax(reading)
            : this.renderCall(reading),
      )}
    </div>`;
  }

  private renderCells({ cells }: ProgramReading) {
    if (cells.value.pair) return nothing;
    const { write } = languages[this.host.language];
    return (['x', 'o', 'empty'] as const).map((key) => {
      const value = cells.value[key];
      const text =
        value === undefined || Array.isArray(value) ? '' : write(spellValue(value, cells.value) as string);
      return this.renderField(words.reading.fields[key], text, (given) => this.change(key, given));
    });
  }

  private renderMax({ max }: ProgramReading) {
    const { fields, sides } = words.reading;
    const options = [
      ['x', sides.x],
      ['o', sides.o],
    ] as const;
    return html`<div class="field">
      <span aria-hidden="true">${fields.max}</span>
      ${renderPressRow('sides', fields.max, options, max.value, (side) => this.change('max', side))}
    </div>`;
  }

  private renderCall({ call }: ProgramReading) {
    const { reads } = this.host;
    return this.renderField(words.reading.fields.call, call.value, (given) =>
      this.say({ call: given, reads }),
    );
  }

  /** What is written in a field stays while the line changes, as it does while a program is judged. */
  private renderField(label: string, value: string, take: (text: string) => void) {
    return html`<label class="field"
      ><span>${label}</span
      ><input
        class="mono"
        autocomplete="off"
        spellcheck="false"
        .value=${value}
        @change=${({ target }: Event) => {
          const field = target as HTMLInputElement;
          const text = field.value.trim();
          if (text === '') field.value = value;
          take(text);
        }}
    /></label>`;
  }

  private change(key: 'x' | 'o' | 'empty' | 'max', value: string): void {
    this.say({ call: this.host.call, reads: changeSaid(this.host.reads, key, value) });
  }

  private toggle(entry: Entry | 'all'): void {
    this.#open = this.#open === entry ? null : entry;
    this.host.requestUpdate();
  }

  /** Focus returns to the part that was opened. */
  readonly #close = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || this.#open === null) return;
    event.stopPropagation();
    const line = event.currentTarget as HTMLElement;
    line.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    this.#open = null;
    this.host.requestUpdate();
  };
}
