import { css } from 'lit';

/** The look of questions: a card in the column of the text, its answers large enough for a finger. */
export const questionStyles = css`
  :host {
    margin-block: 0.5rem;
  }
  form {
    display: grid;
    gap: 0.75rem;
    padding: 0.75rem 1rem 1rem;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line);
    border-inline-start: 4px solid var(--ply-ink);
    border-radius: 0.375rem;
  }
  fieldset {
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding: 0;
    margin-block-end: 0.5rem;
    font: var(--ply-text, 1.125rem) / 1.5 var(--ply-serif);
    text-wrap: pretty;
  }
  .label {
    display: block;
    font: 600 0.875rem / 1.5 var(--ply-sans);
    color: var(--ply-ink-3);
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.75rem;
  }
  .choices {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
  }
  .choices.stacked {
    flex: 1 0 100%;
    flex-direction: column;
    align-items: start;
  }
  .choice {
    display: flex;
    align-items: center;
    gap: 0.6rem;
    min-block-size: 2.75rem;
    padding-inline: 0.25rem 0.75rem;
    cursor: var(--ply-cursor, pointer);
  }
  .choices.stacked .choice {
    font: var(--ply-text, 1.125rem) / 1.4 var(--ply-serif);
  }
  .choice input {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    margin: 0;
    accent-color: var(--ply-ink);
  }
  input[type='text'] {
    inline-size: 7rem;
    min-block-size: 2.75rem;
    padding: 0 0.75rem;
    font: inherit;
    color: inherit;
    background: var(--ply-page);
    border: 1px solid var(--ply-line-3);
    border-radius: 0.5rem;
  }
  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  .feedback:empty {
    display: none;
  }
  .verdict {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: 0.25rem 0.6rem;
    padding: 0.6rem 0.75rem;
    background: var(--ply-wrong-soft);
    border-inline-start: 3px solid var(--ply-wrong);
    text-wrap: pretty;
  }
  .verdict::before {
    content: '✗';
    font-weight: 700;
    color: var(--ply-wrong);
  }
  .verdict.right {
    background: var(--ply-right-soft);
    border-color: var(--ply-right);
  }
  .verdict.right::before {
    content: '✓';
    color: var(--ply-right);
  }
  .verdict.shown,
  .verdict.problem {
    background: none;
    border-color: var(--ply-line-3);
  }
  .verdict.shown::before,
  .verdict.problem::before {
    content: '→';
    color: var(--ply-ink-3);
  }
  .verdict.problem::before {
    content: '!';
  }
  /* A solution is for after a try; on paper its page decides. */
  @media screen {
    .later {
      display: none;
    }
  }
  @media print {
    .actions,
    .feedback {
      display: none;
    }
    form {
      padding-block-end: 1.5rem;
    }
    .choices.stacked .choice {
      min-block-size: 0;
    }
  }
`;

/** A board whose free cells can be chosen. */
export const answerBoardStyles = css`
  .board {
    position: relative;
    inline-size: 12rem;
    max-inline-size: 100%;
  }
  .board svg {
    inline-size: 100%;
  }
  .cells {
    position: absolute;
    display: grid;
    grid-template: repeat(var(--rows), 1fr) / repeat(var(--columns), 1fr);
  }
  .cell {
    position: relative;
    display: grid;
    place-items: center;
    border-radius: 0.25rem;
    color: var(--ply-ink-3);
    cursor: var(--ply-cursor, pointer);
  }
  .cell:hover {
    background: var(--ply-sunken);
  }
  .cell:has(:checked) {
    font-weight: 700;
    color: var(--ply-surface);
    background: var(--ply-ink);
  }
  .cell:has(:focus-visible) {
    outline: 2px solid var(--ply-focus);
    outline-offset: 1px;
    z-index: 1;
  }
  .cell input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: var(--ply-cursor, pointer);
  }
`;
