import { css, html, LitElement, nothing } from 'lit';
import { query, state } from 'lit/decorators.js';
import { answers, countSavedAnswers, drafts } from '../../elements/kit/answers.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import {
  clearStored,
  isStorageAllowed,
  listSavedKeys,
  PREFIX,
  listEntries,
  readAllStored,
  tryParseJson,
} from '../../elements/kit/stored.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { assemblies } from '../../elements/program/blocks/kept-assembly.ts';
import { describeError, words } from '../../words/index.ts';
import { deleteSiteCopy, repairSiteCopy, watchSiteCopy } from '../offline/kept-site.ts';

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
      [role='status']:empty {
        display: none;
      }
    `,
  ];

  @query('input') private file!: HTMLInputElement;
  @state() private message = '';
  /** Whether the whole site is saved for offline use; null if no part is, or while unknown. */
  @state() private isKept: boolean | null = null;

  constructor() {
    super();
    subscribeElement(this, (changed) => answers.subscribe(changed));
    subscribeElement(this, watchSiteCopy, () => void this.#checkSiteCopy());
    void this.#checkSiteCopy();
  }

  protected override render() {
    const { kept } = words.reader;
    const { questions, lessons } = countSavedAnswers();
    const isAllowed = isStorageAllowed();
    return html`<h3>${kept.title}</h3>
      <p>
        ${kept.answers(questions, lessons)}
        ${this.isKept === null ? nothing : this.isKept ? words.offline.kept : words.offline.partly}
        ${this.#hasOwnTexts ? kept.written : nothing} ${isAllowed ? kept.here : kept.refused}
      </p>
      <div class="row">
        <button type="button" @click=${this.#save}>${kept.save}</button>
        ${
          isAllowed
            ? html`<button type="button" @click=${() => this.file.click()}>${kept.take}</button>
                <input type="file" accept=".json" hidden aria-label=${kept.take} @change=${this.#loadFile} />`
            : nothing
        }
        <button type="button" @click=${this.#forgetAnswers}>${kept.forgetAnswers}</button>
        <button type="button" @click=${this.#forgetAll}>${kept.forgetAll}</button>
      </div>
      <p role="status">${this.message || nothing}</p>`;
  }

  get #hasOwnTexts(): boolean {
    return listSavedKeys().some((key) => [`${PREFIX}programs`, `${PREFIX}written`].includes(key));
  }

  async #checkSiteCopy(): Promise<void> {
    this.isKept = await repairSiteCopy();
  }

  readonly #save = (): void =>
    saveFile(new Blob([writeKeptFile()], { type: 'application/json' }), words.reader.kept.fileName);

  readonly #loadFile = async (): Promise<void> => {
    const [file] = this.file.files!;
    this.file.value = '';
    this.message = await mergeKeptFile(file).then(() => words.reader.kept.taken, describeError);
  };

  readonly #forgetAnswers = (): void => {
    answers.clear();
    drafts.clear();
    assemblies.clear();
    this.message = words.reader.kept.forgotAnswers;
  };

  readonly #forgetAll = async (): Promise<void> => {
    const { forgotAll, copyStays } = words.reader.kept;
    clearStored();
    this.message = await deleteSiteCopy().then(
      () => forgotAll,
      () => copyStays,
    );
  };
}

/** The format of saved files; its number changes with what is kept. */
const FILE_FORMAT = 'Plybook 1';

/** The largest file to load, in kB: browsers keep no more of a site. */
const MAX_KILOBYTES = 5000;

function writeKeptFile(): string {
  return JSON.stringify({ form: FILE_FORMAT, kept: readAllStored() }, null, 2);
}

/** Merges a file into the saved data; the file wins. Rejects if it is foreign or too large, and changes nothing. */
async function mergeKeptFile(file: File): Promise<void> {
  const { foreign, full } = words.reader.kept;
  const whole = file.size > 1000 * MAX_KILOBYTES ? null : await file.text();
  const { form, kept } = Object.fromEntries(listEntries(tryParseJson(() => whole)));
  if (form !== FILE_FORMAT) throw new TypeError(foreign(file.name));
  const before = listSavedKeys().map((key) => [key, localStorage.getItem(key)!] as const);
  try {
    for (const [name, value] of listEntries(kept)) {
      const key = PREFIX + name;
      const own = listEntries(tryParseJson(() => localStorage.getItem(key)));
      localStorage.setItem(key, JSON.stringify(Object.fromEntries([...own, ...listEntries(value)])));
    }
  } catch {
    for (const key of listSavedKeys()) localStorage.removeItem(key);
    for (const [key, text] of before) localStorage.setItem(key, text);
    throw new RangeError(full(file.name));
  }
  // Makes everything read and check it again, as after a change in another tab.
  dispatchEvent(new StorageEvent('storage'));
}

declare global {
  interface HTMLElementTagNameMap {
    'kept-data': KeptData;
  }
}
