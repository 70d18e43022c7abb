import { css, html, LitElement, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { answers, answersKept } from '../../elements/kit/answers.ts';
import { clearStored, isStorageAllowed } from '../../elements/kit/stored.ts';
import { buttons } from '../../elements/kit/theme.ts';
import { words } from '../../words/index.ts';
import { forgetSite, mendSite, onSiteKept } from '../offline/kept-site.ts';

/** What Plybook keeps on the reader's machine, and the buttons that forget it. */
@customElement('kept-data')
export class KeptData extends LitElement {
  static override styles = [
    buttons,
    css`
      :host {
        display: block;
        font: inherit;
      }
      h3 {
        margin: 0;
        font: inherit;
        font-weight: 600;
      }
      p {
        margin: 0.25rem 0 0.5rem;
        max-inline-size: 17rem;
      }
      div {
        display: flex;
        flex-wrap: wrap;
        gap: 0.5rem;
      }
      [role='status']:empty {
        display: none;
      }
    `,
  ];

  @state() private message = '';
  /** Whether all of the site is kept; null where none is, and as long as that is not known. */
  @state() private isKept: boolean | null = null;

  #unsubscribe: (() => void)[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    const update = () => this.requestUpdate();
    this.#unsubscribe = [answers.subscribe(update), onSiteKept(() => void this.#look())];
    void this.#look();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    for (const unsubscribe of this.#unsubscribe) unsubscribe();
  }

  protected override render() {
    const { kept } = words.reader;
    const { questions, lessons } = answersKept();
    return html`<h3>${kept.title}</h3>
      <p>
        ${kept.answers(questions, lessons)}
        ${this.isKept === null ? nothing : this.isKept ? words.offline.kept : words.offline.partly}
        ${isStorageAllowed() ? kept.here : kept.refused}
      </p>
      <div>
        <button type="button" @click=${this.#forgetAnswers}>${kept.forgetAnswers}</button>
        <button type="button" @click=${this.#forgetAll}>${kept.forgetAll}</button>
      </div>
      <p role="status">${this.message || nothing}</p>`;
  }

  async #look(): Promise<void> {
    this.isKept = await mendSite();
  }

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
