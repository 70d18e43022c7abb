import { html } from 'lit';
import {
  filterNames,
  filterValues,
  type FilterCounts,
  type FilterName,
  type PositionFilter,
} from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** A label for each value of each filter. */
type Labels = { readonly [N in FilterName]: Readonly<Record<(typeof filterValues)[N][number], string>> };

const labels: Readonly<Record<FilterName, Readonly<Record<string, string>>>> = words.positions
  .values satisfies Labels;

/** Each choice shows how many positions it would leave; `counts` is null before they are known. */
export function renderPositionForm(
  filter: PositionFilter,
  counts: FilterCounts | null,
  choose: (filter: PositionFilter) => void,
) {
  const renderFilterChoice = (name: FilterName, value: string) => {
    const numbers: Record<string, number> | undefined = counts?.[name];
    const positions = numbers?.[value];
    return html`<label class=${positions === 0 ? 'none' : ''}>
      <input
        class="lid"
        type="radio"
        name=${name}
        value=${value}
        .checked=${filter[name] === value}
        @change=${() => choose({ ...filter, [name]: value })}
      />
      <span
        >${labels[name][value]}
        <small>${positions === undefined ? '' : words.formatCount(positions)}</small></span
      >
    </label>`;
  };
  return html`<form aria-label=${words.positions.form} @submit=${(event: Event) => event.preventDefault()}>
    ${filterNames.map(
      (name) =>
        html`<fieldset>
          <legend>${words.positions.filters[name]}</legend>
          ${filterValues[name].map((value) => renderFilterChoice(name, value))}
        </fieldset>`,
    )}
  </form>`;
}
