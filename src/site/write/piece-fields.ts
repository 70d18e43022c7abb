import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Settings } from '../../walk/index.ts';

/** What has been chosen in a form of the palette, and how something else is. */
export interface Choices {
  /** The text of the lesson, in which ids are taken. */
  readonly source: string;
  /** What is searched or shown, and how. */
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
  /** What else is chosen, by the names of the fields. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (name: string, value: string) => void;
}

/** A field with a list of values, each with what it is called; without a choice the first holds. */
export function selectField(
  { chosen, choose }: Choices,
  name: string,
  label: string,
  values: readonly (readonly [value: string, label: string])[],
) {
  const now = values.find(([value]) => value === chosen[name])?.[0] ?? values[0]?.[0];
  return html`<label class="field"
    ><span>${label}</span
    ><select name=${name} @change=${({ target }: Event) => choose(name, (target as HTMLSelectElement).value)}>
      ${values.map(
        ([value, text]) => html`<option value=${value} .selected=${live(value === now)}>${text}</option>`,
      )}
    </select></label
  >`;
}

/** A field for a line of text; `empty` stands for it as long as nothing is written. */
export function textField({ chosen, choose }: Choices, name: string, label: string, empty: string) {
  return html`<label class="field"
    ><span>${label}</span
    ><input
      name=${name}
      autocomplete="off"
      placeholder=${empty}
      .value=${live(chosen[name] ?? '')}
      @input=${({ target }: Event) => choose(name, (target as HTMLInputElement).value)}
  /></label>`;
}
