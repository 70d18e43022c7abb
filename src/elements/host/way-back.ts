import { css, html } from 'lit';
import { customElement } from '../kit/custom-element.ts';
import { PlyElement } from '../kit/ply-element.ts';
import { base, buttons } from '../kit/base-styles.ts';

interface Departure {
  readonly control: HTMLElement;
  readonly top: number;
  readonly label: string;
}

/**
 * A button that goes back to where the reader jumped from. It follows the target in keyboard order, floats over the
 * page, and disappears when the old place is in sight again, or the target no longer: the reader has read on.
 */
@customElement('way-back')
export class WayBack extends PlyElement {
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

  /** Offers the way back if the old place is not visible; only one at a time. */
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
    const target = this.previousElementSibling;
    let wasSeen = false;
    this.#watch = new IntersectionObserver((entries) => {
      const isSeen = (place: Element | null | undefined) =>
        entries.findLast((entry) => entry.target === place)?.isIntersecting;
      if (isSeen(this.#from?.control)) this.leave();
      else if (isSeen(target)) wasSeen = true;
      // The focus does not go back, so Tab leads on from here.
      else if (wasSeen && isSeen(target) === false) this.remove();
    });
    for (const each of [this.#from?.control, target]) if (each) this.#watch.observe(each);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  protected override render() {
    return html`<button class="on-screen" @click=${this.#goBack}>${this.#from?.label}</button>`;
  }

  private get button(): HTMLElement {
    return this.renderRoot.querySelector('button')!;
  }

  /** If the button has the focus, the control that the reader came from gets it. */
  private leave(): void {
    if (this.matches(':focus-within')) this.#from?.control.focus({ preventScroll: true });
    this.remove();
  }

  readonly #goBack = (): void => {
    if (!this.#from) return;
    const { control, top } = this.#from;
    // Parts that loaded late may have moved what is below them.
    scrollBy({ top: control.getBoundingClientRect().top - top, behavior: 'instant' });
    this.leave();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'way-back': WayBack;
  }
}
