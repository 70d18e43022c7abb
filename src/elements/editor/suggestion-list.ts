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
  /** In pixels from the corner of the text. */
  placeOfCharacter(at: number): { readonly left: number; readonly top: number } | null;
  insert(text: string, start: number, end: number): void;
}

const MOST_SHOWN = 8;

export class SuggestionList implements ReactiveController {
  #shown: Suggestions | null = null;
  #active = 0;
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
    if (ctrlKey ? key === ' ' : this.handleKey(key, event.shiftKey)) {
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

  private async open(isAsked: boolean): Promise<void> {
    const { value, textarea } = this.editor;
    const cursor = textarea?.selectionStart ?? 0;
    const turn = ++this.#turn;
    const found = cursor === textarea?.selectionEnd ? await this.suggest(value, cursor, isAsked) : null;
    if (turn !== this.#turn) return;
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
    if (behind > 0 || /[.(=]$/.test(insert)) void this.open(false);
  }

  render() {
    const suggestions = words.suggestions;
    const all = this.#shown?.all ?? [];
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
                ${all.map((each, index) => this.renderOption(each, index))}
              </ul>
              <p>${all[this.#active].doc}</p>
            </div>`
          : nothing
      }`;
  }

  private renderOption(suggestion: Suggestion, index: number) {
    const first = Math.max(0, this.#active - MOST_SHOWN + 1);
    const isSeen = index >= first && index < first + MOST_SHOWN;
    return html`<li
      id=${`suggestion-${index}`}
      role="option"
      aria-selected=${index === this.#active ? 'true' : 'false'}
      ?hidden=${!isSeen}
      @mousedown=${(event: Event) => event.preventDefault()}
      @click=${() => this.insertSuggestion(suggestion)}
    >
      ${suggestion.label}
    </li>`;
  }
}
