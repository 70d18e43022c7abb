import { html } from 'lit';

/** A row of choices of which one holds, with its name before it, in the look of `fields`. */
export function choiceSwitch<V extends string>(
  label: string,
  name: string,
  names: Readonly<Record<V, string>>,
  chosen: V,
  choose: (value: V) => void,
) {
  return html`<div class="named-segments">
    <span class="quiet" aria-hidden="true">${label}</span>
    <div class="segments" role="radiogroup" aria-label=${label}>
      ${(Object.keys(names) as V[]).map(
        (value) =>
          html`<label>
            <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
            <span>${names[value]}</span>
          </label>`,
      )}
    </div>
  </div>`;
}
