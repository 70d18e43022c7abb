import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { selectField, type Options } from '../../elements/kit/choices.ts';
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

/** A list of values to choose from; without a choice the first holds. */
export function chosenField(
  { chosen, choose }: Choices,
  name: string,
  label: string,
  values: Options<string>,
) {
  const now = values.find(([value]) => value === chosen[name]) ?? values[0];
  return selectField(label, name, values, now?.[0] ?? '', (value) => choose(name, value));
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
