import { css, html } from 'lit';

/** A row of choices of which one holds, with its name before it. */
export function choiceSwitch<V extends string>(
  label: string,
  name: string,
  names: Readonly<Record<V, string>>,
  chosen: V,
  choose: (value: V) => void,
) {
  return html`<div class="choice" role="radiogroup" aria-label=${label}>
    <span class="name" aria-hidden="true">${label}</span>
    ${(Object.keys(names) as V[]).map(
      (value) =>
        html`<label>
          <input type="radio" name=${name} .checked=${value === chosen} @change=${() => choose(value)} />
          <span>${names[value]}</span>
        </label>`,
    )}
  </div>`;
}

/** The look of `choiceSwitch`. */
export const choiceSwitchStyles = css`
  .choice {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
  }
  .choice .name {
    margin-inline-end: 0.75rem;
    color: var(--ply-quiet);
  }
  .choice label {
    position: relative;
    display: flex;
    margin-inline-start: -1px;
  }
  .choice input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  .choice label span {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    white-space: nowrap;
    border: 1px solid var(--ply-line);
  }
  .choice label:first-of-type span {
    border-start-start-radius: 0.5rem;
    border-end-start-radius: 0.5rem;
  }
  .choice label:last-of-type span {
    border-start-end-radius: 0.5rem;
    border-end-end-radius: 0.5rem;
  }
  .choice input:checked + span {
    font-weight: 700;
    color: var(--ply-max-ink);
    background: var(--ply-max-band);
    box-shadow: inset 0 -3px var(--ply-max);
  }
  .choice input:focus-visible + span {
    outline: 3px solid var(--ply-focus);
    outline-offset: 2px;
    z-index: 1;
  }
`;
