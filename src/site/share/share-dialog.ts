import { html, LitElement, nothing, unsafeCSS } from 'lit';
import { property, query, state } from 'lit/decorators.js';
import { renderChoiceSwitch } from '../../elements/kit/choice-fields.ts';
import { copyText } from '../../elements/kit/copy-text.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import type { Picture, PictureLook } from '../../views/index.ts';
import { saveFile } from '../../elements/kit/save-file.ts';
import { base, buttons, dialogs, fields } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import { buildFrameAddress } from '../address/framed-address.ts';
import { writeFrameCode } from './frame-code.ts';
import { drawWidgetPicture } from './draw-widget-picture.ts';
import { MAX_QR_CHARACTERS, drawQrCode } from './qr-code.ts';
import shareRules from './share.css?inline';
import { type ShareSubject } from './subject.ts';
import { resolveSitePage } from '../address/site-page.ts';

/** The most squares in a row that a camera can tell apart in the dialog: each is at least three pixels wide. */
const MOST_SQUARES = 77;

/** `isFilled` shows the code as large as the window. Closing it returns the focus. */
export function openShare(subject: ShareSubject, isFilled: boolean): void {
  const dialog = document.createElement('share-dialog');
  dialog.subject = subject;
  dialog.isFilled = isFilled;
  document.body.append(dialog);
}

const copyField = (field: HTMLInputElement | HTMLTextAreaElement): Promise<boolean> =>
  copyText(field.value, () => field.select());

/** Shares a step: its address, as text and as a code for cameras, and its picture. Leaves the page when closed. */
@customElement('share-dialog')
export class ShareDialog extends LitElement {
  static override styles = [base, buttons, dialogs, fields, unsafeCSS(shareRules)];

  subject!: ShareSubject;

  @property({ type: Boolean }) isFilled = false;
  @state() private look: PictureLook = 'light';
  @state() private message = '';
  @state() private frameMessage = '';
  @query('dialog') private dialog!: HTMLDialogElement;
  @query('input') private field!: HTMLInputElement;
  @query('textarea') private frameField!: HTMLTextAreaElement;
  @query('.code') private code!: HTMLElement;

  #preview = '';

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    URL.revokeObjectURL(this.#preview);
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
  }

  protected override render() {
    const { subject } = this;
    const share = words.share;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.remove()}
      @cancel=${this.#cancel}
      @click=${(event: Event) => event.target === this.dialog && this.dialog.close()}
    >
      <div class="head row">
        <h2 id="title">${subject.title ?? (subject.isSection ? share.sectionTitle : share.title)}</h2>
        <button @click=${() => this.dialog.close()}>${share.close}</button>
      </div>
      ${subject.instead ? this.renderFileInstead(subject.instead) : this.renderAddress()}
    </dialog>`;
  }

  private renderFileInstead({ note, name, content }: NonNullable<ShareSubject['instead']>) {
    const save = () => saveFile(content, name);
    return html`<p>${note}</p>
      <div class="row"><button class="primary" @click=${save}>${words.share.saveFile(name)}</button></div>
      ${this.renderPicture()}`;
  }

  private renderAddress() {
    const { subject } = this;
    const share = words.share;
    return html`<div class="row end">
        <label class="field"
          ><span>${share.address}</span>
          <input class="mono" readonly .value=${subject.address} @focus=${() => this.field.select()} />
        </label>
        <button class="primary" @click=${this.#copy}>${share.copy}</button>
      </div>
      ${isOnlyHere() ? html`<p class="quiet">${share.onlyHere}</p>` : nothing}
      <p role="status">${this.message}</p>
      <div class="two row">${this.renderCode()} ${this.renderPicture()}</div>
      ${this.renderFrame()}`;
  }

  private renderCode() {
    const { address } = this.subject;
    const drawn = drawQrCode(address);
    const { code, noCode, fine, fillScreen, shrink } = words.share;
    if (!drawn) return html`<p>${noCode(address.length, MAX_QR_CHARACTERS)}</p>`;
    const { size, path } = drawn;
    const isFine = size > MOST_SQUARES;
    const picture = html`<svg viewBox="0 0 ${size} ${size}" role="img" aria-label=${code(address)}>
      <path d=${path} fill="#000" />
    </svg>`;
    return html`<div
      class="code ${this.isFilled ? 'filled' : ''}"
      @fullscreenchange=${this.#handleFullScreen}
    >
      ${this.isFilled || !isFine ? picture : html`<p>${fine}</p>`}
      ${isFine || !this.isFilled ? nothing : html`<p class="large">${address}</p>`}
      <button @click=${this.#toggleFill}>${this.isFilled ? shrink : fillScreen}</button>
    </div>`;
  }

  /** The code for embedding the same thing on another page; nothing for a section. */
  private renderFrame() {
    const { address, isSection, from } = this.subject;
    const source = isSection ? null : buildFrameAddress(address, resolveSitePage(''));
    if (source === null) return nothing;
    const frame = words.share.frame;
    return html`<details class="frame links">
      <summary>${frame.title}</summary>
      <label class="field"
        ><span>${frame.label}</span
        ><textarea
          class="mono"
          readonly
          rows="6"
          spellcheck="false"
          .value=${writeFrameCode(source, from)}
        ></textarea>
      </label>
      <div class="row">
        <button @click=${this.#copyFrame}>${frame.copy}</button>
        <a href=${source} target="_blank" rel="noopener">${frame.see}</a>
        <a href="${resolveSitePage('hosting/')}#frames" target="_blank" rel="noopener">${frame.more}</a>
      </div>
      <p role="status">${this.frameMessage}</p>
      <p class="quiet">${frame.hint}</p>
      <p class="quiet">${frame.may}</p>
    </details>`;
  }

  private renderPicture() {
    const picture = this.picture;
    if (!picture) return nothing;
    URL.revokeObjectURL(this.#preview);
    this.#preview = URL.createObjectURL(makeSvgFile(picture));
    const share = words.share;
    const looks = (['light', 'dark'] as const).map((look) => [look, share.looks[look]] as const);
    return html`<div class="picture">
      <h3>${share.picture}</h3>
      <img src=${this.#preview} alt="" width=${picture.width} height=${picture.height} />
      <p class="quiet">${share.pictureHint}</p>
      ${renderChoiceSwitch(share.look, 'look', looks, this.look, (look) => (this.look = look))}
      <div class="row">
        <button @click=${() => saveFile(makeSvgFile(picture), `${namePictureFile()}.svg`)}>
          ${share.svg}
        </button>
        <button @click=${() => this.savePng(picture)}>${share.png}</button>
      </div>
    </div>`;
  }

  private get picture(): Picture | null {
    const { host, address, source = address } = this.subject;
    return host && drawWidgetPicture(host, this.look, words.share.source(document.title, source));
  }

  private async savePng(picture: Picture): Promise<void> {
    try {
      saveFile(await makePngFile(picture), `${namePictureFile()}.png`);
    } catch {
      this.message = words.share.noPng;
    }
  }

  readonly #copy = async (): Promise<void> => {
    const { copied, notCopied } = words.share;
    this.message = (await copyField(this.field)) ? copied : notCopied;
  };

  readonly #copyFrame = async (): Promise<void> => {
    const { copied, notCopied } = words.share.frame;
    this.frameMessage = (await copyField(this.frameField)) ? copied : notCopied;
  };

  /** Fills the window, and the screen if the browser allows it. */
  readonly #toggleFill = (): void => {
    this.isFilled = !this.isFilled;
    if (!this.isFilled) void document.exitFullscreen?.().catch(() => {});
    else void this.code.requestFullscreen?.().catch(() => {});
  };

  readonly #handleFullScreen = (): void => {
    if (!this.shadowRoot?.fullscreenElement) this.isFilled = false;
  };

  /** Escape shrinks the code before it closes the dialog. */
  readonly #cancel = (event: Event): void => {
    if (!this.isFilled) return;
    event.preventDefault();
    this.#toggleFill();
  };
}

/** True if the address means something else, or nothing, on other machines. */
function isOnlyHere(): boolean {
  return location.protocol === 'file:' || /^(localhost|127\.|\[::1\])/.test(location.hostname);
}

function namePictureFile(): string {
  return location.pathname.split('/').findLast(Boolean)?.replace(/\W+/g, '-') ?? 'plybook';
}

/** Pixels per unit of the picture, and the longest side that every browser's canvas draws. */
const SHARPNESS = 3;
const LONGEST_SIDE = 8192;

function makeSvgFile({ text }: Picture): Blob {
  return new Blob([text], { type: 'image/svg+xml' });
}

/** Sharp enough for print. Rejects if the browser can't draw it. */
async function makePngFile(picture: Picture): Promise<Blob> {
  const { width, height } = picture;
  const scale = Math.min(SHARPNESS, LONGEST_SIDE / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * scale);
  canvas.height = Math.round(height * scale);
  const address = URL.createObjectURL(makeSvgFile(picture));
  try {
    const image = new Image(width, height);
    image.src = address;
    await image.decode();
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  } finally {
    URL.revokeObjectURL(address);
  }
  return new Promise((done, fail) =>
    canvas.toBlob((blob) => (blob ? done(blob) : fail(new Error('no PNG'))), 'image/png'),
  );
}

declare global {
  interface HTMLElementTagNameMap {
    'share-dialog': ShareDialog;
  }
}
