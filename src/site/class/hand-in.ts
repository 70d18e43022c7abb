import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import { openedEndings } from '../../elements/program/opening/file-endings.ts';
import { words } from '../../words/index.ts';
import { keepInWindow, readKeptInWindow } from './kept-in-window.ts';
import { makeId } from './make-id.ts';
import type { Membership } from './membership.ts';
import { sendProgram, type SendResult, type SentProgram } from './programs-link.ts';

/** The storage key of the random id of a student's window, by which a newer program replaces an older one. */
const STUDENT = 'plybook.1.hands-in';

/** No ending, so that the language is recognised from the text. */
const PASTED = 'program';

export function showHandIn({ code, seat }: Membership): void {
  const form = document.createElement('hand-in');
  form.student = readStudent(`${code}.${seat}`);
  document.getElementById('class-program')!.replaceChildren(form);
}

/** A new id for each class, gone with the window. */
function readStudent(place: string): string {
  const kept = Object(readKeptInWindow(STUDENT)) as Record<string, unknown>;
  if (kept['place'] === place && typeof kept['id'] === 'string') return kept['id'];
  const id = makeId();
  keepInWindow(STUDENT, { place, id });
  return id;
}

/** A form that sends a student's name and program to the teacher. */
@customElement('hand-in')
export class HandIn extends LitElement {
  static override styles = [
    base,
    buttons,
    fields,
    css`
      form {
        display: grid;
        gap: var(--ply-space-16);
        justify-items: start;
        max-inline-size: 40rem;
        margin-block: var(--ply-space-16);
      }
      .field {
        inline-size: 100%;
      }
      input[type='file'] {
        max-inline-size: 100%;
        min-block-size: var(--ply-control);
        font: inherit;
      }
      textarea {
        min-block-size: 10rem;
        font-family: var(--ply-mono);
      }
    `,
  ];

  /** 16 hexadecimal digits. */
  @property({ attribute: false }) student = '';
  @state() private status: SendResult | keyof typeof words.handIn.unsent | 'sending' | null = null;

  protected override render() {
    const handIn = words.handIn;
    return html`<form @submit=${this.#send}>
      <label class="field">
        ${handIn.name}
        <input name="name" required maxlength="60" autocomplete="name" />
      </label>
      <label class="field">
        ${handIn.choose}
        <input type="file" name="files" multiple accept=${openedEndings.join(',')} />
      </label>
      <label class="field">
        ${handIn.paste}
        <textarea name="text" spellcheck="false" autocapitalize="off"></textarea>
      </label>
      <button class="primary" aria-disabled=${this.status === 'sending'}>
        ${this.status === 'sent' ? handIn.again : handIn.send}
      </button>
      <p role="status">${this.status === null ? nothing : this.#describe(this.status)}</p>
    </form>`;
  }

  #describe(status: NonNullable<HandIn['status']>): string {
    const { sending, unsent, results } = words.handIn;
    return status === 'sending' ? sending : { ...unsent, ...results }[status];
  }

  readonly #send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.status === 'sending') return;
    this.status = 'sending';
    const program = await readForm(new FormData(event.target as HTMLFormElement));
    this.status = typeof program === 'string' ? program : await sendProgram(this.student, program);
  };
}

/** What to send, or why there is nothing. */
async function readForm(form: FormData): Promise<SentProgram | keyof typeof words.handIn.unsent> {
  const [name, text] = ['name', 'text'].map((key) => (form.get(key) as string).trim());
  // The browser asks for a name, and takes spaces for one.
  if (name === '') return 'nameless';
  // Without a choice there is one file, without a name.
  const chosen = form.getAll('files').filter((each) => each instanceof File && each.name !== '') as File[];
  const full = chosen.filter(({ size }) => size > 0);
  const pasted = text === '' ? [] : [new File([form.get('text')!], PASTED)];
  const files = full.length > 0 ? full : pasted;
  if (files.length === 0) return chosen.length > 0 ? 'empty' : 'nothing';
  try {
    const sent = files.map(async (file) => ({ path: file.name, base64: await encodeBytes(file) }));
    return { name, files: await Promise.all(sent) };
  } catch {
    return 'unreadable';
  }
}

/** As base64. */
function encodeBytes(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve((reader.result as string).replace(/^[^,]*,/, '')));
    reader.addEventListener('error', () => reject(reader.error!));
    reader.readAsDataURL(file);
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'hand-in': HandIn;
  }
}
