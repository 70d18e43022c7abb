import { css } from 'lit';

/** What all elements share: fonts, colours, the focus ring, text for screen readers only. */
export const base = css`
  :host {
    display: block;
    box-sizing: border-box;
    font-family: var(--ply-sans);
    font-size: 1rem;
    line-height: 1.5;
    font-variant-numeric: tabular-nums;
    text-align: start;
    text-wrap: initial;
    color: var(--ply-ink);
  }
  :host([hidden]) {
    display: none;
  }
  *,
  ::before,
  ::after {
    box-sizing: inherit;
  }
  :focus-visible {
    outline: 3px solid var(--ply-focus);
    outline-offset: 2px;
  }
  .unseen {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

/** Buttons and choices that look like buttons, large enough for a finger. */
export const buttons = css`
  button {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 0.4em;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    margin: 0;
    padding: 0 0.75rem;
    font: inherit;
    color: var(--ply-ink);
    white-space: nowrap;
    background: var(--ply-paper);
    border: 1px solid var(--ply-line);
    border-radius: 0.5rem;
    cursor: var(--ply-cursor, pointer);
    touch-action: manipulation;
    -webkit-tap-highlight-color: transparent;
  }
  button:hover {
    border-color: var(--ply-line-strong);
  }
  button.primary {
    color: var(--ply-paper);
    background: var(--ply-ink);
    border-color: var(--ply-ink);
  }
  button[aria-disabled='true'] {
    color: var(--ply-quiet);
    background: var(--ply-page);
    border-color: var(--ply-line);
    border-style: dashed;
    cursor: default;
  }
  button[aria-disabled='true'] svg {
    opacity: 0.45;
  }
`;

/** Tables of a few columns with quiet rules. */
export const tables = css`
  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: var(--ply-table, 0.875rem);
    line-height: 1.35;
  }
  @media (max-width: 30rem) {
    /* A table that is wider than a phone scrolls by itself. */
    table {
      position: relative;
      display: block;
      overflow-x: auto;
    }
  }
  caption {
    padding-block: 0.25rem;
    text-align: start;
    color: var(--ply-quiet);
  }
  th,
  td {
    padding: 0.4rem 0.5rem;
    font-weight: inherit;
    text-align: start;
    vertical-align: baseline;
    border-block-start: 1px solid var(--ply-line);
  }
  .number {
    font-weight: 700;
    text-align: end;
    white-space: nowrap;
  }
  thead .number {
    font-weight: inherit;
  }
  .quiet {
    color: var(--ply-quiet);
  }
  .max {
    color: var(--ply-max-ink);
  }
  .min {
    color: var(--ply-min-ink);
  }
  .chosen {
    color: var(--ply-chosen-ink);
  }
`;
