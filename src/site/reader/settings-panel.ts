import { css, html, LitElement, nothing } from 'lit';
import { renderRadios } from '../../elements/kit/choices.ts';
import { customElement } from '../../elements/kit/custom-element.ts';
import { subscribeElement } from '../../elements/kit/follow.ts';
import {
  onPreferenceChange,
  preference,
  preferenceValues,
  setPreference,
  type Preference,
  type PreferenceName,
} from '../../elements/kit/preferences.ts';
import { base, fields } from '../../elements/kit/theme.ts';
import { words } from '../../words/index.ts';
import './kept-data.ts';

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
      legend {
        font-weight: var(--ply-bold);
      }
      label {
        display: flex;
        align-items: center;
        gap: var(--ply-space-8);
        min-block-size: var(--ply-control);
      }
    `,
  ];

  constructor() {
    super();
    subscribeElement(this, onPreferenceChange);
  }

  protected override render() {
    const { settings } = words.reader;
    const choices: Record<PreferenceName, unknown> = {
      theme: this.renderChoice('theme', settings.theme, settings.themes),
      naming: this.renderChoice('naming', settings.naming, settings.namings),
      textSize: this.renderChoice('textSize', settings.textSize, settings.textSizes),
      pageKeys: this.renderChoice('pageKeys', settings.pageKeys, settings.pageKeysChoices),
      speech: this.renderChoice('speech', settings.speech, settings.speechChoices),
      sound: this.renderChoice('sound', settings.sound, settings.soundChoices),
      // Set elsewhere: while printing, and at a listing.
      printSolutions: nothing,
      printNotes: nothing,
      language: nothing,
    };
    return html`${Object.values(choices)} <kept-data></kept-data>`;
  }

  private renderChoice<N extends PreferenceName>(
    name: N,
    legend: string,
    labels: Record<Preference<N>, string>,
  ) {
    const values: readonly Preference<N>[] = preferenceValues[name];
    const options = values.map((value) => [value, labels[value]] as const);
    return html`<fieldset>
      <legend>${legend}</legend>
      ${renderRadios(name, options, preference(name), (value) => setPreference(name, value))}
    </fieldset>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'settings-panel': SettingsPanel;
  }
}
