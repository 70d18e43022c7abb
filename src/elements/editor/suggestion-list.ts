import { html, nothing, type ReactiveController, type ReactiveControllerHost } from 'lit';
import { words } from '../../words/index.ts';
import { setStyles } from '../kit/styled.ts';

export interface Suggestion {
  readonly label: string;
  readonly doc: string;
  readonly insert?: string;
  /** How many inserted characters are after the cursor; −1 if the cursor skips the next one. */
  readonly behind?: number;
}

export interface Suggestions {
  readonly from: number;
  readonly all: readonly Suggestion[];
}

/** `isAsked` if the reader opened the list by a key. */
export type Suggest = (text: string, cursor: number, isAsked: boolean) => Promise<Suggestions | null>;

interface Editor extends ReactiveControllerHost {
  readonly value: string;
  readonly textarea: HTMLTextAreaElement | null;
  readonly scrolled: HTMLElement | null;
  /** In pixels from the corner of the text. */
  placeOfCharacter(at: number): { readonly left: number; readonly top: number } | null;
  insert(text: string, start: number, end: number): void;
}

const MOST_SHOWN = 8;

export class SuggestionList implements ReactiveController {
  #shown: Suggestions | null = null;
  #active = 0;
  #isAbove = false;
  #mostShown = MOST_SHOWN;
  /** The sign that an accepted suggestion added before the cursor, until another key: typing it adds no second one. */
  #added: { readonly sign: string; readonly cursor: number } | null = null;
  /** Grows with each request, so that outdated suggestions are dropped. */
  #turn = 0;

  constructor(
    private readonly editor: Editor,
    private readonly suggest: Suggest,
  ) {
    editor.addController(this);
  }

  hostUpdated(): void {
    const { textarea } = this.editor;
    if (!textarea) return;
    const isOpen = this.#shown !== null;
    textarea.setAttribute('aria-autocomplete', 'list');
    for (const [name, value] of [
      ['aria-controls', 'suggestions'],
      ['aria-activedescendant', `suggestion-${this.#active}`],
    ])
      if (isOpen) textarea.setAttribute(name, value);
      else textarea.removeAttribute(name);
    this.fitList();
  }

  /** Moves the list above its line if it is cut off below; shows fewer options if it is cut off on both sides. */
  private fitList(): void {
    const { scrolled } = this.editor;
    const list = scrolled?.querySelector<HTMLElement>('.suggestions');
    if (!scrolled || !list) return;
    const { offsetTop, offsetHeight } = list;
    const above = offsetTop - Number.parseFloat(getComputedStyle(scrolled).lineHeight) - scrolled.scrollTop;
    const below = scrolled.scrollTop + scrolled.clientHeight - offsetTop;
    this.#isAbove ||= offsetHeight > below && above > below;
    list.toggleAttribute('data-above', this.#isAbove);
    const excess = offsetHeight - (this.#isAbove ? above : below);
    const option = list.querySelector<HTMLElement>('li:not([hidden])')!.offsetHeight;
    const shown = Math.min(this.#mostShown, this.#shown!.all.length);
    if (excess <= 0 || shown === 1) return;
    this.#mostShown = Math.max(1, shown - Math.ceil(excess / option));
    this.editor.requestUpdate();
  }

  updateList(): void {
    void this.open(false);
  }

  close(): void {
    this.#turn++;
    if (this.#shown === null) return;
    this.#shown = null;
    this.editor.requestUpdate();
  }

  /** Gets keys before the editor does, and stops those that it uses. */
  readonly onKey = (event: KeyboardEvent): void => {
    const { ctrlKey, metaKey, altKey, key, isComposing } = event;
    if (isComposing || metaKey || altKey) return;
    const isAdded = !ctrlKey && this.isAdded(key);
    if (key !== 'Shift') this.#added = null;
    if (isAdded || (ctrlKey ? key === ' ' : this.handleKey(key, event.shiftKey))) {
      event.preventDefault();
      event.stopPropagation();
      if (ctrlKey) void this.open(true);
    } else if (/^(Arrow|Home|End|Page)/.test(key)) this.close();
  };

  private handleKey(key: string, isShift: boolean): boolean {
    if (!this.#shown || isShift) return false;
    const { length } = this.#shown.all;
    if (key === 'Escape') this.close();
    else if (key === 'ArrowDown') this.setActive((this.#active + 1) % length);
    else if (key === 'ArrowUp') this.setActive((this.#active + length - 1) % length);
    else if (key === 'Enter' || key === 'Tab') this.insertSuggestion(this.#shown.all[this.#active]);
    else return false;
    return true;
  }

  private isAdded(key: string): boolean {
    const { selectionStart, selectionEnd } = this.editor.textarea!;
    return (
      key === this.#added?.sign && [selectionStart, selectionEnd].every((at) => at === this.#added!.cursor)
    );
  }

  private async open(isAsked: boolean): Promise<void> {
    const { value, textarea } = this.editor;
    const cursor = textarea?.selectionStart ?? 0;
    const turn = ++this.#turn;
    const found = cursor === textarea?.selectionEnd ? await this.suggest(value, cursor, isAsked) : null;
    if (turn !== this.#turn) return;
    if (this.#shown === null) {
      this.#isAbove = false;
      this.#mostShown = MOST_SHOWN;
    }
    const isDone = found?.all.length === 1 && found.all[0].label === value.slice(found.from, cursor);
    this.#shown = found === null || found.all.length === 0 || isDone ? null : found;
    this.#active = 0;
    this.editor.requestUpdate();
  }

  private setActive(index: number): void {
    this.#active = index;
    this.editor.requestUpdate();
  }

  private insertSuggestion({ label, insert = label, behind = 0 }: Suggestion): void {
    const { textarea } = this.editor;
    const { from } = this.#shown!;
    this.close();
    this.editor.insert(insert, from, textarea!.selectionStart);
    const cursor = from + insert.length - behind;
    textarea!.setSelectionRange(cursor, cursor);
    const sign =
      behind < 0 ? this.editor.value[cursor - 1] : behind === 0 && insert.slice(label.length).at(-1);
    this.#added = sign ? { sign, cursor } : null;
    if (behind > 0 || /[.(=]$/.test(insert)) void this.open(false);
  }

  render() {
    const suggestions = words.suggestions;
    const all = this.#shown?.all ?? [];
    // Where many say the same, it is said of the active one only.
    const isTold = all.length > 1 && 2 * new Set(all.map(({ doc }) => doc)).size > all.length;
    const at = this.#shown && this.editor.placeOfCharacter(this.#shown.from);
    return html`<p class="unseen" role="status">
        ${all.length > 0 ? suggestions.count(all.length) : nothing}
      </p>
      ${
        at
          ? html`<div
              class="suggestions floats"
              style=${setStyles({ '--left': `${at.left}px`, '--top': `${at.top}px` })}
            >
              <ul id="suggestions" role="listbox" aria-label=${suggestions.label}>
                ${all.map((each, index) => this.renderOption(each, index, isTold))}
              </ul>
              <p>${all[this.#active].doc}</p>
            </div>`
          : nothing
      }`;
  }

  private renderOption(suggestion: Suggestion, index: number, isTold: boolean) {
    const first = Math.max(0, this.#active - this.#mostShown + 1);
    const isSeen = index >= first && index < first + this.#mostShown;
    return html`<li
      class="clip"
      id=${`suggestion-${index}`}
      role="option"
      aria-selected=${index === this.#active ? 'true' : 'false'}
      ?hidden=${!isSeen}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${() => this.insertSuggestion(suggestion)}
    >
      ${suggestion.label}${isTold ? html` <small>${suggestion.doc}</small>` : nothing}
    </li>`;
  }
}
