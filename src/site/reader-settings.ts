import { css, html, LitElement } from 'lit';
import { customElement } from 'lit/decorators.js';
import {
  onPreferenceChange,
  preference,
  preferenceValues,
  setPreference,
  type Preference,
  type PreferenceName,
} from '../elements/preferences.ts';
import { words } from '../words/index.ts';
import './kept-data.ts';

/** The reader's choices for the whole site, in a panel that opens from the header. */
@customElement('reader-settings')
export class ReaderSettings extends LitElement {
  static override styles = css`
    :host {
      position: relative;
      font: inherit;
    }
    summary {
      min-block-size: 2.75rem;
      padding-inline: 0.5rem;
      display: flex;
      align-items: center;
      cursor: pointer;
      list-style: none;
    }
    summary::-webkit-details-marker {
      display: none;
    }
    .panel {
      position: absolute;
      inset-inline-end: 0;
      z-index: 20;
      display: grid;
      gap: 0.75rem;
      min-inline-size: 15rem;
      padding: 1rem;
      background: var(--ply-paper);
      color: var(--ply-ink);
      border: 1px solid var(--ply-line);
      border-radius: 0.5rem;
      box-shadow: 0 0.5rem 1.5rem rgb(0 0 0 / 15%);
    }
    fieldset {
      margin: 0;
      padding: 0;
      border: 0;
    }
    legend {
      padding: 0;
      font-weight: 600;
    }
    label {
      display: flex;
      align-items: center;
      gap: 0.5rem;
      min-block-size: 2.75rem;
    }
    input {
      inline-size: 1.125rem;
      block-size: 1.125rem;
      accent-color: var(--ply-max);
    }
  `;

  #unsubscribe: (() => void) | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    this.#unsubscribe = onPreferenceChange(() => this.requestUpdate());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#unsubscribe?.();
  }

  protected override render() {
    const { settings } = words.site;
    return html`<details @keydown=${this.#close} @focusout=${this.#leave}>
      <summary>${settings.title}</summary>
      <div class="panel">
        ${this.choice('theme', settings.theme, settings.themes)}
        ${this.choice('notation', settings.notation, settings.notations)}
        ${this.choice('textSize', settings.textSize, settings.textSizes)}
        ${this.choice('pageKeys', settings.pageKeys, settings.pageKeysChoices)}
        <kept-data></kept-data>
      </div>
    </details>`;
  }

  private choice<N extends PreferenceName>(name: N, legend: string, labels: Record<Preference<N>, string>) {
    return html`<fieldset>
      <legend>${legend}</legend>
      ${preferenceValues[name].map(
        (value: Preference<N>) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${preference(name) === value}
              @change=${() => setPreference(name, value)}
            />${labels[value]}
          </label>`,
      )}
    </fieldset>`;
  }

  readonly #close = (event: KeyboardEvent): void => {
    const details = event.currentTarget;
    if (event.key !== 'Escape' || !(details instanceof HTMLDetailsElement)) return;
    details.open = false;
    details.querySelector('summary')?.focus();
  };

  readonly #leave = (event: FocusEvent): void => {
    const details = event.currentTarget;
    const isInside = event.relatedTarget instanceof Node && this.renderRoot.contains(event.relatedTarget);
    if (details instanceof HTMLDetailsElement && event.relatedTarget && !isInside) details.open = false;
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'reader-settings': ReaderSettings;
  }
}
