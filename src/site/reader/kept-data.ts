import { css, html, LitElement, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { answers, answersKept } from '../../elements/kit/answers.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { follow } from '../../elements/kit/follow.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import { clearStored, isStorageAllowed, keptKeys, PREFIX } from '../../elements/kit/stored.ts';
import { base, buttons } from '../../elements/kit/theme.ts';
import { messageOf, words } from '../../words/index.ts';
import { forgetSite, mendSite, onSiteKept } from '../offline/kept-site.ts';
import { keptText, takeKept } from './kept-file.ts';

/** What Plybook keeps on the reader's machine, and the buttons that save it, take it from a file, and forget it. */
@customElement('kept-data')
export class KeptData extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        font: inherit;
      }
      h3 {
        font: inherit;
        font-weight: var(--ply-bold);
      }
      p {
        margin: var(--ply-space-4) 0 var(--ply-space-8);
        max-inline-size: 17rem;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: var(--ply-space-8);
      }
      [role='status']:empty {
        display: none;
      }
    `,
  ];

  @query('input') private file!: HTMLInputElement;
  @state() private message = '';
  /** Whether all of the site is kept; null where none is, and as long as that is not known. */
  @state() private isKept: boolean | null = null;

  constructor() {
    super();
    follow(this, (changed) => answers.subscribe(changed));
    follow(this, onSiteKept, () => void this.#look());
    void this.#look();
  }

  protected override render() {
    const { kept } = words.reader;
    const { questions, lessons } = answersKept();
    const isAllowed = isStorageAllowed();
    return html`<h3>${kept.title}</h3>
      <p>
        ${kept.answers(questions, lessons)}
        ${this.isKept === null ? nothing : this.isKept ? words.offline.kept : words.offline.partly}
        ${this.#hasOwnTexts ? kept.written : nothing} ${isAllowed ? kept.here : kept.refused}
      </p>
      <div>
        ${
          isAllowed
            ? html`<button type="button" @click=${this.#save}>${kept.save}</button>
                <button type="button" @click=${() => this.file.click()}>${kept.take}</button>
                <input type="file" accept=".json" hidden aria-label=${kept.take} @change=${this.#take} />`
            : nothing
        }
        <button type="button" @click=${this.#forgetAnswers}>${kept.forgetAnswers}</button>
        <button type="button" @click=${this.#forgetAll}>${kept.forgetAll}</button>
      </div>
      <p role="status">${this.message || nothing}</p>`;
  }

  /** Whether the reader has written programs or lessons. */
  get #hasOwnTexts(): boolean {
    return keptKeys().some((key) => [`${PREFIX}programs`, `${PREFIX}written`].includes(key));
  }

  async #look(): Promise<void> {
    this.isKept = await mendSite();
  }

  readonly #save = (): void =>
    saveFile(new Blob([keptText()], { type: 'application/json' }), words.reader.kept.fileName);

  readonly #take = async (): Promise<void> => {
    const [file] = this.file.files!;
    this.file.value = '';
    this.message = await takeKept(file).then(() => words.reader.kept.taken, messageOf);
  };

  readonly #forgetAnswers = (): void => {
    answers.clear();
    this.message = words.reader.kept.forgotAnswers;
  };

  readonly #forgetAll = async (): Promise<void> => {
    const { forgotAll, copyStays } = words.reader.kept;
    clearStored();
    this.message = await forgetSite().then(
      () => forgotAll,
      () => copyStays,
    );
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'kept-data': KeptData;
  }
}
