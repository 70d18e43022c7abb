import { html, LitElement } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { words } from '../../words/index.ts';
import type { Slides } from './slides.ts';

/** When the presentation began, kept with the window's history so that a reload does not begin it anew. */
const SINCE = 'presentingSince';

/**
 * What only the teacher sees beside the section: the clock, the notes, and what comes next. It is part of the page's own
 * tree, so that notes look as they do in the lesson.
 */
@customElement('teacher-desk')
export class TeacherDesk extends LitElement {
  /** Whether the other window is there. */
  @property({ type: Boolean }) isPaired = false;

  @state() private notes: readonly Node[] = [];
  @state() private nextTitle: string | null = null;

  readonly #since = since();
  #timer = 0;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#timer = window.setInterval(() => this.requestUpdate(), 1000);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearInterval(this.#timer);
  }

  /** Shows what belongs to a section. */
  show(slides: Slides, section: number): void {
    const boxes = [...(slides.section(section)?.querySelectorAll('details.notes') ?? [])];
    this.notes = boxes.flatMap((box) =>
      [...box.children].filter(({ localName }) => localName !== 'summary').map(copy),
    );
    this.nextTitle = slides.section(section + 1) ? slides.title(section + 1) : null;
  }

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override render() {
    const desk = words.presenting.desk;
    const seconds = Math.floor((Date.now() - this.#since) / 1000);
    const time = new Date();
    return html`<aside aria-label=${desk.label}>
      <dl class="clock">
        <div>
          <dt>${desk.clock}</dt>
          <dd>${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}</dd>
        </div>
        <div>
          <dt>${desk.since}</dt>
          <dd>${Math.floor(seconds / 60)}:${twoDigits(seconds % 60)}</dd>
        </div>
      </dl>
      <p class="pairing" role="status">${this.isPaired ? desk.paired : desk.alone}</p>
      <h2>${desk.notes}</h2>
      ${this.notes.length ? this.notes : html`<p>${desk.noNotes}</p>`}
      <h2>${desk.next}</h2>
      <p class="next-title">${this.nextTitle ?? desk.end}</p>
    </aside>`;
  }
}

/** A copy without the ids, of which the page may hold each only once. */
function copy(element: Element): Element {
  const made = element.cloneNode(true) as Element;
  for (const each of [made, ...made.querySelectorAll('[id]')]) each.removeAttribute('id');
  return made;
}

function since(): number {
  const saved: unknown = history.state;
  const kept = typeof saved === 'object' && saved !== null ? (saved as Record<string, unknown>)[SINCE] : null;
  if (typeof kept === 'number' && kept <= Date.now()) return kept;
  const now = Date.now();
  history.replaceState({ [SINCE]: now }, '');
  return now;
}

function twoDigits(number: number): string {
  return `${number}`.padStart(2, '0');
}

declare global {
  interface HTMLElementTagNameMap {
    'teacher-desk': TeacherDesk;
  }
}
