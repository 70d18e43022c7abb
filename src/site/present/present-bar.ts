import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import '../reader/reader-settings.ts';
import type { PairRole } from './pair-messages.ts';
import type { Part } from './lesson-part.ts';
import type { PresentCommand } from './present-commands.ts';

export type PresentAction = PresentCommand | 'share' | 'teacher';

/**
 * The bar of a presentation: the current place, and the buttons.
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
        display: contents;
      }
      header,
      footer {
        position: fixed;
        inset-inline: 0;
        z-index: 20;
        display: flex;
        align-items: center;
        gap: var(--ply-space-8);
        block-size: var(--ply-head);
        padding-inline: var(--ply-inset);
        font-size: var(--ply-type-12);
        color: var(--ply-ink-2);
        background: var(--ply-surface);
      }
      header {
        inset-block-start: 0;
        border-block-end: 1px solid var(--ply-line);
      }
      footer {
        inset-block-end: 0;
        block-size: var(--ply-foot);
        border-block-start: 1px solid var(--ply-line);
      }
      button {
        min-block-size: 1.5rem;
        padding: 0 var(--ply-space-8);
        font-size: var(--ply-type-12);
      }
      .tools {
        display: flex;
        align-items: center;
        gap: var(--ply-space-4);
      }
      /* In a preview the buttons are elsewhere. */
      :host([inert]) :is(.tools, footer button) {
        display: none;
      }
      .tools:not(:focus-within) {
        opacity: var(--present-tools, 1);
      }
      h1,
      .coming {
        display: -webkit-box;
        overflow: hidden;
        line-height: 1.2;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
      }
      h1 {
        flex: 1;
        font-size: inherit;
        min-inline-size: 0;
        font-weight: var(--ply-bold);
      }
      .digits {
        flex: none;
      }
      .dashes {
        flex: 0 1000 auto;
        min-inline-size: 0;
        overflow: hidden;
      }
      .dashes i {
        flex: 0 1 1.125rem;
        min-inline-size: 2px;
      }
      .dashes:has(i:nth-child(20)) {
        gap: 2px;
      }
      .coming {
        flex: 1 1 auto;
        min-inline-size: 0;
        text-align: end;
      }
      .trouble {
        position: fixed;
        inset: var(--ply-head) 0 auto;
        z-index: 20;
        padding: 0.5em 1em;
        background: var(--ply-surface);
        border-block-end: 1px solid var(--ply-line);
      }
      /* A class leaves it little room, in which a word would be cut. */
      @media (width > 52rem) {
        h1 {
          display: block;
          white-space: nowrap;
          text-overflow: ellipsis;
        }
      }
      @media (width <= 52rem) {
        .wide {
          display: none;
        }
      }
    `,
  ];

  @property({ type: Number }) section = 1;
  @property({ type: Number }) sections = 1;
  @property({ type: Number }) slide = 1;
  @property({ type: Number }) slides = 1;
  @property() lesson = '';
  @property() sectionTitle = '';
  /** The only part that is presented, if any. */
  @property({ attribute: false }) partNow: Part | null = null;
  /** Number of steps on the slide, 0 for none, and the current one, from 1. */
  @property({ type: Number }) steps = 0;
  @property({ type: Number }) step = 0;
  @property() coming = '';
  @property({ attribute: false }) view: PairRole = 'audience';
  /** The button whose action the browser refused, if any. */
  @property({ attribute: false }) trouble: keyof typeof words.presenting.troubles | null = null;

  protected override render() {
    const { section, sections, sectionTitle, steps, step } = this;
    const presenting = words.presenting;
    return html`<header>
        <h1>${this.lesson}</h1>
        <span class="unseen" role="status">${presenting.section(section, sections, sectionTitle)}</span>
        <div class="tools" role="toolbar" aria-label=${presenting.bar}>
          <button class="bare" @click=${() => this.sendAction('share')}>${presenting.share}</button>
          ${this.view === 'audience' ? this.renderWindowButtons() : nothing}
          <reader-settings></reader-settings>
          <button class="bare" @click=${() => this.sendAction('leave')}>${presenting.leave}</button>
        </div>
        <slot name="company"></slot>
        ${this.renderCounter()}
      </header>
      <footer>
        <slot name="asked"></slot>
        ${steps ? this.renderProgress(steps, step) : nothing}
        <span class="coming">${this.coming}</span>
        <button @click=${() => this.sendAction('back')} aria-label=${presenting.back}>
          ${icon('M15 5 8 12l7 7')}
        </button>
        <button class="primary" @click=${() => this.sendAction('on')} aria-label=${presenting.on}>
          ${icon('M9 5l7 7-7 7')}
        </button>
      </footer>
      ${this.trouble ? html`<p class="trouble" role="alert">${presenting.troubles[this.trouble]}</p>` : nothing}`;
  }

  private renderCounter() {
    const { slide, slides, partNow: part } = this;
    const { place, placeInPart, list } = words.presenting;
    const text = part ? placeInPart(part.number, part.of, slide, slides) : place(slide, slides);
    return html`<button
      class="bare digits"
      aria-haspopup="dialog"
      aria-label=${list.open(text)}
      @click=${() => this.sendAction('list')}
    >
      ${text}
    </button>`;
  }

  private renderProgress(steps: number, step: number) {
    const dashes = Array.from({ length: steps }, (_, i) =>
      i + 1 < step ? 'past' : i + 1 === step ? 'now' : '',
    );
    return html`<span class="dashes" aria-hidden="true"
        >${dashes.map((state) => html`<i class=${state}></i>`)}</span
      >
      <span class="digits">${words.presenting.step(step, steps)}</span>`;
  }

  private renderWindowButtons() {
    const { teacher, fullScreen } = words.presenting;
    return html`<button class="bare wide" @click=${() => this.sendAction('teacher')}>${teacher}</button> ${
        document.fullscreenEnabled
          ? html`<button class="bare wide" @click=${() => this.toggleFullScreen()}>${fullScreen}</button>`
          : nothing
      }`;
  }

  private sendAction(wish: PresentAction): void {
    sendEvent(this, 'ply-present', wish);
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

function icon(path: string) {
  return html`<svg viewBox="0 0 24 24" width="0.875rem" height="0.875rem" aria-hidden="true">
    <path d=${path} fill="none" stroke="currentColor" stroke-width="2.5" />
  </svg>`;
}

declare global {
  interface HTMLElementTagNameMap {
    'present-bar': PresentBar;
  }
  interface GlobalEventHandlersEventMap {
    'ply-present': CustomEvent<PresentAction>;
  }
}
