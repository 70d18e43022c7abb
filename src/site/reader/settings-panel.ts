import { css, html, LitElement, nothing } from 'lit';
import { renderRadios } from '../../elements/kit/choice-fields.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/subscribe-element.ts';
import {
  onPreferenceChange,
  preference,
  preferenceValues,
  setPreference,
  type Preference,
  type PreferenceName,
} from '../../elements/kit/preferences.ts';
import { base, fields } from '../../elements/kit/base-styles.ts';
import { words } from '../../words/index.ts';
import './kept-data.ts';

interface FieldWords<V extends string> {
  readonly label: string;
  readonly values: Readonly<Record<V, string>>;
}

const fieldWords: { readonly [N in PreferenceName]: FieldWords<Preference<N>> | null } = {
  ...words.reader.settings,
  // Set elsewhere: while printing, and at a listing.
  printSolutions: null,
  printNotes: null,
  language: null,
};

/** The reader's settings for the whole site, and the data kept in this browser. */
@customElement('settings-panel')
export class SettingsPanel extends LitElement {
  static override styles = [
    base,
    fields,
    css`
      :host {
        display: grid;
        gap: var(--ply-space-12);
        font: inherit;
      }
      p {
        padding-block-start: var(--ply-space-4);
        font-size: var(--ply-type-14);
      }
      .segments {
        display: flex;
        font-size: var(--ply-type-14);
      }
      .segments label {
        flex: 1 1 auto;
      }
      .segments span {
        text-align: center;
        white-space: normal;
      }
    `,
  ];

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange);
  }

  protected override render() {
    const names = Object.keys(fieldWords) as PreferenceName[];
    return html`${names.map((name) => this.renderChoice(name))} <kept-data></kept-data>`;
  }

  private renderChoice(name: PreferenceName) {
    const said: FieldWords<string> | null = fieldWords[name];
    if (!said) return nothing;
    const values: readonly Preference<PreferenceName>[] = preferenceValues[name];
    const options = values.map((value) => [value, said.values[value]] as const);
    return html`<fieldset>
      <legend>${said.label}</legend>
      <div class="segments">
        ${renderRadios(name, options, preference(name), (value) => setPreference(name, value))}
      </div>
      ${name === 'textSize' && preference('theme') === 'projector' ? html`<p class="quiet">${words.reader.projectorSize}</p>` : nothing}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-panel': SettingsPanel;
  }
}
