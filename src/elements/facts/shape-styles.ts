import { css } from 'lit';

/** The look of `ply-shape`: two tables, side by side where there is room. */
export const shapeStyles = css`
  :host {
    container-type: inline-size;
  }
  .tables {
    display: grid;
    gap: 1rem 2rem;
    padding: 1rem 1.25rem;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
  }
  table {
    align-self: start;
  }
  caption strong {
    display: block;
    color: var(--ply-ink);
  }
  th,
  td {
    padding: 0.25rem 0.375rem;
  }
  .number {
    font-weight: 400;
  }
  tfoot :is(th, td) {
    font-weight: 700;
    border-block-start-color: var(--ply-line-3);
  }
  .bar {
    inline-size: 30%;
    vertical-align: middle;
  }
  .bar div {
    display: flex;
    block-size: 0.75rem;
  }
  .bar i {
    flex: none;
    min-inline-size: 1px;
  }
  i.x {
    background: var(--ply-max);
  }
  i.o {
    background: var(--ply-min);
  }
  i.draw {
    background: var(--ply-draw);
  }
  i.running {
    background: var(--ply-line-3);
    opacity: 0.5;
  }
  th.x {
    color: var(--ply-max-text);
  }
  th.o {
    color: var(--ply-min-text);
  }
  @container (max-width: 26rem) {
    th,
    td {
      padding-inline: 0.25rem;
    }
    table {
      font-size: 0.8125rem;
    }
    .bar {
      inline-size: 18%;
    }
  }
  @container (min-width: 52rem) {
    .tables {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    }
  }
`;
