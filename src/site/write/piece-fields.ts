import { html } from 'lit';
import { live } from 'lit/directives/live.js';
import { renderSelectField, type Options } from '../../elements/kit/choice-fields.ts';
import type { Settings } from '../../walk/index.ts';

export interface Choices {
  /** The lesson, whose ids are taken. */
  readonly source: string;
  readonly settings: Settings;
  readonly set: (settings: Settings) => void;
  readonly chosen: Readonly<Record<string, string>>;
  readonly choose: (name: string, value: string) => void;
}

/** A list to choose from; the first value counts until another is chosen. */
export function renderSelect(
  { chosen, choose }: Choices,
  name: string,
  label: string,
  values: Options<string>,
) {
  const now = values.find(([value]) => value === chosen[name]) ?? values[0];
  return renderSelectField(label, name, values, now?.[0] ?? '', (value) => choose(name, value));
}

export function renderTextField({ chosen, choose }: Choices, name: string, label: string, empty: string) {
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
