import { css } from 'lit';

/** The look of what stands between the trees: the table of moves, the penalty, the games that follow. */
export const dockStyles = css`
  .dock {
    grid-area: dock;
    display: flex;
    gap: 0.75rem 1.5rem;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: auto;
    font-size: 0.875rem;
  }
  .dock p {
    margin: 0;
  }
  .dock .name,
  .dock caption {
    padding: 0;
    font-size: 0.8125rem;
    font-weight: 600;
    line-height: 1.25rem;
    color: var(--ply-ink);
  }
  .compared {
    display: table;
    inline-size: 100%;
    line-height: 1.25rem;
  }
  .compared th,
  .compared td {
    padding: 0.1875rem 0;
    text-align: center;
    vertical-align: middle;
    border-block-start: 0;
  }
  .compared th[scope='row'] {
    font-size: 0.9375rem;
    font-weight: 500;
    text-align: start;
  }
  .compared tr + tr > * {
    border-block-start: 1px solid var(--ply-line);
  }
  .compared thead th {
    font-size: 0.8125rem;
    font-weight: 600;
    color: var(--side-text);
  }
  .compared td {
    font-size: 1rem;
  }
  .compared .row {
    display: flex;
    gap: 0.625rem;
    align-items: center;
  }
  .thumb {
    display: block;
    flex: none;
    inline-size: 1.875rem;
  }
  .thumb svg {
    display: block;
  }
  .penalty {
    flex: none;
  }
  .control {
    display: grid;
    grid-template: 'name value' auto 'scale scale' 1.75rem 'ends ends' auto / 1fr auto;
  }
  .penalty output {
    font-weight: 650;
    font-variant-numeric: tabular-nums;
    color: var(--ply-depth-text);
  }
  .scale {
    position: relative;
    grid-area: scale;
  }
  .scale input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
  }
  .scale input::-webkit-slider-runnable-track {
    block-size: 0.25rem;
    background: linear-gradient(
      to right,
      var(--ply-depth) calc(var(--at) * 100%),
      var(--ply-line-2) calc(var(--at) * 100%)
    );
    border-radius: 0.125rem;
  }
  .scale input::-moz-range-track {
    block-size: 0.25rem;
    background: var(--ply-line-2);
    border-radius: 0.125rem;
  }
  .scale input::-moz-range-progress {
    block-size: 0.25rem;
    background: var(--ply-depth);
    border-radius: 0.125rem;
  }
  .scale input::-webkit-slider-thumb {
    appearance: none;
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: -0.5rem;
    background: var(--ply-surface);
    border: 3px solid var(--ply-depth);
    border-radius: 50%;
  }
  .scale input::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    background: var(--ply-surface);
    border: 3px solid var(--ply-depth);
    border-radius: 50%;
  }
  .turn {
    position: absolute;
    inset-block: 0.3125rem;
    inset-inline-start: calc(0.625rem + var(--at) * (100% - 1.25rem) - 1.5px);
    inline-size: 3px;
    background: var(--ply-plain);
  }
  .ends {
    display: flex;
    grid-area: ends;
    justify-content: space-between;
    padding-inline: 0.375rem;
    font-size: 0.75rem;
    line-height: 1rem;
    color: var(--ply-ink-3);
  }
  .penalty p {
    min-block-size: 2lh;
    font-size: 0.8125rem;
    line-height: 1.1875rem;
    color: var(--ply-ink-3);
  }
  .games {
    display: grid;
    gap: 0.375rem;
    align-content: start;
  }
  .game {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.5rem;
    align-items: center;
    font-weight: 500;
  }
  .game .tag {
    padding-inline: 0.4375rem;
    font-size: 0.75rem;
    line-height: 1.125rem;
  }
  .game .move {
    white-space: nowrap;
  }
  .game .end {
    margin-inline-start: auto;
    font-size: 0.8125rem;
    font-weight: 400;
    color: var(--ply-ink-3);
  }
  .form {
    font-size: 0.8125rem;
  }

  /* A column between the trees. */
  @container (min-width: 76rem) {
    .dock {
      flex-direction: column;
      padding: 0.75rem 1.5rem;
      border-inline: 1px solid var(--ply-line);
    }
    .dock > * + * {
      padding-block-start: 0.75rem;
      border-block-start: 1px solid var(--ply-line);
    }
    .form {
      margin-block-start: auto;
    }
    .form .quiet {
      display: none;
    }
  }
  /* A row below the verdict. */
  @container (min-width: 44rem) and (max-width: 75.99rem) {
    .dock {
      align-items: start;
      padding: 0.625rem 1rem;
      border-block-end: 1px solid var(--ply-line);
    }
    .compared {
      flex: 1 1 14rem;
    }
    .compared th,
    .compared td {
      padding: 0;
    }
    .compared .thumb {
      display: none;
    }
    .penalty {
      flex: 1 1 14rem;
      min-inline-size: 12rem;
    }
    .games {
      flex: 1 1 14rem;
    }
    .dock .form {
      display: none;
    }
  }
  /* On a phone only the hand on the penalty; the rest stands below. */
  @container (max-width: 43.99rem) {
    .dock {
      gap: 0.75rem;
      padding: 0 0.875rem;
      border-block-start: 1px solid var(--ply-line);
    }
    .dock > :not(.penalty, .why-button),
    .penalty p,
    .ends {
      display: none;
    }
    .dock .why-button {
      order: -1;
      align-self: center;
      min-inline-size: 7rem;
      min-block-size: 2.75rem;
      padding-inline: 0.5rem;
    }
    .dock .why-button[aria-disabled='true'] {
      display: none;
    }
    .penalty .name {
      inline-size: min-content;
      line-height: 1.125rem;
    }
    .penalty {
      flex: 1;
    }
    .control {
      grid-template: 'name scale value' 3rem / auto 1fr 2.5rem;
      gap: 0.75rem;
      align-items: center;
    }
    .scale {
      block-size: 1.75rem;
    }
  }
  /* On a low screen all of it still shows. */
  @container (min-width: 76rem) {
    @media (max-height: 50rem) {
      .dock {
        gap: 0.5rem;
        padding: 0.5rem 1rem;
      }
      .dock > * + * {
        padding-block-start: 0.5rem;
      }
      .compared .thumb {
        display: none;
      }
      .compared th,
      .compared td {
        padding-block: 0.0625rem;
      }
    }
  }
`;
