import { css, html, LitElement } from 'lit';
import { customElement } from '../kit/custom-element.ts';
import { base, buttons } from '../kit/theme.ts';

/** What took the reader to another place of the page, and where it stood. */
export interface Departure {
  readonly control: HTMLElement;
  /** How far below the upper edge of the screen it stood then, in pixels. */
  readonly top: number;
  /** What the way back to it is called. */
  readonly label: string;
}

/**
 * Leads a reader whom a button or a link took to another place of the page back to it. It stands in the order of the
 * keyboard after what is shown there, floats over the page, and goes when the place it leads to is in sight again.
 */
@customElement('way-back')
export class WayBack extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      :host {
        position: fixed;
        inset-inline: 0;
        inset-block-end: max(1rem, env(safe-area-inset-bottom));
        z-index: 5;
        inline-size: fit-content;
        margin-inline: auto;
      }
      button {
        border-color: var(--ply-line-3);
        box-shadow: var(--ply-shadow, 0 0.25rem 1rem rgb(0 0 0 / 20%));
      }
    `,
  ];

  #from: Departure | null = null;
  #watch: IntersectionObserver | null = null;

  /** Offers the way back from what is shown, if where the reader was is out of sight; only one at a time. */
  static offer(shown: Element, from: Departure): void {
    for (const other of document.querySelectorAll('way-back')) other.remove();
    const { top, bottom } = from.control.getBoundingClientRect();
    if (bottom > 0 && top < innerHeight) return;
    const way = new WayBack();
    way.#from = from;
    shown.after(way);
    void way.updateComplete.then(() => way.button.focus({ preventScroll: true }));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.#watch = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) this.leave();
    });
    if (this.#from) this.#watch.observe(this.#from.control);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  protected override render() {
    return html`<button class="on-screen" @click=${this.#back}>${this.#from?.label}</button>`;
  }

  private get button(): HTMLElement {
    return this.renderRoot.querySelector('button')!;
  }

  /** Goes away; a reader who stands on it, and came back by the browser or by scrolling, stands where they were. */
  private leave(): void {
    if (this.matches(':focus-within')) this.#from?.control.focus({ preventScroll: true });
    this.remove();
  }

  readonly #back = (): void => {
    if (!this.#from) return;
    const { control, top } = this.#from;
    // Parts of the page that came late may have moved what stands below them.
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' });
    this.leave();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'way-back': WayBack;
  }
}
