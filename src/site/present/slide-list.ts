import { css, html, LitElement, nothing } from 'lit';
import { property, query } from 'lit/decorators.js';
import { customElement } from '../../elements/kit/custom-element.ts';
import { sendEvent } from '../../elements/kit/send-event.ts';
import { base, buttons, dialogs } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import type { Part } from './lesson-part.ts';
import type { NamedSlide } from './slide-names.ts';
import type { SlidePlace } from './slide-place.ts';

export interface ListedSection {
  readonly number: number;
  readonly title: string;
  readonly slides: readonly NamedSlide[];
  /** The part that begins with it. */
  readonly part: Part | undefined;
}

/** The arrow keys go from slide to slide; all buttons are also reached by Tab. */
const moves: Readonly<Record<string, (at: number, all: number) => number>> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 0,
  End: (_, all) => all - 1,
};

/**
 * All slides by their sections, to choose from: a dialog that leaves the page when it is closed.
 *
 * @fires ply-slide-choose - When a slide is chosen; `detail` is its place.
 * @fires ply-part-choose - When a part, or with null the whole lesson, is to be presented alone.
 */
@customElement('slide-list')
export class SlideList extends LitElement {
  static override styles = [
    base,
    buttons,
    dialogs,
    css`
      dialog {
        --dialog: 44rem;
      }
      .head {
        position: sticky;
        inset-block-start: calc(-1 * var(--ply-space-20));
        z-index: 1;
        margin-block: calc(-1 * var(--ply-space-20)) 0;
        padding-block: var(--ply-space-12);
        background: var(--ply-surface);
      }
      .part {
        justify-content: space-between;
        margin-block: var(--ply-space-16) 0;
        padding-block-start: var(--ply-space-8);
        border-block-start: 2px solid var(--ply-line-3);
      }
      h3:not(.part > *),
      h4 {
        margin-block: var(--ply-space-16) var(--ply-space-4);
        font: var(--ply-bold) var(--ply-type-15) / 1.4 var(--ply-sans);
      }
      li button {
        justify-content: start;
        inline-size: 100%;
        min-block-size: max(2rem, var(--ply-control));
        text-align: start;
        white-space: normal;
      }
      li button[aria-current='true'] {
        background: var(--ply-current-soft);
        border-color: var(--ply-current-edge);
      }
      .name::first-letter {
        text-transform: uppercase;
      }
      .name {
        display: inline-block;
      }
      .mark {
        flex: none;
        inline-size: 1.25rem;
        font-weight: var(--ply-bold);
        text-align: center;
      }
    `,
  ];

  @property({ attribute: false }) sections: readonly ListedSection[] = [];
  @property({ attribute: false }) now: SlidePlace | null = null;
  /** Whether only a part of the lesson is presented. */
  @property({ attribute: false }) isPart = false;

  @query('dialog') private dialog!: HTMLDialogElement;

  close(): void {
    this.dialog.close();
  }

  protected override firstUpdated(): void {
    this.dialog.showModal();
    const current = this.renderRoot.querySelector<HTMLElement>('[aria-current="true"]');
    current?.focus();
    current?.scrollIntoView({ block: 'center' });
  }

  protected override render() {
    const { list } = words.presenting;
    return html`<dialog
      aria-labelledby="title"
      @close=${() => this.remove()}
      @keydown=${(event: KeyboardEvent) => this.move(event)}
      @click=${(event: Event) => event.target === this.dialog && this.close()}
    >
      <div class="head row">
        <h2 id="title">${list.title}</h2>
        <div class="row">
          ${
            this.isPart
              ? html`<button @click=${() => this.choosePart(null)}>${list.wholeLesson}</button>`
              : nothing
          }
          <button @click=${() => this.close()}>${list.close}</button>
        </div>
      </div>
      ${this.sections.map((section) => this.renderSection(section))}
    </dialog>`;
  }

  private renderSection({ number, title, slides, part }: ListedSection) {
    const { list, section } = words.presenting;
    const id = `section-${number}`;
    const heading = title || section(number, this.sections.length, '');
    const hasParts = this.sections.some((each) => each.part);
    return html`${part ? this.renderPart(part) : nothing}
      ${hasParts ? html`<h4 id=${id}>${heading}</h4>` : html`<h3 id=${id}>${heading}</h3>`}
      <ol aria-labelledby=${id}>
        ${slides.map(
          ({ place, name, isQuestion }) =>
            html`<li>
              <button
                class="bare"
                aria-current=${this.isNow(place, slides) ? 'true' : 'false'}
                @click=${() => this.choose(place)}
              >
                <span class="mark" aria-hidden="true">${isQuestion ? '?' : ''}</span>
                ${isQuestion ? html`<span class="unseen">${list.question}</span>` : nothing}
                <span class="name">${name}</span>
              </button>
            </li>`,
        )}
      </ol>`;
  }

  private renderPart(part: Part) {
    const { list, part: name } = words.presenting;
    return html`<div class="part row">
      <h3>${name(part.number, part.of)}</h3>
      ${
        this.isPart
          ? nothing
          : html`<button aria-label=${list.aloneOf(part.number)} @click=${() => this.choosePart(part.number)}>
              ${list.alone}
            </button>`
      }
    </div>`;
  }

  /** The slide that holds the place, or the last before it. */
  private isNow(place: SlidePlace, slides: readonly NamedSlide[]): boolean {
    const { now } = this;
    if (place.section !== now?.section) return false;
    const current = slides.findLast((slide) => slide.place.block <= now.block) ?? slides[0];
    return current.place.block === place.block;
  }

  private move(event: KeyboardEvent): void {
    const to = moves[event.key];
    if (!to) return;
    const all = [...this.renderRoot.querySelectorAll<HTMLElement>('li button')];
    const at = all.findIndex((button) => button.matches(':focus'));
    event.preventDefault();
    all[Math.min(Math.max(to(at, all.length), 0), all.length - 1)]?.focus();
  }

  private choose(place: SlidePlace): void {
    this.close();
    sendEvent(this, 'ply-slide-choose', place);
  }

  private choosePart(part: number | null): void {
    this.close();
    sendEvent(this, 'ply-part-choose', part);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'slide-list': SlideList;
  }
  interface GlobalEventHandlersEventMap {
    'ply-slide-choose': CustomEvent<SlidePlace>;
    'ply-part-choose': CustomEvent<number | null>;
  }
}
