import { css, html, LitElement } from 'lit';
import { customElement } from '../../elements/kit/custom-element.ts';
import { base, buttons } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';

/** Opens a panel with the reader's settings; its content is fetched when it is about to be seen. */
@customElement('reader-settings')
export class ReaderSettings extends LitElement {
  static override styles = [
    base,
    buttons,
    css`
      [popover] {
        inset: calc(var(--ply-bar, 0px) + 0.25rem) 0.5rem auto auto;
        inline-size: min(20rem, 100vw - 1rem);
        max-block-size: calc(100dvh - var(--ply-bar, 0px) - 1rem);
        min-block-size: 20rem;
        margin: 0;
        padding: var(--ply-space-16);
        overflow: auto;
        color: var(--ply-ink);
      }
    `,
  ];

  protected override render() {
    const fetchPanel = () => void import('./settings-panel.ts');
    return html`<button
        class="bare"
        aria-label=${words.header.settings}
        title=${words.header.settings}
        @pointerenter=${fetchPanel}
        @focus=${fetchPanel}
        @click=${fetchPanel}
      >
        ${sliders}
      </button>
      <div id="panel" class="floats" .popover=${'auto'} @keydown=${this.#closePanel}>
        <settings-panel></settings-panel>
      </div>`;
  }

  protected override firstUpdated(): void {
    const [button, panel] = [this.renderRoot.querySelector('button')!, this.renderRoot.querySelector('div')!];
    button.popoverTargetElement = panel;
  }

  /** Stops Escape here, because it has another meaning on the page. */
  readonly #closePanel = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    (event.currentTarget as HTMLElement).hidePopover();
    this.renderRoot.querySelector('button')!.focus();
  };
}

/** Sliders: a gear this small looks like a sun, and hides all settings except the theme. */
const sliders = html`<svg
  viewBox="0 0 20 20"
  width="1.125rem"
  height="1.125rem"
  fill="none"
  stroke="currentColor"
  stroke-width="1.5"
  stroke-linecap="round"
  aria-hidden="true"
>
  <path d="M2.5 6h7M14.5 6h3M2.5 14h3M10.5 14h7" />
  <circle cx="12" cy="6" r="2.25" />
  <circle cx="8" cy="14" r="2.25" />
</svg>`;

declare global {
  interface HTMLElementTagNameMap {
    'reader-settings': ReaderSettings;
  }
}
