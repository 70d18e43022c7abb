import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { SettingName, Settings } from '../session/index.ts';
import { words } from '../words/index.ts';

/** A setting that a form offers, with its values; the empty value stands for the default. */
export interface SettingField {
  readonly name: keyof typeof words.explore.values;
  readonly values: readonly string[];
}

/** What fields show, and what happens when a reader chooses something else. */
export interface FieldUse {
  readonly settings: Settings;
  readonly set: (name: SettingName, value: string) => void;
}

/** A setting as choices in a row. */
export function choiceField({ name, values }: SettingField, { settings, set }: FieldUse) {
  const labels: Record<string, string> = words.explore.values[name];
  const chosen = settings[name] ?? '';
  return html`<fieldset>
    <legend>${words.explore.settings[name]}</legend>
    ${values.map(
      (value) =>
        html`<label>
          <input
            type="radio"
            name=${name}
            .checked=${live(value === chosen)}
            @change=${() => set(name, value)}
          />
          <span>${labels[value || 'default']}</span>
        </label>`,
    )}
  </fieldset>`;
}

/** A setting as a list to choose from; a value that an address brought along is listed too. */
export function listField({ name, values }: SettingField, { settings, set }: FieldUse) {
  const labels: Record<string, string> = words.explore.values[name];
  const chosen = settings[name] ?? '';
  const known = values.includes(chosen) ? values : [...values, chosen];
  return html`<label class="text">
    <span>${words.explore.settings[name]}</span>
    <select name=${name} @change=${(event: Event) => set(name, (event.target as HTMLSelectElement).value)}>
      ${known.map(
        (value) =>
          html`<option value=${value} .selected=${live(value === chosen)}>
            ${labels[value || 'default'] ?? value}
          </option>`,
      )}
    </select>
  </label>`;
}

/** What is chosen for a setting, in words; null for the default. */
export function chosenLabel({ name }: SettingField, settings: Settings): string | null {
  const labels: Record<string, string> = words.explore.values[name];
  const chosen = settings[name];
  return chosen ? (labels[chosen] ?? chosen) : null;
}
