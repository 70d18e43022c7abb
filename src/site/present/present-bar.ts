import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, buttons } from '../../elements/kit/theme.ts';
import { words } from '../../words/index.ts';
import '../reader/reader-settings.ts';
import type { Role } from './messages.ts';
import type { Slide } from './slide.ts';

/**
 * The bar over what is presented: where it is, and the buttons.
 *
 * @fires turn - To turn; `detail` is 1 or −1.
 * @fires share - To share the section.
 * @fires teacher - To open the teacher's window.
 * @fires leave - To leave the presenter.
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
      .blocked {
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
  /** Whether the browser held the teacher's window back. */
  @property({ type: Boolean }) isBlocked = false;

  protected override render() {
    const { sections, sectionTitle } = this;
    const { section, stop } = this.place;
    const name = words.presenting;
    return html`<div role="toolbar" aria-label=${name.bar}>
        <span class="title" aria-hidden="true">${sectionTitle}</span>
        <span class="unseen" role="status">${name.section(section, sections, sectionTitle)}</span>
        <button aria-disabled=${section === 1 && stop === 0} @click=${() => this.fire('turn', -1)}>
          ${name.back}
        </button>
        <span class="place" aria-hidden="true">${name.place(section, sections)}</span>
        <button class="primary" @click=${() => this.fire('turn', 1)}>${name.on}</button>
        <button @click=${() => this.fire('share')}>${name.share}</button>
        ${this.view === 'audience' ? this.windowButtons() : nothing}
        <reader-settings></reader-settings>
        <button @click=${() => this.fire('leave')}>${name.leave}</button>
      </div>
      ${this.isBlocked ? html`<p class="blocked" role="alert">${name.blocked}</p>` : nothing}`;
  }

  private windowButtons() {
    const { teacher, fullScreen } = words.presenting;
    return html`<button class="wide" @click=${() => this.fire('teacher')}>${teacher}</button> ${
        document.fullscreenEnabled
          ? html`<button class="wide" @click=${toggleFullScreen}>${fullScreen}</button>`
          : nothing
      }`;
  }

  private fire(name: 'turn' | 'share' | 'teacher' | 'leave', detail?: 1 | -1): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

function toggleFullScreen(): void {
  const { documentElement, fullscreenElement } = document;
  const change = fullscreenElement ? document.exitFullscreen() : documentElement.requestFullscreen();
  void change.catch(() => {});
}

declare global {
  interface HTMLElementTagNameMap {
    'present-bar': PresentBar;
  }
}
