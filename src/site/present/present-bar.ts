import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { tell } from '../../elements/kit/tell.ts';
import { base, buttons } from '../../elements/kit/theme.ts';
import { words } from '../../words/index.ts';
import '../reader/reader-settings.ts';
import type { Role } from './messages.ts';
import type { PresentCommand } from './present-commands.ts';
import type { Slide } from './slide.ts';

/** What a presenter can be asked for: by keys, or by buttons alone. */
export type PresentWish = PresentCommand | 'share' | 'teacher';

/**
 * The bar over what is presented: where it is, and the buttons.
 *
 * @fires ply-present - When the reader asks for something; `detail` says for what.
 */
@customElement('present-bar')
export class PresentBar extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        container-type: inline-size;
        position: fixed;
        inset: 0 0 auto;
        z-index: 20;
        font-size: medium;
        background: var(--ply-page);
        border-block-end: 1px solid var(--ply-line);
      }
      div {
        display: flex;
        align-items: center;
        gap: 0.375em;
        box-sizing: border-box;
        block-size: var(--ply-bar);
        padding-inline: 1em;
      }
      button,
      reader-settings {
        min-inline-size: 2.75em;
        min-block-size: 2.75em;
        padding-inline: 0.75em;
      }
      reader-settings {
        padding: 0;
      }
      .title {
        flex: 1;
        min-inline-size: 0;
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
        font-weight: 600;
      }
      .place {
        min-inline-size: 3.5em;
        text-align: center;
      }
      .trouble {
        margin: 0;
        padding: 0.5em 1em;
      }
      @container (max-width: 54rem) {
        .wide {
          display: none;
        }
      }
      @container (max-width: 40em) {
        div {
          justify-content: center;
          padding-inline: 0.5em;
          gap: 0.25em;
        }
        .title,
        reader-settings {
          display: none;
        }
      }
    `,
  ];

  @property({ attribute: false }) place: Slide = { section: 1, stop: 0 };
  @property({ type: Number }) sections = 1;
  @property() sectionTitle = '';
  /** Whose window this is. */
  @property({ attribute: false }) view: Role = 'audience';
  /** Which button the browser refused to obey, if any. */
  @property({ attribute: false }) trouble: keyof typeof words.presenting.troubles | null = null;

  protected override render() {
    const { sections, sectionTitle } = this;
    const { section, stop } = this.place;
    const name = words.presenting;
    return html`<div role="toolbar" aria-label=${name.bar}>
        <span class="title" aria-hidden="true">${sectionTitle}</span>
        <span class="unseen" role="status">${name.section(section, sections, sectionTitle)}</span>
        <button aria-disabled=${section === 1 && stop === 0} @click=${() => this.ask('back')}>
          ${name.back}
        </button>
        <span class="place" aria-hidden="true">${name.place(section, sections)}</span>
        <button class="primary" @click=${() => this.ask('on')}>${name.on}</button>
        <button @click=${() => this.ask('share')}>${name.share}</button>
        ${this.view === 'audience' ? this.windowButtons() : nothing}
        <reader-settings></reader-settings>
        <button @click=${() => this.ask('leave')}>${name.leave}</button>
      </div>
      ${this.trouble ? html`<p class="trouble" role="alert">${name.troubles[this.trouble]}</p>` : nothing}`;
  }

  private windowButtons() {
    const { teacher, fullScreen } = words.presenting;
    return html`<button class="wide" @click=${() => this.ask('teacher')}>${teacher}</button> ${
        document.fullscreenEnabled
          ? html`<button class="wide" @click=${() => this.toggleFullScreen()}>${fullScreen}</button>`
          : nothing
      }`;
  }

  private ask(wish: PresentWish): void {
    tell(this, 'ply-present', wish);
  }

  private async toggleFullScreen(): Promise<void> {
    const { documentElement, fullscreenElement } = document;
    try {
      await (fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen());
      this.trouble = null;
    } catch {
      this.trouble = 'fullScreen';
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'present-bar': PresentBar;
  }
  interface GlobalEventHandlersEventMap {
    'ply-present': CustomEvent<PresentWish>;
  }
}
