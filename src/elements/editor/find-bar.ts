import { html, nothing, type ReactiveControllerHost } from 'lit';
import { words } from '../../words/index.ts';
import { renderIconButton } from '../host/icons.ts';

/** A match in a text; `end` is exclusive. */
export interface Match {
  readonly start: number;
  readonly end: number;
}

export class FindBar {
  #isOpen = false;
  #wanted = '';
  #at = 0;

  constructor(
    private readonly view: ReactiveControllerHost & HTMLElement,
    private readonly text: () => string,
    /** Called with null when the reader goes back to the text. */
    private readonly show: (match: Match | null) => void,
  ) {}

  get match(): Match | null {
    return this.#isOpen ? (this.matches[this.#at] ?? null) : null;
  }

  async open(selected: string): Promise<void> {
    if (selected && !selected.includes('\n')) this.#wanted = selected;
    this.#isOpen = true;
    this.view.requestUpdate();
    await this.view.updateComplete;
    this.view.shadowRoot?.querySelector<HTMLInputElement>('.find input')?.select();
  }

  private get matches(): Match[] {
    if (!this.#wanted) return [];
    const [text, wanted] = [this.text().toLowerCase(), this.#wanted.toLowerCase()];
    const found: Match[] = [];
    for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length))
      found.push({ start: at, end: at + wanted.length });
    return found;
  }

  render() {
    if (!this.#isOpen) return nothing;
    const programFind = words.programFind;
    const { length } = this.matches;
    return html`<div class="find toolbar" role="search" @keydown=${this.#onKey}>
      <input aria-label=${programFind.find} .value=${this.#wanted} @input=${this.#onInput} />
      <span class="quiet" role="status"
        >${this.#wanted ? programFind.matches(Math.min(this.#at, length - 1) + 1, length) : nothing}</span
      >
      ${renderIconButton('up', programFind.previous, () => this.move(-1), 'tool')}
      ${renderIconButton('down', programFind.next, () => this.move(1), 'tool')}
      ${renderIconButton('close', programFind.close, () => this.close(), 'tool')}
    </div>`;
  }

  private move(by: 1 | -1): void {
    const { matches } = this;
    if (matches.length === 0) return;
    this.#at = (this.#at + by + matches.length) % matches.length;
    this.show(matches[this.#at]);
    this.view.requestUpdate();
  }

  private close(): void {
    this.show(this.match);
    this.#isOpen = false;
    this.view.requestUpdate();
    this.show(null);
  }

  readonly #onInput = ({ target }: Event): void => {
    this.#wanted = (target as HTMLInputElement).value;
    this.#at = 0;
    this.show(this.match);
    this.view.requestUpdate();
  };

  readonly #onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') this.close();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement)
      this.move(event.shiftKey ? -1 : 1);
    else return;
    event.preventDefault();
  };
}
