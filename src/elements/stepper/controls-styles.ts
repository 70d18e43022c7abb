import { css } from 'lit';

/** The arrangement of the controls: one row where there is room, two tidy rows and a third on demand on a phone. */
export const controlsStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.9375rem;
  }
  .controls {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.375rem 0.5rem;
  }
  .where {
    flex: var(--ply-where, 1 1 100%);
    display: flex;
    align-items: center;
    gap: 1rem;
  }
  .position {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
    gap: 0 0.35em;
    min-inline-size: max-content;
    color: var(--ply-quiet);
  }
  input[type='range'] {
    display: var(--ply-scrubber, block);
    flex: 1;
    min-inline-size: 0;
    block-size: 2.75rem;
    margin: 0;
    appearance: none;
    background: none;
    cursor: var(--ply-cursor, pointer);
  }
  input[type='range']::-webkit-slider-runnable-track {
    block-size: 0.375rem;
    background: linear-gradient(to right, var(--ply-chosen) var(--done), var(--ply-line) var(--done));
    border-radius: 0.2rem;
  }
  input[type='range']::-moz-range-track {
    block-size: 0.375rem;
    background: linear-gradient(to right, var(--ply-chosen) var(--done), var(--ply-line) var(--done));
    border-radius: 0.2rem;
  }
  input[type='range']::-webkit-slider-thumb {
    appearance: none;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin-block-start: -0.4375rem;
    background: var(--ply-paper);
    border: 4px solid var(--ply-chosen);
    border-radius: 50%;
  }
  input[type='range']::-moz-range-thumb {
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    background: var(--ply-paper);
    border: 4px solid var(--ply-chosen);
    border-radius: 50%;
  }
  .moves,
  .extras {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem;
  }
  .shortcuts {
    display: flex;
    flex-wrap: wrap;
    gap: 0.375rem;
  }
  .controls:has(.shortcuts) .moves {
    flex: 1 1 100%;
  }
  .extras {
    margin-inline-start: auto;
  }
  button:not(.named) {
    padding: 0;
  }
  svg {
    flex: none;
  }
  button:not(.named) .name {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .next,
  .over,
  .out,
  .nextCutoff,
  .nextHit,
  .nextDifference {
    flex-direction: row-reverse;
  }
  .play {
    min-inline-size: 6.25rem;
  }
  .more {
    display: none;
  }
  select {
    min-block-size: 2.75rem;
    max-inline-size: 10rem;
    padding-inline: 0.25rem;
    font: inherit;
    color: inherit;
    background: var(--ply-paper);
    border: 1px solid var(--ply-line);
    border-radius: 0.5rem;
  }
  .switch {
    display: flex;
  }
  .switch label {
    position: relative;
    display: flex;
    margin-inline-start: -1px;
  }
  .switch input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    margin: 0;
    opacity: 0;
    cursor: var(--ply-cursor, pointer);
  }
  .switch span {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-inline: 0.625rem;
    white-space: nowrap;
    border: 1px solid var(--ply-line);
  }
  .switch label:first-child span {
    border-start-start-radius: 0.5rem;
    border-end-start-radius: 0.5rem;
  }
  .switch label:last-child span {
    border-start-end-radius: 0.5rem;
    border-end-end-radius: 0.5rem;
  }
  .switch input:checked + span {
    font-weight: 700;
    color: var(--ply-max-ink);
    background: var(--ply-max-band);
    box-shadow: inset 0 -3px var(--ply-max);
  }
  .switch input:focus-visible + span {
    outline: 3px solid var(--ply-focus);
    outline-offset: 2px;
    z-index: 1;
  }

  @media (max-height: 50rem) and (pointer: fine) {
    input[type='range'] {
      block-size: 1.75rem;
    }
  }

  @container (max-width: 44rem) {
    .moves .over,
    .moves .out {
      padding: 0;
    }
    .over .name,
    .out .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  /* With a switch beside them, all buttons stand in one row from here on if the two names are left out. */
  @container (min-width: 70rem) and (max-width: 80rem) {
    .controls:has(.switch) .moves :is(.over, .out) {
      padding: 0;
    }
    .controls:has(.switch) :is(.over, .out) .name {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }

  @container (max-width: 36rem) {
    .controls {
      gap: 0.25rem;
    }
    .where {
      flex-wrap: wrap;
      gap: 0 0.5rem;
      font-size: 0.875rem;
    }
    .where input {
      flex-basis: 8rem;
    }
    .position {
      min-inline-size: 0;
    }
    .moves {
      flex: 1 1 100%;
      display: grid;
      grid-template-columns: repeat(14, minmax(0, 1fr));
      column-gap: 0.125rem;
    }
    .moves button {
      min-inline-size: 0;
      grid-column: span 2;
      grid-row: 2;
    }
    .moves .main,
    .moves .play {
      min-block-size: 3rem;
      grid-row: 1;
      grid-column: span 4;
    }
    .moves .primary {
      grid-column: span 6;
      font-size: 1.0625rem;
      font-weight: 600;
    }
    .more {
      display: inline-flex;
    }
    .shortcuts {
      flex: 1 1 100%;
    }
    .shortcuts button {
      flex: 1;
      padding-inline: 0.25rem;
      font-size: 0.875rem;
    }
    .extras {
      margin-inline-start: 0;
    }
    .extras:not([data-shown]) {
      display: none;
    }
  }
`;
