import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import { words } from '../../words/index.ts';
import { base, buttons } from '../kit/theme.ts';

/**
 * Leads a reader whom a button took to another place of the page back to that button. It stands in the order of the
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
        border-color: var(--ply-line-strong);
        box-shadow: var(--ply-shadow, 0 0.25rem 1rem rgb(0 0 0 / 20%));
      }
      @media print {
        :host {
          display: none;
        }
      }
    `,
  ];

  #from: HTMLElement | null = null;
  #watch: IntersectionObserver | null = null;

  /** Offers the way back from what is shown to a control; only one way back is offered at a time. */
  static offer(shown: Element, from: HTMLElement): void {
    for (const other of document.querySelectorAll('way-back')) other.remove();
    const way = new WayBack();
    way.#from = from;
    shown.after(way);
    void way.updateComplete.then(() => way.button.focus({ preventScroll: true }));
  }

  override connectedCallback(): void {
    super.connectedCallback();
    // It is told at once what is in sight: before the page has scrolled that may be the place itself.
    let hasLeft = false;
    this.#watch = new IntersectionObserver(([entry]) => {
      if (!entry) return;
      if (hasLeft && entry.isIntersecting) this.remove();
      hasLeft ||= !entry.isIntersecting;
    });
    if (this.#from) this.#watch.observe(this.#from);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#watch?.disconnect();
  }

  protected override render() {
    return html`<button @click=${this.#back}>${words.predict.wayBack}</button>`;
  }

  private get button(): HTMLElement {
    return this.renderRoot.querySelector('button')!;
  }

  readonly #back = (): void => {
    this.#from?.scrollIntoView({ block: 'center' });
    this.#from?.focus({ preventScroll: true });
    this.remove();
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'way-back': WayBack;
  }
}
