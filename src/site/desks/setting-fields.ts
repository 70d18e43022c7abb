import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { filtered, written, type Setting, type SettingTable } from '../../search/index.ts';
import type { SettingName, Settings } from '../../walk/index.ts';

/** A setting that a form offers; the empty value stands for the default. */
export interface SettingField {
  readonly name: SettingName;
  readonly setting: Setting;
}

/** What fields show, and what happens when a reader chooses something else. */
export interface FieldUse {
  readonly settings: Settings;
  readonly set: (name: SettingName, value: string) => void;
}

/** The fields of a table, those in a row or those that are lists, in its order. */
export function fieldsOf(table: SettingTable, form: 'row' | 'list'): readonly SettingField[] {
  return Object.entries(filtered(table, (setting) => setting.form === form)).map(([name, setting]) => {
    return { name: written(name) as SettingName, setting };
  });
}

/** A setting as choices in a row. */
export function settingChoices({ name, setting }: SettingField, { settings, set }: FieldUse) {
  const { values, shown } = choicesOf(setting, settings[name]);
  return html`<fieldset>
    <legend>${setting.words.label}</legend>
    <div class="segments">
      ${values.map(
        (value) =>
          html`<label>
            <input
              type="radio"
              name=${name}
              .checked=${live(value === shown)}
              @change=${() => set(name, value)}
            />
            <span>${labelOf(setting, value)}</span>
          </label>`,
      )}
    </div>
  </fieldset>`;
}

/** A setting as a list to choose from. */
export function listField({ name, setting }: SettingField, { settings, set }: FieldUse) {
  const { values, shown } = choicesOf(setting, settings[name]);
  return html`<label class="field">
    <span>${setting.words.label}</span>
    <select name=${name} @change=${(event: Event) => set(name, (event.target as HTMLSelectElement).value)}>
      ${values.map(
        (value) =>
          html`<option value=${value} .selected=${live(value === shown)}>${labelOf(setting, value)}</option>`,
      )}
    </select>
  </label>`;
}

/** What is chosen for a setting, in words; null for the default. */
export function chosenLabel({ name, setting }: SettingField, settings: Settings): string | null {
  const chosen = settings[name];
  return chosen ? labelOf(setting, chosen) : null;
}

/** What the default of a setting is called. */
export function defaultLabel({ setting }: SettingField): string {
  return labelOf(setting, '');
}

/** The values to choose from, with one that an address brought along, and the one that holds. */
function choicesOf({ offers, default: usual }: Setting, chosen = '') {
  // A default that is written is the default.
  const shown = chosen === usual ? '' : chosen;
  const values = ['', ...offers];
  return { shown, values: values.includes(shown) ? values : [...values, shown] };
}

function labelOf({ words: { values = {} } }: Setting, value: string): string {
  return values[value || 'default'] ?? value;
}
