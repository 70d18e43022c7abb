import { css } from 'lit';

/** The look of `compareTable`. */
export const compareTableStyles = css`
  table {
    inline-size: auto;
    min-inline-size: min(100%, 24rem);
    font-size: 0.9375rem;
  }
  td span {
    display: inline-block;
    min-inline-size: 2.5rem;
    margin-inline-end: 0.5rem;
    white-space: nowrap;
  }
  td.chosen {
    font-weight: 700;
    color: var(--ply-ink);
    outline: 2px dashed var(--ply-ink);
    outline-offset: -4px;
  }
  td.second.chosen {
    color: var(--ply-chosen-ink);
    background: var(--ply-chosen-soft);
    outline: 2px solid var(--ply-chosen);
  }
  td strong {
    white-space: nowrap;
  }
  .side {
    display: inline-flex;
    align-items: center;
    gap: 0.4em;
    font-weight: 600;
    color: var(--ply-ink);
  }
  .side b {
    display: inline-grid;
    place-content: center;
    min-inline-size: 1.5em;
    block-size: 1.5em;
    color: var(--ply-paper);
    background: var(--ply-ink);
    border-radius: 0.3em;
  }
`;
