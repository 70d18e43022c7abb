import { css, html, LitElement, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import type { StudentState } from './student-link.ts';

export type StudentAction = 'alone' | 'back' | 'leave';

/**
 * The bar above a student's page in a class: the place, the connection, and buttons to leave and return.
 *
 * @fires ply-student - After the student asked for something; `detail` says what.
 */
@customElement('student-bar')
export class StudentBar extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      .bar {
        position: fixed;
        inset: auto 0 0;
        z-index: 20;
        gap: var(--ply-space-12);
        min-block-size: 3.75rem;
        padding: var(--ply-space-6) var(--ply-space-16);
        font: var(--ply-type-14) / 1.25rem var(--ply-sans);
        color: var(--ply-ink-2);
        background: var(--ply-surface);
        border-block-start: 1px solid var(--ply-line);
      }
      .following {
        inset: 0 0 auto;
        border-block: 0 1px solid var(--ply-line);
      }
      .text {
        flex: 1;
        min-inline-size: 0;
      }
      strong {
        font-size: var(--ply-type-16);
        font-weight: var(--ply-bold);
        color: var(--ply-ink);
      }
      button {
        min-block-size: 2.75rem;
      }
      .cover {
        position: fixed;
        inset: 3.75rem 0 0;
        z-index: 19;
        display: grid;
        place-content: center;
        padding: var(--ply-space-16);
        font: var(--ply-type-18) / 1.5 var(--ply-sans);
        text-align: center;
        color: var(--ply-ink-2);
        background: var(--ply-sunken);
      }
    `,
  ];

  @property({ attribute: false }) state: StudentState = 'connecting';
  @property({ type: Boolean }) isAlone = false;
  @property({ type: Boolean }) hasScene = false;
  @property({ type: Boolean }) isPaused = false;
  @property({ type: Boolean }) isHidden = false;
  @property({ type: Boolean }) isUnable = false;
  /** Whether the class has ended. */
  @property({ type: Boolean }) hasEnded = false;
  @property() place = '';
  /** The announcement of what the teacher shows now. */
  @property() news = '';

  protected override render() {
    const liveClass = words.liveClass;
    const { status } = this;
    const isFollowing = this.hasScene && !this.isAlone;
    return html`<section
        class="bar beside ${isFollowing ? 'following' : ''}"
        role="region"
        aria-label=${liveClass.bar}
      >
        <div class="text">
          <p role="status"><strong>${status}</strong></p>
          ${status === liveClass.withClass ? html`<p class="clip">${this.place}</p>` : nothing}
        </div>
        ${this.renderActions()}
      </section>
      <p class="unseen" role="status">${this.news}</p>
      ${isFollowing && this.isHidden && !this.isOver ? html`<p class="cover">${liveClass.hidden}</p>` : nothing}`;
  }

  private get status(): string {
    const live = words.liveClass;
    const { connecting, offline, full, address, taken, unreached, ended } = live;
    // Null where it matters more what the page shows.
    const connection: Readonly<Record<StudentState, string | null>> = {
      connecting,
      offline,
      full,
      address,
      taken,
      unreached: this.hasEnded ? ended : unreached,
      ended,
      noClass: ended,
      up: null,
      away: null,
    };
    const told = connection[this.state];
    if (told !== null) return told;
    if (this.isAlone) return live.alone;
    if (this.isUnable) return live.unableHere;
    if (this.state === 'away') return live.away;
    return this.hasScene && !this.isPaused ? live.withClass : live.choosing;
  }

  private renderActions() {
    const { onMyOwn, back, leave, close } = words.liveClass;
    if (this.isOver) return this.renderButton('leave', close);
    if (this.state === 'taken') return this.renderButton('back', back);
    if (!this.isAlone)
      return this.hasScene ? this.renderButton('alone', onMyOwn) : this.renderButton('leave', leave);
    return html`${this.renderButton('leave', leave)} ${this.renderButton('back', back)}`;
  }

  private renderButton(wish: StudentAction, text: string) {
    return html`<button
      class=${wish === 'back' ? 'primary' : ''}
      @click=${() => sendEvent(this, 'ply-student', wish)}
    >
      ${text}
    </button>`;
  }

  get isOver(): boolean {
    return this.state === 'ended' || this.state === 'noClass';
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'student-bar': StudentBar;
  }
  interface GlobalEventHandlersEventMap {
    'ply-student': CustomEvent<StudentAction>;
  }
}
