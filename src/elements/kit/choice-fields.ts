import { html } from 'lit';
import { live } from 'lit/directives/live.js';

export type Options<V extends string> = readonly (readonly [value: V, text: string])[];

export function renderRadios<V extends string>(
  name: string,
  options: readonly (readonly [value: V, content: unknown])[],
  chosen: V,
  choose: (value: V) => void,
) {
  return options.map(
    ([value, content]) =>
      html`<label>
        <input
          class="lid"
          type="radio"
          name=${name}
          .checked=${live(value === chosen)}
          @change=${() => choose(value)}
        />
        <span>${content}</span>
      </label>`,
  );
}

/** One of some options, side by side; the label is for screen readers. */
export function renderSegments<V extends string>(
  label: string,
  name: string,
  options: Options<V>,
  chosen: V,
  choose: (value: V) => void,
) {
  return html`<div class="segments" role="radiogroup" aria-label=${label}>
    ${renderRadios(name, options, chosen, choose)}
  </div>`;
}

export function renderChoiceSwitch<V extends string>(
  label: string,
  name: string,
  options: Options<V>,
  chosen: V,
  choose: (value: V) => void,
) {
  return html`<div class="row">
    <span class="quiet" aria-hidden="true">${label}</span>
    ${renderSegments(label, name, options, chosen, choose)}
  </div>`;
}

/** Up to this many options are in sight together. */
const MOST_SEGMENTS = 4;

/** One of some options: side by side if they are few, otherwise in a list that opens. */
export function renderChoiceField<V extends string>(
  label: string,
  name: string,
  options: Options<V>,
  chosen: V,
  choose: (value: V) => void,
) {
  if (options.length > MOST_SEGMENTS) return renderSelectField(label, name, options, chosen, choose);
  return html`<fieldset>
    <legend>${label}</legend>
    <div class="segments">${renderRadios(name, options, chosen, choose)}</div>
  </fieldset>`;
}

export function renderSelectField<V extends string>(
  label: string,
  name: string,
  options: Options<V>,
  chosen: V,
  choose: (value: V) => void,
) {
  return html`<label class="field">
    <span>${label}</span>
    <select name=${name} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value as V)}>
      ${options.map(
        ([value, text]) =>
          html`<option value=${value as string} .selected=${live(value === chosen)}>${text}</option>`,
      )}
    </select>
  </label>`;
}

export function renderPressRow<V extends string>(
  classes: string,
  label: string,
  options: readonly (readonly [value: V, content: unknown])[],
  pressed: V | null,
  press: (value: V) => void,
) {
  return html`<div class=${classes} role="group" aria-label=${label}>
    ${options.map(
      ([value, content]) =>
        html`<button aria-pressed=${value === pressed ? 'true' : 'false'} @click=${() => press(value)}>
          ${content}
        </button>`,
    )}
  </div>`;
}
