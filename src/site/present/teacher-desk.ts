import { html, LitElement, nothing, type PropertyValues } from 'lit';
import { property, state } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { words } from '../../words/index.ts';
import { findLessonNotes, findSectionNotes } from './teacher-notes.ts';
import { copyWithoutIds } from '../every-page/copy-without-ids.ts';
import { findPart, listParts, type Part } from './lesson-part.ts';
import { isCount } from './slide-place.ts';
import type { Slide, Slides } from './slides.ts';
import { countMinutes, findRow, measureDelay, readTimetable, type TimetableRow } from './timetable.ts';

/** Start of the presentation, kept in the window's history so that it survives a reload. */
const START = 'presentingSince';

interface Start {
  /** In milliseconds. */
  readonly at: number;
  /** The timetable row at the start; null outside the timetable. */
  readonly row: number | null;
}

/**
 * The teacher's own panel next to the section: the clock, the notes, and what comes next. It is part of the page's own
 * tree, so that notes look as they do in the lesson.
 *
 * @fires ply-present - With `hide`, to hide the screen from the class or show it again.
 */
@customElement('teacher-desk')
export class TeacherDesk extends LitElement {
  @property({ type: Boolean }) isPaired = false;
  @property({ type: Boolean }) isHidden = false;
  /** The text at the end of the lesson. */
  @property() end = '';

  @property({ attribute: false }) company: Element | null = null;

  @state() private notes: readonly Node[] = [];
  @state() private wholeNotes: readonly Node[] = [];
  /** Copies of the next slide's text, and of the exhibit beside it; empty at the end of the lesson. */
  @state() private coming: { readonly text: readonly Node[]; readonly beside: Node | null } | null = null;
  @state() private row: number | null = null;
  @state() private currentPart = '';
  #coming: readonly (Element | null | undefined)[] = [];

  #start: Start | null = null;
  #rows: readonly TimetableRow[] = [];
  #timer = 0;
  #section = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setInterval(() => this.requestUpdate(), 1000);
    addEventListener('resize', this.#showRow);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
    removeEventListener('resize', this.#showRow);
  }

  show(slides: Slides, section: number, now: Slide | undefined, coming: Slide | null): void {
    this.#rows = readTimetable(slides.article);
    const row = findRow(
      this.#rows,
      now?.blocks.find((block) => block !== now.beside) ?? now?.beside ?? undefined,
    );
    this.#start ??= readStart(row);
    // A search that stays on the screen is there already, at its step.
    const beside = coming && coming.beside !== now?.search ? coming.beside : null;
    const shown = [coming?.blocks[0], beside];
    if (shown.some((block, i) => block !== this.#coming[i]) || !coming) {
      this.#coming = shown;
      this.coming = coming && copySlide(coming, beside);
    }
    if (this.#section === section && this.row === row) return;
    this.#section = section;
    this.row = row;
    this.currentPart = describePart(findPart(listParts(slides.sections), section), slides, this.#rows);
    this.notes = findSectionNotes(slides, section);
    this.wholeNotes = findLessonNotes(slides, this.#rows.length, row);
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const desk = words.presenting.desk;
    const seconds = Math.max(0, Math.floor((Date.now() - (this.#start?.at ?? Date.now())) / 1000));
    const delay = this.measureDelay(seconds / 60);
    const time = new Date();
    return html`<div class="desk pile" role="region" aria-label=${desk.label}>
      <dl class="clock digits">
        <div>
          <dt>${desk.clock}</dt>
          <dd>${formatTwoDigits(time.getHours())}:${formatTwoDigits(time.getMinutes())}</dd>
        </div>
        <div>
          <dt>${desk.since}</dt>
          <dd>${Math.floor(seconds / 60)}:${formatTwoDigits(seconds % 60)}</dd>
        </div>
        ${
          delay === null
            ? nothing
            : html`<div>
                <dt>${desk.timetable}</dt>
                <dd class="delay">${desk.delay(delay)}</dd>
              </div>`
        }
      </dl>
      <div class="head row">
        <button @click=${() => sendEvent(this, 'ply-present', 'hide')}>
          ${this.isHidden ? desk.unhide : desk.hide}
        </button>
        <p class="pairing" role="status">
          ${this.isHidden ? desk.hidden : this.isPaired ? desk.paired : desk.alone}
        </p>
      </div>
      ${this.company ?? nothing} ${this.currentPart ? html`<p class="part">${this.currentPart}</p>` : nothing}
      <div class="notes-pane ring-inside" role="region" aria-label=${desk.notes} tabindex="0">
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
        ${
          this.coming
            ? html`<div>${this.coming.text}</div>
                ${this.coming.beside ? html`<div class="exhibit">${this.coming.beside}</div>` : nothing}`
            : html`<p>${this.end}</p>`
        }
      </div>
    </div>`;
  }

  /** Null outside the timetable. */
  private measureDelay(elapsed: number): number | null {
    const begun = this.#start?.row ?? null;
    if (begun === null || this.row === null || begun >= this.#rows.length) return null;
    return measureDelay(this.#rows, { begun, now: this.row, elapsed });
  }

  protected override updated(changed: PropertyValues): void {
    if (changed.has('wholeNotes')) this.#showRow();
  }

  /** Scrolls the notes so that the current row of the timetable is near their top, with a line before it. */
  readonly #showRow = (): void => {
    const pane = this.querySelector('.notes-pane');
    const row = this.querySelector('[data-now]');
    if (!pane || !row) return;
    const from = row.previousElementSibling ?? row;
    pane.scrollTop += from.getBoundingClientRect().top - pane.getBoundingClientRect().top;
  };
}

function copySlide({ title, blocks, beside: exhibit }: Slide, beside: Element | null) {
  const text = [title, ...blocks].flatMap((block) =>
    block && block !== exhibit ? [copyUnmarked(block)] : [],
  );
  return { text, beside: beside && copyUnmarked(beside) };
}

function copyUnmarked(block: Element): Element {
  const copy = copyWithoutIds(block);
  copy.removeAttribute('data-slide');
  return copy;
}

function describePart(part: Part | undefined, slides: Slides, rows: readonly TimetableRow[]): string {
  if (!part) return '';
  const sections = slides.sections.slice(part.first - 1, part.last);
  const own = rows.filter(({ heading }) => sections.some((section) => section.contains(heading)));
  return words.presenting.desk.part(part, countMinutes(own));
}

function readStart(row: number | null): Start {
  const saved: unknown = history.state;
  const kept: unknown = Object(saved)[START];
  const { at, row: begun } = Object(kept) as Record<keyof Start, unknown>;
  if (typeof at === 'number' && at <= Date.now() && (begun === null || isCount(begun)))
    return { at, row: begun };
  const start = { at: Date.now(), row };
  history.replaceState({ ...(saved as object | null), [START]: start }, '');
  return start;
}

function formatTwoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

declare global {
  interface HTMLElementTagNameMap {
    'teacher-desk': TeacherDesk;
  }
}
