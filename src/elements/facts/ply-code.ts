import { html, nothing, unsafeCSS } from 'lit';
import { property, state } from 'lit/decorators.js';
import {
  buildCodeScene,
  fetchBook,
  listingLanguages,
  pseudocode,
  type Book,
  measureNoteRoom,
  type CodeChoice,
  type CodeLine,
  type ListingLanguage,
  variants,
  type VariantName,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { COPIED_MS, copyText } from '../kit/copy-text.ts';
import { customElement } from '../kit/custom-element.ts';
import { preference, setPreference } from '../kit/preferences.ts';
import { readProgramLanguage, shownProgramLanguages, showProgramLanguage } from '../host/program-language.ts';
import { drawIcon } from '../host/icons.ts';
import { SessionView } from '../host/session-view.ts';
import { readName } from '../kit/read-name.ts';
import { setStyles } from '../kit/styled.ts';
import { readTabKey } from '../kit/tab-keys.ts';
import { base, buttons } from '../kit/base-styles.ts';
import codeRules from './code.css?inline';

const books = new Map<ListingLanguage, Book>([['pseudocode', pseudocode]]);

/**
 * The algorithm, or a recorded program, in the language that the reader chose; the running lines are lit and show their
 * values.
 *
 * @slot open - A link that opens the program.
 */
@customElement('ply-code')
export class PlyCode extends SessionView {
  static override styles = [base, buttons, unsafeCSS(codeRules)];

  /** The language until the reader chooses one. */
  @property(readName(listingLanguages)) language: ListingLanguage = 'pseudocode';
  /** The form in which the algorithm is written. */
  @property(readName(Object.keys(variants) as VariantName[])) variant: VariantName = 'value';
  /** Whether faulty code shows its mistake and the correction. */
  @property({ type: Boolean }) reveal = false;
  /** Whether to show only the line that runs in the step’s own call, with its number and value. */
  @property({ type: Boolean }) brief = false;

  /** Whether to show only the number of that line. */
  @property({ attribute: false }) showsNumber = false;

  /** Builds the lines that a reader has written so far; null for the full listing of the search. */
  @property({ attribute: false }) writing: ((book: Book) => CodeLine[]) | null = null;

  @state() private isCopied = false;

  #frame = 0;
  #room: { readonly key: readonly unknown[]; readonly room: readonly number[] } = { key: [], room: [] };

  protected override renderSession(session: Session) {
    const shown = this.shownLanguage;
    const lines = this.buildScene(session, shown);
    if (this.showsNumber) return renderRunningNumber(lines);
    if (this.brief) return renderBriefLine(lines);
    const { copy, copied } = words.copying;
    const tabs = this.listTabs(session.trace);
    return html`<header class="on-screen beside">
        <div role="tablist" aria-label=${words.code.label} @keydown=${this.#chooseTab}>
          ${tabs.map(
            ({ id, name, isShown, show }) =>
              html`<button
                class="ring-inside"
                role="tab"
                id=${id}
                aria-selected=${isShown ? 'true' : 'false'}
                aria-controls="listing"
                tabindex=${isShown ? 0 : -1}
                @click=${show}
              >
                ${name}
              </button>`,
          )}
        </div>
        <slot name="open"></slot>
        <button class="tool bare" title=${copy} @click=${() => this.copy(lines)}>
          ${drawIcon(this.isCopied ? 'done' : 'copy')}
        </button>
        <span class="unseen" role="status">${this.isCopied ? copied : ''}</span>
      </header>
      <div
        class="listing"
        id="listing"
        role="tabpanel"
        aria-labelledby=${tabs.find(({ isShown }) => isShown)!.id}
        tabindex="0"
      >
        ${this.renderListing(session, lines)}
      </div>`;
  }

  /** Runs after all views have drawn the step, so that the page is laid out once. */
  protected override updated(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = requestAnimationFrame(() => this.showLine());
  }

  /** Scrolls the lines that ran into view, or the line that runs if not all fit, and the line below, which may be the last. */
  private showLine(): void {
    const listing = this.renderRoot.querySelector('.listing');
    const find = (lines: string) => [...(listing?.querySelectorAll<HTMLElement>(lines) ?? [])];
    const ran = find('.strong, .soft');
    if (!listing || ran.length === 0 || listing.scrollHeight <= listing.clientHeight) return;
    const { scrollTop, clientHeight } = listing;
    const running = find('.strong');
    const lines = running.length > 0 && measureHeight(ran) > clientHeight ? running : ran;
    const top = lines[0].offsetTop - (listing.firstElementChild as HTMLElement).offsetTop;
    const bottom = top + Math.min(measureHeight(lines) + lines.at(-1)!.offsetHeight, clientHeight);
    if (top < scrollTop) listing.scrollTop = top;
    if (bottom > listing.scrollTop + clientHeight) listing.scrollTop = bottom - clientHeight;
  }

  private listTabs({ listing }: Trace): CodeTab[] {
    const names = words.code.languages;
    if (!listing)
      return listingLanguages.map((id) => ({
        id,
        name: names[id],
        isShown: id === this.shownLanguage,
        show: () => setPreference('language', id),
      }));
    return shownProgramLanguages.map((id) => ({
      id,
      name: words.code.programLanguages[id],
      isShown: id === readProgramLanguage(),
      show: () => showProgramLanguage(id),
    }));
  }

  private buildScene({ trace, step }: Session, language: ListingLanguage): CodeLine[] {
    const book = this.findBook(language);
    return this.writing ? this.writing(book) : buildCodeScene(trace, step, book, this.choice);
  }

  private get choice(): CodeChoice {
    return { variant: this.variant, isRevealed: this.reveal };
  }

  private renderListing({ trace }: Session, lines: readonly CodeLine[]) {
    const room = this.writing
      ? lines.map(({ note }) => note.length)
      : this.measureRoom(trace, this.findBook(this.shownLanguage), this.choice);
    const longest = Math.max(...lines.map(({ text }) => text.length));
    return html`<ol style=${setStyles({ '--longest': `${longest}` })}>
      ${lines.map((each, index) => renderCodeLine(each, room[index]))}
    </ol>`;
  }

  /** Copies the lines, or selects them if the browser refuses access to the clipboard. */
  private async copy(lines: readonly CodeLine[]): Promise<void> {
    const text = lines.map((line) => (line.isMissing ? '\n' : `${line.text}\n`)).join('');
    const select = () => getSelection()?.selectAllChildren(this.renderRoot.querySelector('.listing')!);
    if (!(await copyText(text, select))) return;
    this.isCopied = true;
    setTimeout(() => (this.isCopied = false), COPIED_MS);
  }

  /** The width reserved for each line's note, in characters; the same at every step. */
  private measureRoom(trace: Trace, book: Book, options: CodeChoice): readonly number[] {
    const key = [trace, book, ...Object.values(options)];
    if (!key.every((part, index) => part === this.#room.key[index]))
      this.#room = { key, room: measureNoteRoom(trace, book, options) };
    return this.#room.room;
  }

  private findBook(language: ListingLanguage): Book {
    const book = books.get(language);
    if (!book) void fetchBook(language).then((fetched) => this.keepBook(language, fetched));
    return book ?? pseudocode;
  }

  private keepBook(language: ListingLanguage, book: Book): void {
    books.set(language, book);
    this.requestUpdate();
  }

  private get shownLanguage(): ListingLanguage {
    return preference('language') || this.language;
  }

  readonly #chooseTab = (event: KeyboardEvent): void => {
    const trace = this.connection.session?.trace;
    if (!trace) return;
    const tabs = this.listTabs(trace);
    const at = tabs.findIndex(({ isShown }) => isShown);
    const next = readTabKey(event, at, tabs.length);
    if (next === null) return;
    event.preventDefault();
    const { id, show } = tabs[next];
    show();
    this.shadowRoot?.getElementById(id)?.focus();
  };
}

interface CodeTab {
  readonly id: string;
  readonly name: string;
  readonly isShown: boolean;
  readonly show: () => void;
}

/** From the first line to the last. */
function measureHeight(lines: readonly HTMLElement[]): number {
  const last = lines.at(-1)!;
  return last.offsetTop + last.offsetHeight - lines[0].offsetTop;
}

/** Not in the caller: a line that is shown alone is next to the name of the call. */
function findOwnLine(lines: readonly CodeLine[]): CodeLine | undefined {
  return lines.find(({ isReturning }) => isReturning) ?? lines.find(({ lit }) => lit === 'strong');
}

function renderRunningNumber(lines: readonly CodeLine[]) {
  const running = findOwnLine(lines);
  return running ? words.code.line(running.number!) : nothing;
}

function renderBriefLine(lines: readonly CodeLine[]) {
  const running = findOwnLine(lines);
  if (!running) return nothing;
  const { number, text, note, isMissing } = running;
  const [code, value] = isMissing
    ? (['', note || words.byHand.missing] as const)
    : words.code.runningLine(text.trim(), note);
  return html`<span class="brief beside"
    ><span class="number">${words.code.line(number!)}</span>
    ${code ? html`<span class="clip">${code}</span>` : nothing} <span>${value}</span></span
  >`;
}

function renderCodeLine({ number, text, lit, note, mistake, isMissing }: CodeLine, room: number) {
  const indent = text.slice(0, text.length - text.trimStart().length);
  return html`<li class="${lit} ${mistake}" aria-current=${lit === 'strong' ? 'step' : 'false'}>
    <div class="line">
      <code data-number=${number ?? ''} style=${setStyles({ '--indent': `${indent.length}` })}
        >${indent}${isMissing ? html`<i class="missing"><span class="unseen">${words.byHand.missing}</span></i>` : html`<span>${text.trimStart()}</span>`}</code
      >${room ? html`<span class="note" style=${setStyles({ 'min-inline-size': `${room}ch` })}>${note}</span>` : nothing}
      ${mistake === 'none' ? nothing : html`<span class="mark">${words.code[mistake]}</span>`}
    </div>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-code': PlyCode;
  }
}
