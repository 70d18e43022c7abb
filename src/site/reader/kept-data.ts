import { css, html, LitElement, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { answers, answersKept } from '../../elements/kit/answers.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { follow } from '../../elements/kit/follow.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import {
  clearStored,
  isStorageAllowed,
  keptKeys,
  PREFIX,
  entriesOf,
  parsed,
} from '../../elements/kit/stored.ts';
import { base, buttons } from '../../elements/kit/theme.ts';
import { messageOf, words } from '../../words/index.ts';
import { forgetSite, mendSite, onSiteKept } from '../offline/kept-site.ts';

/** What Plybook keeps in this browser, with buttons to save it, load it from a file, and delete it. */
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
  /** Whether the whole site is kept; null if no part is, or while unknown. */
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

/** The format of saved files; its number changes with what is kept. */
const FORM = 'Plybook 1';

/** The largest file to load, in kB: browsers keep no more of a site. */
const MOST = 5000;

function keptText(): string {
  const kept = keptKeys().map((key) => [key.slice(PREFIX.length), parsed(() => localStorage.getItem(key))]);
  return JSON.stringify({ form: FORM, kept: Object.fromEntries(kept) as unknown }, null, 2);
}

/** Merges a file into what is kept; the file wins. Rejects a foreign or too large file, and then changes nothing. */
async function takeKept(file: File): Promise<void> {
  const { foreign, full } = words.reader.kept;
  const whole = file.size > 1000 * MOST ? null : await file.text();
  const { form, kept } = Object.fromEntries(entriesOf(parsed(() => whole)));
  if (form !== FORM) throw new TypeError(foreign(file.name));
  const before = keptKeys().map((key) => [key, localStorage.getItem(key)!] as const);
  try {
    for (const [name, value] of entriesOf(kept)) {
      const key = PREFIX + name;
      const own = entriesOf(parsed(() => localStorage.getItem(key)));
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...own, ...entriesOf(value)])));
    }
  } catch {
    for (const key of keptKeys()) localStorage.removeItem(key);
    for (const [key, text] of before) localStorage.setItem(key, text);
    throw new RangeError(full(file.name));
  }
  // Everything reads it again, as after a change in another tab, and checks it.
  dispatchEvent(new StorageEvent('storage'));
}

declare global {
  interface HTMLElementTagNameMap {
    'kept-data': KeptData;
  }
}
