import { css } from 'lit';

/**
 * The arrangement of the controls: one row of fixed places. The jumps lose their names where the row is short, then
 * their room; on a phone the steps fill the row, and the rest lies over what is above, when it is asked for.
 */
export const controlsStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  .controls {
    position: relative;
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 0.25rem;
    min-block-size: 3.5rem;
    padding-inline: 0.75rem;
  }
  button {
    gap: 0.375rem;
    padding: 0;
  }
  .named {
    inline-size: 5.25rem;
    flex: none;
  }
  .next {
    inline-size: 7rem;
    flex-direction: row-reverse;
  }
  .out {
    inline-size: 4.625rem;
  }
  .play {
    inline-size: 5rem;
  }
  .moves,
  .extras,
  .jumps,
  .aside {
    display: flex;
    align-items: center;
    gap: 0.25rem;
  }
  .extras {
    flex: 1;
    min-inline-size: 0;
  }
  .play {
    position: relative;
    margin-inline-start: 0.8125rem;
  }
  .play::before {
    content: '';
    position: absolute;
    inset: 0.4375rem auto 0.4375rem -0.5rem;
    border-inline-start: 1px solid var(--ply-line);
  }
  svg {
    flex: none;
  }
  .icon .name,
  .jump .name,
  .jumps > span:first-child {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .more,
  .ends {
    display: none;
  }
  select {
    flex: none;
    inline-size: 4.5rem;
    font-weight: 500;
    background: none;
    border-color: transparent;
  }
  .position {
    min-inline-size: calc(var(--digits) * 1ch + 0.5rem);
    padding-inline: 0.25rem;
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
    color: var(--ply-ink-3);
  }
  .position b {
    font-weight: 600;
    color: var(--ply-ink);
  }
  .jumps {
    margin-inline-start: auto;
    color: var(--ply-ink-3);
  }
  .jump {
    padding-inline: 0.5rem;
  }
  .jump svg {
    inline-size: 1rem;
    block-size: 1rem;
  }
  .segments {
    flex: none;
    margin-inline-start: 0.5rem;
  }

  @container (min-width: 82rem) {
    .controls:not(.large) .jumps > span:first-child {
      position: static;
      inline-size: auto;
      block-size: auto;
      margin-inline-end: 0.25rem;
      clip-path: none;
    }
    .controls:not(:has(.segments)) .jump .name {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
  }

  .large select {
    inline-size: 6.5rem;
  }
  /* Long numbers take the room of the keys. */
  @container (max-width: 74rem) {
    .large kbd {
      display: none;
    }
    .large .jump {
      padding-inline: 0;
    }
  }

  @container (max-width: 68rem) {
    kbd {
      display: none;
    }
  }

  @container (max-width: 60rem) {
    .large .named:is(.over, .out),
    .large:has(.segments) .back {
      inline-size: var(--ply-control);
    }
    .large :is(.over, .out) .name,
    .large:has(.segments) .back .name {
      position: absolute;
      clip-path: inset(50%);
    }
  }

  @container (min-width: 49rem) and (max-width: 62rem) {
    .jumps {
      display: none;
    }
    .aside {
      margin-inline-start: auto;
    }
    /* A switch takes the room of the ends, for which the timeline and two keys are there too, and of a word. */
    .controls:has(.segments) .moves > .icon {
      display: none;
    }
    .controls:has(.segments) .play {
      inline-size: var(--ply-control);
    }
    .controls:has(.segments) .play .name {
      position: absolute;
      clip-path: inset(50%);
    }
    .controls:has(.segments) select {
      inline-size: 4rem;
    }
    .segments {
      margin: 0;
    }
    .segments span {
      padding-inline: 0.375rem;
    }
  }

  @container (max-width: 49rem) {
    .controls {
      flex-wrap: wrap;
      min-block-size: 4.75rem;
      padding-inline: 0.5rem;
    }
    .moves {
      flex: 1;
      min-inline-size: 0;
    }
    .moves .named,
    .moves .more {
      display: inline-flex;
      flex: 1 1 2.75rem;
      flex-direction: column;
      gap: 0.125rem;
      inline-size: auto;
      min-inline-size: 2.75rem;
      min-block-size: 3rem;
      margin: 0;
      font-size: 0.8125rem;
    }
    .moves .next {
      flex: 2 1 4rem;
      flex-direction: row-reverse;
      font-size: 1.0625rem;
    }
    .moves > .icon,
    .play::before {
      display: none;
    }
    .extras {
      position: absolute;
      inset-inline: 0;
      inset-block-end: 100%;
      z-index: 4;
      flex-wrap: wrap;
      gap: 0.5rem;
      padding: 0.75rem;
      background: var(--ply-surface);
      border-block: 1px solid var(--ply-line);
      box-shadow: var(--ply-shadow);
    }
    .extras:not([data-shown]) {
      display: none;
    }
    .extras .ends {
      display: flex;
    }
    .jumps {
      flex: 1 0 100%;
      flex-wrap: wrap;
      margin: 0;
    }
    .jump .name {
      position: static;
      inline-size: auto;
      block-size: auto;
      clip-path: none;
    }
    kbd {
      display: none;
    }
    .extras :is(button, select),
    .segments span {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
    .jump {
      border-radius: 1.375rem;
    }
  }

  @container (max-width: 21rem) {
    .controls {
      padding-inline: 0.25rem;
    }
    .moves {
      gap: 0;
    }
    .moves .next svg {
      display: none;
    }
  }

  /* Beside a timeline on a small screen there are two steps, and the keys. */
  @container (max-width: 14rem) {
    .controls {
      min-block-size: 3.5rem;
      padding-inline: 0.25rem;
    }
    .moves > :not(.back, .next) {
      display: none;
    }
    .moves .back .name {
      position: absolute;
      clip-path: inset(50%);
    }
  }
`;
