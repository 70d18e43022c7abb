import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { words } from '../../words/index.ts';
import { findLessonNotes, findSectionNotes } from './notes.ts';
import { copyWithoutIds } from '../page/copy-of.ts';
import type { Slide, Slides } from './slides.ts';

/** Start of the presentation, kept in the window's history so that it survives a reload. */
const SINCE = 'presentingSince';

/**
 * What only the teacher sees beside the section: the clock, the notes, and what comes next. It is part of the page's own
 * tree, so that notes look as they do in the lesson.
 *
 * @fires ply-present - With `hide`, to hide the screen from the class or show it again.
 */
@customElement('teacher-desk')
export class TeacherDesk extends LitElement {
  @property({ type: Boolean }) isPaired = false;
  @property({ type: Boolean }) isHidden = false;

  @property({ attribute: false }) company: Element | null = null;

  @state() private notes: readonly Node[] = [];
  @state() private wholeNotes: readonly Node[] = [];
  /** Copies of the next slide's blocks; empty at the end of the lesson. */
  @state() private coming: readonly Node[] = [];
  #coming: Element | undefined;

  readonly #since = readStart();
  #timer = 0;
  #section = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  show(slides: Slides, section: number, coming: Slide | null): void {
    const first = coming?.blocks[0];
    if (first !== this.#coming || !first) {
      this.#coming = first;
      this.coming = coming
        ? [coming.title, ...coming.blocks].flatMap((block) => (block ? [copyUnmarked(block)] : []))
        : [];
    }
    if (this.#section === section) return;
    this.#section = section;
    this.notes = findSectionNotes(slides, section);
    this.wholeNotes = findLessonNotes(slides, slides.title(section));
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const desk = words.presenting.desk;
    const seconds = Math.floor((Date.now() - this.#since) / 1000);
    const time = new Date();
    return html`<div class="desk" role="region" aria-label=${desk.label}>
      <div class="head">
        <dl class="clock">
          <div>
            <dt>${desk.clock}</dt>
            <dd>${formatTwoDigits(time.getHours())}:${formatTwoDigits(time.getMinutes())}</dd>
          </div>
          <div>
            <dt>${desk.since}</dt>
            <dd>${Math.floor(seconds / 60)}:${formatTwoDigits(seconds % 60)}</dd>
          </div>
        </dl>
        <button @click=${() => sendEvent(this, 'ply-present', 'hide')}>
          ${this.isHidden ? desk.unhide : desk.hide}
        </button>
      </div>
      <p class="pairing" role="status">
        ${this.isHidden ? desk.hidden : this.isPaired ? desk.paired : desk.alone}
      </p>
      ${this.company ?? nothing}
      <div class="notes-pane" role="region" aria-label=${desk.notes} tabindex="0">
        ${
          this.notes.length
            ? html`<h2>${desk.notes}</h2>
                ${this.notes}`
            : nothing
        }
        ${
          this.wholeNotes.length
            ? html`<h2>${desk.lessonNotes}</h2>
                ${this.wholeNotes}`
            : nothing
        }
        ${this.notes.length + this.wholeNotes.length ? nothing : html`<p>${desk.noNotes}</p>`}
      </div>
      <div class="coming" role="region" aria-label=${desk.coming} .inert=${true}>
        ${this.coming.length ? this.coming : html`<p>${words.presenting.next.end}</p>`}
      </div>
    </div>`;
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('wholeNotes')) this.querySelector('[data-now]')?.scrollIntoView({ block: 'nearest' });
  }
}

function copyUnmarked(block: Element): Element {
  const copy = copyWithoutIds(block);
  copy.removeAttribute('data-slide');
  return copy;
}

function readStart(): number {
  const saved: unknown = history.state;
  const kept = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>)[SINCE] : null;
  if (typeof kept === 'number' && kept <= Date.now()) return kept;
  const now = Date.now();
  history.replaceState({ ...(saved as object | null), [SINCE]: now }, '');
  return now;
}

function formatTwoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

declare global {
  interface HTMLElementTagNameMap {
    'teacher-desk': TeacherDesk;
  }
}
