import { css } from 'lit';

/** The look of the pages on which a reader sets up a position: the form above, what comes of it below. */
export const deskStyles = css`
  :host {
    display: block;
    font: 0.9375rem / 1.5 var(--ply-sans);
  }
  ply-evaluation,
  ply-iterations,
  ply-stats,
  ply-find,
  ply-shape {
    margin-block-start: 1.5rem;
  }
  /* The room of what comes later, so that nothing moves then. */
  :is(ply-find, ply-shape, ply-stats):not(:defined) {
    display: block;
    block-size: var(--waiting);
  }
  ply-find {
    --waiting: 21.25rem;
  }
  ply-shape {
    --waiting: 26rem;
  }
  ply-stats {
    --waiting: 9rem;
  }
  @media (max-width: 40rem) {
    ply-find {
      --waiting: 35.5rem;
    }
    ply-shape {
      --waiting: 48.25rem;
    }
  }
  input[name='position'] {
    font-family: var(--ply-mono);
  }
  .fields {
    display: grid;
    gap: 1rem;
  }
  .problems p {
    margin: 0.75rem 0 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 0.25rem solid var(--ply-wrong);
    overflow-wrap: anywhere;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 600;
  }
`;

/** The layout of `position-setup`: one thing below the other, as a drawer has room for it. */
export const setupStyles = css`
  :host {
    display: grid;
    gap: 1rem;
  }
  .editor {
    display: grid;
    gap: 0.5rem;
    font-size: 0.875rem;
    line-height: 1.25rem;
    color: var(--ply-ink-3);
  }
  .editor ply-board {
    inline-size: min(15rem, 100%);
  }
  p {
    margin: 0;
  }
  #position-help {
    font-size: 0.8125rem;
    line-height: 1.25rem;
    color: var(--ply-ink-3);
    overflow-wrap: anywhere;
  }
  #problem {
    padding-inline-start: 0.75rem;
    border-inline-start: 0.25rem solid var(--ply-wrong);
    overflow-wrap: anywhere;
  }
  #problem:empty {
    display: none;
  }
  h3 {
    margin: 0 0 0.25rem;
    font: 600 0.8125rem / 1.25rem var(--ply-sans);
  }
  .examples button {
    inline-size: calc(100% + 1.5rem);
    margin-inline: -0.75rem;
    min-block-size: 2.625rem;
    justify-content: start;
    text-align: start;
    white-space: normal;
  }
  .examples b {
    flex: 1;
    font-weight: 500;
  }
  .examples [aria-pressed='true'] b {
    font-weight: 600;
  }
  .examples button > span:last-child {
    font-size: 0.8125rem;
    color: var(--ply-ink-3);
  }
  .picture {
    flex: none;
    inline-size: 1.875rem;
  }
  .picture svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
`;
