import { html } from 'lit';
import { renderRadios } from '../../elements/kit/choice-fields.ts';
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
  const renderValue = (name: FilterName, value: string) => {
    const numbers: Record<string, number> | undefined = counts?.[name];
    const positions = numbers?.[value];
    return html`${labels[name][value]}
      <small>${positions === undefined ? '' : words.formatCount(positions)}</small>`;
  };
  return html`<form aria-label=${words.positions.form} @submit=${(event: Event) => event.preventDefault()}>
    ${filterNames.map(
      (name) =>
        html`<fieldset>
          <legend>${words.positions.filters[name]}</legend>
          <div class="segments">
            ${renderRadios<string>(
              name,
              filterValues[name].map((value) => [value, renderValue(name, value)]),
              filter[name],
              (value) => choose({ ...filter, [name]: value }),
            )}
          </div>
        </fieldset>`,
    )}
  </form>`;
}
