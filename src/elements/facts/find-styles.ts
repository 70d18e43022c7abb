import { css } from 'lit';

/** The arrangement of `ply-find`: the moves above, then the board beside the forms. */
export const findStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.9375rem;
  }
  section {
    display: grid;
    gap: 1rem;
    padding: 1rem 1.25rem;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
  }
  nav ol {
    display: flex;
    flex-wrap: wrap;
    gap: 0.25rem 0;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li {
    display: flex;
    align-items: center;
  }
  li + li::before {
    content: '›';
    padding-inline: 0.25rem;
    color: var(--ply-ink-3);
  }
  li button {
    padding-inline: 0.5rem;
    border-color: transparent;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  li [aria-current] {
    font-weight: 700;
    text-decoration: none;
    border-color: var(--ply-line-3);
  }
  .ways {
    display: grid;
    gap: 1rem 2rem;
  }
  .play {
    max-inline-size: 11rem;
  }
  .forms {
    display: grid;
    gap: 1rem;
    align-content: start;
    min-inline-size: 0;
  }
  p {
    margin-block: 0.375rem 0;
    font-size: 0.875rem;
    color: var(--ply-ink-3);
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend,
  form > label {
    display: block;
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 600;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem;
  }
  .row label {
    display: grid;
    font-size: 0.875rem;
    color: var(--ply-ink-3);
  }
  input,
  select {
    min-block-size: 2.75rem;
    padding-inline: 0.625rem;
    font: inherit;
    font-size: 0.9375rem;
    color: var(--ply-ink);
    background: var(--ply-surface);
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
  }
  input {
    flex: 1 1 8rem;
    min-inline-size: 0;
    max-inline-size: 18rem;
    font-family: var(--ply-mono);
  }
  [aria-invalid='true'] {
    border-width: 2px;
    border-color: var(--ply-wrong);
  }
  @container (max-width: 26rem) {
    .row {
      gap: 0.25rem;
    }
    .row :is(select, button) {
      padding-inline: 0.375rem;
    }
  }
  @container (min-width: 36rem) {
    .ways {
      grid-template-columns: 11rem minmax(0, 1fr);
    }
  }
`;
