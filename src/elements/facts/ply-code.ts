import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import {
  codeScene,
  fetchBook,
  languages,
  pseudocode,
  type Book,
  noteRoom,
  type CodeChoice,
  type CodeLine,
  type Language,
  type VariantName,
} from '../../views/index.ts';
import type { Trace } from '../../search/index.ts';
import type { Session } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { preference, setPreference } from '../kit/preferences.ts';
import { SessionController } from '../host/session-controller.ts';
import { styled } from '../kit/styled.ts';
import { base, buttons } from '../kit/theme.ts';

/** What was fetched so far. */
const books = new Map<Language, Book>();

/** The algorithm with the running lines lit and what they work out to, in the language that the reader chose. */
@customElement('ply-code')
export class PlyCode extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        container-type: inline-size;
      }
      [role='tablist'] {
        display: flex;
        inline-size: fit-content;
        max-inline-size: 100%;
        overflow-x: auto;
        font-size: 0.875rem;
        border: 1px solid var(--ply-line);
        border-radius: 0.5rem;
      }
      [role='tab'] {
        border: 0;
        border-radius: 0;
      }
      [role='tab']:focus-visible {
        outline-offset: -3px;
      }
      [aria-selected='true'] {
        font-weight: 700;
        color: var(--ply-max-ink);
        background: var(--ply-max-band);
        box-shadow: inset 0 -3px var(--ply-max);
      }
      /* As wide as the longest line, which may be wider than the view and then is scrolled. */
      ol {
        --around: 1.725rem;
        inline-size: max(100%, (var(--longest) + 2) * 1ch + var(--around) + 3px);
        margin: 0;
        padding: 0;
        font: 0.8125rem/1.4rem var(--ply-mono);
        list-style: none;
      }
      .listing {
        margin-block-start: 0.5rem;
        overflow-x: auto;
      }
      li {
        border-inline-start: 3px solid transparent;
        border-radius: 0.25rem;
      }
      /* As wide as the view: a value for which the code leaves no room there takes a line of its own below it. */
      .line {
        display: flex;
        flex-wrap: wrap;
        column-gap: 0.6rem;
        inline-size: calc(100cqi - 3px);
        padding-inline: 0.5rem 0.625rem;
      }
      code {
        flex: none;
        block-size: 1.4rem; /* whatever font has the signs in it */
        font: inherit;
        white-space: pre;
      }
      code::before {
        content: attr(data-number);
        display: inline-block;
        inline-size: 2ch;
        margin-inline-end: 0.6rem;
        text-align: end;
        color: var(--ply-quiet);
      }
      .note {
        block-size: 1.4rem;
        margin-inline-start: auto;
        text-align: end;
        font-weight: 700;
        color: var(--ply-chosen-ink);
      }
      .soft {
        background: var(--ply-chosen-soft);
      }
      .strong {
        background: var(--ply-chosen-band);
        border-color: var(--ply-chosen);
      }
      .wrong code span {
        text-decoration: line-through 2px var(--ply-min);
      }
      .right code span {
        text-decoration: underline 2px var(--ply-chosen);
        text-underline-offset: 0.2em;
      }
      .mark {
        padding-inline: 0.4rem;
        font: 700 0.75rem/1.4rem var(--ply-sans, system-ui, sans-serif);
        color: var(--ply-paper);
        background: var(--ply-min-ink);
        border-radius: 0.25rem;
      }
      .right .mark {
        background: var(--ply-chosen-ink);
      }
      @container (max-width: 26rem) {
        ol {
          --around: 1.025rem;
          font-size: 0.75rem;
        }
        .line {
          column-gap: 0.4rem;
          padding-inline: 0.25rem 0.375rem;
        }
        code::before {
          margin-inline-end: 0.4rem;
        }
      }
      @media print {
        [role='tablist'] {
          display: none;
        }
      }
    `,
  ];

  /** The id of the session to follow; without it, the nearest one around. */
  @property() for = '';
  /** The language to begin with, where the reader has not chosen one. */
  @property() language: Language = 'pseudocode';
  /** The way in which the algorithm is written. */
  @property() variant: VariantName = 'value';
  /** Whether the mistake in faulty code is marked, with what should stand there. */
  @property({ type: Boolean }) reveal = false;

  readonly #session = new SessionController(this);
  #room: { readonly key: readonly unknown[]; readonly room: readonly number[] } = { key: [], room: [] };

  protected override render() {
    const { session } = this.#session;
    if (!session) return nothing;
    const shown = this.shownLanguage;
    return html`<div role="tablist" aria-label=${words.code.label} @keydown=${this.#walk}>
        ${languages.map(
          (language) =>
            html`<button
              role="tab"
              id=${language}
              aria-selected=${language === shown ? 'true' : 'false'}
              aria-controls="listing"
              tabindex=${language === shown ? 0 : -1}
              @click=${() => setPreference('language', language)}
            >
              ${words.code.languages[language]}
            </button>`,
        )}
      </div>
      <div class="listing" id="listing" role="tabpanel" aria-labelledby=${shown} tabindex="0">
        ${this.lines(session, shown)}
      </div>`;
  }

  private lines({ trace, step }: Session, language: Language) {
    const { variant, reveal: isRevealed } = this;
    const options = { variant, isRevealed, notation: preference('notation') };
    const book = this.book(language);
    const room = this.room(trace, book, options);
    const lines = codeScene(trace, step, book, options);
    const longest = Math.max(...lines.map(({ text }) => text.length));
    return html`<ol style=${styled({ '--longest': `${longest}` })}>
      ${lines.map((each, index) => line(each, room[index]))}
    </ol>`;
  }

  /** The room that the values of a search take, the same at all of its steps. */
  private room(trace: Trace, book: Book, options: CodeChoice): readonly number[] {
    const key = [trace, book, ...Object.values(options)];
    if (!key.every((part, index) => part === this.#room.key[index]))
      this.#room = { key, room: noteRoom(trace, book, options) };
    return this.#room.room;
  }

  /** The programs in a language; pseudocode until they are there. */
  private book(language: Language): Book {
    if (language === 'pseudocode') return pseudocode;
    const book = books.get(language);
    if (!book) void fetchBook(language).then((fetched) => this.take(language, fetched));
    return book ?? pseudocode;
  }

  private take(language: Language, book: Book): void {
    books.set(language, book);
    this.requestUpdate();
  }

  private get shownLanguage(): Language {
    return preference('language') || this.language;
  }

  readonly #walk = (event: KeyboardEvent): void => {
    const at = languages.indexOf(this.shownLanguage);
    const to: Record<string, number> = {
      ArrowRight: (at + 1) % languages.length,
      ArrowLeft: (at - 1 + languages.length) % languages.length,
      Home: 0,
      End: languages.length - 1,
    };
    if (!(event.key in to) || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    const language = languages[to[event.key]];
    setPreference('language', language);
    this.shadowRoot?.getElementById(language)?.focus();
  };
}

function line({ number, text, lit, note, mistake }: CodeLine, room: number) {
  const indent = text.slice(0, text.length - text.trimStart().length);
  return html`<li class="${lit} ${mistake}" aria-current=${lit === 'strong' ? 'step' : 'false'}>
    <div class="line">
      <code data-number=${number}>${indent}<span>${text.trimStart()}</span></code
      >${room ? html`<span class="note" style=${styled({ 'min-inline-size': `${room}ch` })}>${note}</span>` : nothing}
      ${mistake === 'none' ? nothing : html`<span class="mark">${words.code[mistake]}</span>`}
    </div>
  </li>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'ply-code': PlyCode;
  }
}
