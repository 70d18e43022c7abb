import { css } from 'lit';

/** The arrangement of a game: the board beside what is told of it where there is room, else below one another. */
export const playStyles = css`
  :host {
    container-type: inline-size;
  }
  .card {
    display: grid;
    gap: 1rem;
    padding: 1rem 1.25rem 1.25rem;
  }
  .form {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    gap: 0.5rem 1.25rem;
    min-inline-size: 0;
    margin: 0;
    padding: 0;
    border: 0;
    font-size: 0.9375rem;
  }
  .form .field {
    font-size: 0.8125rem;
  }
  input {
    font-family: var(--ply-mono);
  }
  summary {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    gap: 0.4em;
    color: var(--ply-ink-3);
    cursor: var(--ply-cursor, pointer);
  }
  summary::before {
    content: '▸';
  }
  [open] > summary::before {
    content: '▾';
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] {
    display: flex;
    flex-basis: 100%;
    flex-wrap: wrap;
    gap: 0.5rem 1.25rem;
  }
  details[open] > summary {
    flex-basis: 100%;
  }
  .game {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.75rem 2rem;
    align-items: start;
  }
  .game > * {
    min-inline-size: 0;
  }
  .cells {
    max-inline-size: var(--ply-board, 20rem);
  }
  .cells .ply-drawing {
    --stroke: calc(var(--ply-stroke, 1) * 0.6px);
  }
  .list {
    display: grid;
    gap: 0.75rem;
  }
  .buttons {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
  }
  [role='status'] {
    min-block-size: 3.5rem;
    padding: 0.6rem 0.75rem;
    font-size: var(--ply-text, 1rem);
    background: var(--ply-page);
    border-inline-start: 3px solid var(--ply-line-3);
    text-wrap: pretty;
  }
  [role='status'].over {
    background: var(--ply-sunken);
    border-color: var(--ply-ink);
  }
  [role='status'] p {
    margin: 0;
  }
  [role='status'] p + p {
    margin-block-start: 0.4rem;
  }
  .title {
    margin: 0;
    font-size: 0.875rem;
    font-weight: 600;
    color: var(--ply-ink-3);
  }
  .moves {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .move {
    padding-inline: 0.625rem;
  }
  .lost,
  .changed {
    border-color: var(--ply-wrong);
  }
  .lost {
    background: var(--ply-wrong-soft);
  }
  .mark {
    font-size: 0.8125rem;
    font-weight: 700;
    color: var(--ply-wrong);
  }
  .quiet {
    margin: 0;
    font-size: 0.875rem;
    color: var(--ply-ink-3);
  }
  [role='alert'] {
    margin: 0;
    padding: 0.5rem 0.75rem;
    border: 2px solid var(--ply-wrong);
    border-radius: 0.5rem;
  }

  @container (min-width: 40rem) {
    .game {
      grid-template:
        'board told' auto
        'board acts' auto
        'board list' 1fr / minmax(0, var(--ply-board, 20rem)) minmax(16rem, 1fr);
    }
    .cells {
      grid-area: board;
    }
    [role='status'] {
      grid-area: told;
    }
    .buttons {
      grid-area: acts;
    }
    .list {
      grid-area: list;
    }
  }
`;
