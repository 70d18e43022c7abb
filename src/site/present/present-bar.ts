import { css, html, LitElement, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import { base, buttons } from '../../elements/theme.ts';
import { words } from '../../words/index.ts';
import '../reader-settings.ts';
import type { Role } from './messages.ts';

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
        position: sticky;
        inset-block-start: 0;
        z-index: 20;
        font-size: 0.9375rem;
        background: var(--ply-page);
        border-block-end: 1px solid var(--ply-line);
      }
      div {
        display: flex;
        align-items: center;
        gap: 0.375rem;
        block-size: 3.25rem;
        padding-inline: 1rem;
      }
      p {
        flex: 1;
        display: flex;
        gap: 1rem;
        min-inline-size: 0;
        margin: 0;
        white-space: nowrap;
        color: var(--ply-quiet);
      }
      p span {
        overflow: hidden;
        text-overflow: ellipsis;
      }
      p .section {
        color: var(--ply-ink);
        font-weight: 600;
      }
      .place {
        min-inline-size: 4em;
        text-align: center;
      }
      .blocked {
        margin: 0;
        padding: 0.5rem 1rem;
      }
      @media (max-width: 60em) {
        p .lesson,
        .wide {
          display: none;
        }
      }
      @media (max-width: 40em) {
        div {
          padding-inline: 0.5rem;
          gap: 0.25rem;
        }
        p {
          display: block;
        }
        p .section {
          position: absolute;
          inline-size: 1px;
          block-size: 1px;
          clip-path: inset(50%);
        }
        reader-settings {
          display: none;
        }
      }
    `,
  ];

  @property() lesson = '';
  @property({ type: Number }) section = 1;
  @property({ type: Number }) sections = 1;
  @property() sectionTitle = '';
  /** Whose window this is. */
  @property({ attribute: false }) view: Role = 'audience';
  /** Whether the browser held the teacher's window back. */
  @property({ type: Boolean }) isBlocked = false;

  protected override render() {
    const { section, sections, sectionTitle, lesson } = this;
    const name = words.presenting;
    return html`<div role="toolbar" aria-label=${name.bar}>
        <p>
          <span class="lesson">${lesson}</span>
          <span class="section" role="status">${name.section(section, sections, sectionTitle)}</span>
        </p>
        <button aria-disabled=${section === 1} @click=${() => this.fire('turn', -1)}>${name.back}</button>
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
    return html`<button class="wide" @click=${() => this.fire('teacher')}>${teacher}</button>
      <button class="wide" @click=${toggleFullScreen}>${fullScreen}</button>`;
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
