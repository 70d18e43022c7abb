import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons, fields } from '../../elements/kit/base-styles.ts';
import { renderFileButton } from '../../elements/host/icons.ts';
import { openedEndings } from '../../elements/program/opening/file-endings.ts';
import { words } from '../../words/index.ts';
import { keepInWindow, readKeptInWindow } from './kept-in-window.ts';
import { makeId } from './make-id.ts';
import type { Membership } from './membership.ts';
import { cleanName, sendProgram, type SendResult, type SentProgram } from './programs-link.ts';

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
      .button {
        position: relative;
        border-color: var(--ply-line-3);
      }
      .chosen {
        overflow-wrap: anywhere;
      }
      textarea {
        min-block-size: 10rem;
        font-family: var(--ply-mono);
      }
    `,
  ];

  /** 16 hexadecimal digits. */
  @property({ attribute: false }) student = '';
  @state() private chosen: readonly File[] = [];
  @state() private status: SendResult | keyof typeof words.handIn.unsent | 'sending' | null = null;
  /** As it was sent. */
  #name = '';

  protected override render() {
    const handIn = words.handIn;
    return html`<form novalidate @submit=${this.#send}>
      <label class="field">
        ${handIn.name}
        <input name="name" required maxlength="60" autocomplete="name" />
      </label>
      ${renderFileButton(handIn.choose, { icon: 'open', isMultiple: true, accept: openedEndings.join(',') }, (files) => (this.chosen = files))}
      <p class="chosen" role="status">${this.chosen.map(({ name }) => name).join(', ')}</p>
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
    const { sending, sentAs, unsent, results } = words.handIn;
    if (status === 'sent') return sentAs(this.#name);
    return status === 'sending' ? sending : { ...unsent, ...results }[status];
  }

  readonly #send = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if (this.status === 'sending') return;
    this.status = 'sending';
    const program = await readForm(new FormData(event.target as HTMLFormElement), this.chosen);
    if (typeof program === 'string') return void (this.status = program);
    this.#name = program.name;
    this.status = await sendProgram(this.student, program);
  };
}

/** What to send, or why there is nothing. */
async function readForm(
  form: FormData,
  chosen: readonly File[],
): Promise<SentProgram | keyof typeof words.handIn.unsent> {
  const [name, text] = ['name', 'text'].map((key) => form.get(key) as string);
  const student = cleanName(name);
  if (student === '') return 'nameless';
  const full = chosen.filter(({ size }) => size > 0);
  const pasted = text.trim() === '' ? [] : [new File([text], PASTED)];
  const files = full.length > 0 ? full : pasted;
  if (files.length === 0) return chosen.length > 0 ? 'empty' : 'nothing';
  try {
    const sent = files.map(async (file) => ({ path: file.name, base64: await encodeBytes(file) }));
    return { name: student, files: await Promise.all(sent) };
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
