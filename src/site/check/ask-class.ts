import { css, html, LitElement, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { FocusKeeper } from '../../elements/kit/kept-focus.ts';
import type { GivenFile } from '../../elements/program/opening/open-files.ts';
import { words } from '../../words/index.ts';
import '../class/class-join.ts';
import { hasClassEnded } from '../class/ended-class.ts';
import type { Membership } from '../class/membership.ts';
import {
  askForPrograms,
  cleanName,
  fetchPrograms,
  forgetPrograms,
  isAskedForPrograms,
  type SentProgram,
} from '../class/programs-link.ts';

/** How often the teacher's page looks for new programs, in ms. */
const INTERVAL = 2000;

/** Asks the current class for programs, unless it has ended, and passes them on to be checked. */
@customElement('ask-class')
export class AskClass extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      p {
        margin-block: var(--ply-space-8);
      }
    `,
  ];

  @property({ attribute: false }) membership: Membership | null = null;
  /** Called with the files that the class has sent. */
  @property({ attribute: false }) open: (files: readonly GivenFile[]) => void = () => {};

  @state() private isAsking = false;
  /** Null if the class cannot be reached. */
  @state() private count: number | null = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor() {
    super();
    this.addController(new FocusKeeper(this, 'p'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** The class may already have been asked, before a reload or while other files were checked. */
  protected override async firstUpdated(): Promise<void> {
    if ((await isAskedForPrograms(this.#secret)) && !this.isAsking && this.isConnected) this.#ask();
  }

  protected override render() {
    const handIn = words.handIn;
    if (!this.isAsking && hasClassEnded(this.membership?.code ?? '')) return nothing;
    if (!this.isAsking)
      return html`<p>${handIn.askHint}</p>
        <button @click=${this.#ask}>${handIn.ask}</button>`;
    const { count } = this;
    return html`<p>${handIn.type}</p>
      <class-join .membership=${this.membership} hands-in></class-join>
      <p role="status"><b>${count === null ? handIn.lost : handIn.received(count)}</b></p>
      <p>${handIn.kept}</p>
      <p class="row">
        ${count ? html`<button class="primary" @click=${this.#check}>${handIn.check}</button>` : nothing}
        <button @click=${this.#forget}>${handIn.forget}</button>
      </p>`;
  }

  get #secret(): string {
    return this.membership?.secret ?? '';
  }

  readonly #ask = (): void => {
    this.isAsking = true;
    void this.#look();
    this.#timer = setInterval(() => void this.#look(), INTERVAL);
  };

  async #look(): Promise<void> {
    const count = await askForPrograms(this.#secret);
    if (this.isAsking) this.count = count;
  }

  readonly #check = async (): Promise<void> => {
    this.open(listSentFiles(await fetchPrograms(this.#secret)));
  };

  readonly #forget = async (): Promise<void> => {
    clearInterval(this.#timer);
    this.isAsking = false;
    this.count = 0;
    await forgetPrograms(this.#secret);
  };
}

/** Names the files as Moodle does: a number tells two students with the same name apart. */
function listSentFiles(programs: readonly SentProgram[]): GivenFile[] {
  return programs.flatMap(({ name, files }, index) => {
    const folder = `${cleanName(name) || '?'}_${index + 1}_assignsubmission_file_`;
    return files.map(({ path, base64 }) => {
      const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
      return { path: `${folder}/${path}`, size: bytes.length, bytes: () => Promise.resolve(bytes) };
    });
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'ask-class': AskClass;
  }
}
