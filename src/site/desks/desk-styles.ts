import { css } from 'lit';

/** The look of the pages on which a reader sets up a position: the form above, what comes of it below. */
export const deskStyles = css`
  :host {
    display: block;
    font: 0.9375rem / 1.5 var(--ply-sans);
  }
  form {
    margin-block-end: 1.5rem;
  }
  ply-evaluation,
  ply-iterations,
  ply-stats,
  ply-find,
  ply-shape {
    margin-block-start: 1.5rem;
  }
  /* The room of what comes later, so that nothing moves then. */
  ply-stepper[aria-busy] {
    block-size: 100svh;
  }
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
  .text {
    display: grid;
    gap: 0.25rem;
    max-inline-size: 30rem;
    font-weight: 600;
  }
  .text input,
  .text select {
    box-sizing: border-box;
    inline-size: 100%;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    font: inherit;
    font-weight: 400;
    color: inherit;
    background: var(--ply-paper);
    border: 1px solid var(--ply-line-strong);
    border-radius: 0.5rem;
  }
  .text input {
    font-family: var(--ply-mono);
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0.75rem 1.5rem;
  }
  .more {
    margin-block-start: 0.75rem;
  }
  .more summary {
    inline-size: fit-content;
    min-block-size: 2.75rem;
    line-height: 2.75rem;
    font-weight: 600;
    cursor: pointer;
  }
  .more summary span {
    padding-inline-start: 0.5rem;
    font-weight: 400;
    color: var(--ply-quiet);
  }
  .more summary:focus-visible {
    outline: 3px solid var(--ply-focus);
  }
  .lists {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
    gap: 0.75rem 1rem;
  }
  .problems p {
    margin: 0.75rem 0 0;
    padding-inline-start: 0.75rem;
    border-inline-start: 0.25rem solid var(--ply-min);
    overflow-wrap: anywhere;
  }
  fieldset {
    display: flex;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.25rem;
    font-weight: 600;
  }
  .choices fieldset label {
    position: relative;
    display: flex;
  }
  .choices fieldset span {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 1px solid var(--ply-line);
    margin-inline-start: -1px;
    cursor: pointer;
  }
  .choices fieldset label:first-of-type span {
    border-start-start-radius: 0.5rem;
    border-end-start-radius: 0.5rem;
  }
  .choices fieldset label:last-of-type span {
    border-start-end-radius: 0.5rem;
    border-end-end-radius: 0.5rem;
  }
  input[type='radio'] {
    position: absolute;
    inset: 0;
    opacity: 0;
    margin: 0;
    inline-size: 100%;
    cursor: pointer;
  }
  input[type='radio']:checked + span {
    background: var(--ply-max-band);
    color: var(--ply-max-ink);
    font-weight: 700;
    text-decoration: underline;
    text-underline-offset: 0.25em;
  }
  input:focus-visible + span,
  .text input:focus-visible,
  .text select:focus-visible {
    outline: 3px solid var(--ply-focus);
    outline-offset: 2px;
    z-index: 1;
  }
`;

/** The layout of `position-setup`: the editor and its fields side by side. */
export const setupStyles = css`
  :host {
    display: flex;
    flex-wrap: wrap;
    gap: 1.5rem 2.5rem;
  }
  .editor {
    inline-size: 12rem;
    font-size: 0.875rem;
    color: var(--ply-quiet);
  }
  .editor p {
    margin-block: 0.5rem 0;
  }
  .fields {
    flex: 1 1 20rem;
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 30rem));
    gap: 0 1.5rem;
    align-content: start;
  }
  #position-help {
    grid-row: 2;
    grid-column: 1 / -1;
    margin: 0.25rem 0 0;
    font-size: 0.875rem;
    color: var(--ply-quiet);
  }
  .fields slot {
    display: block;
    grid-column: 1 / -1;
    margin-block-start: 0.75rem;
  }
  @media (width < 40rem) {
    .editor {
      display: flex;
      gap: 1rem;
      inline-size: 100%;
    }
    .editor ply-board {
      flex: 0 0 10rem;
    }
    #position-help {
      grid-row: auto;
      margin-block-end: 0.75rem;
    }
  }
  [aria-invalid='true'] {
    border-width: 2px;
    border-color: var(--ply-min);
  }
`;
