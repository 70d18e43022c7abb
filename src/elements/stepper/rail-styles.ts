import { css } from 'lit';

/**
 * Where the call stack and the code of a stepper stand, by its width: on a phone in a sheet over the tree, which a row
 * below it opens; below the tree side by side; beside it one at a time; beside it one above the other.
 */
export const railStyles = css`
  .rail {
    grid-area: tree;
    z-index: 2;
    display: flex;
    flex-direction: column;
    align-self: end;
    min-block-size: 0;
    min-inline-size: 0;
    block-size: min(26rem, 100%);
    background: var(--ply-surface);
    border-block-start: 1px solid var(--ply-line-2);
    border-radius: 1rem 1rem 0 0;
    box-shadow: var(--ply-shadow);
  }
  .rail:not([data-open]) {
    display: none;
  }
  .pane {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-block-size: 0;
    min-inline-size: 0;
  }
  .pane.stack {
    overflow-y: auto;
  }
  .pane > * {
    flex: 1 1 auto;
  }
  .tabs {
    display: flex;
    flex: none;
    gap: 1.25rem;
    padding-inline: 1.25rem;
    border-block-end: 1px solid var(--ply-line);
  }
  .tabs button {
    min-block-size: 3rem;
    padding: 0;
    font-weight: 500;
    color: var(--ply-ink-3);
    background: none;
    border: 0;
    border-block: 2px solid transparent;
    border-radius: 0;
    box-shadow: none;
  }
  .tabs [aria-pressed='true'] {
    font-weight: 600;
    color: var(--ply-ink);
    border-block-end-color: var(--ply-ink);
  }
  .rail:has(.tabs) {
    --ply-stack-head: none;
  }
  .rail[data-pane='stack'] .code,
  .rail[data-pane='code'] .stack {
    display: none;
  }
  .peek {
    position: relative;
    grid-area: peek;
    z-index: 3;
    display: flex;
    gap: 0.5rem;
    inline-size: 100%;
    block-size: 3.6875rem;
    padding: 0.25rem 0.75rem 0 0;
    font-weight: inherit;
    text-align: start;
    background: var(--ply-surface);
    border: 0;
    border-block-start: 1px solid var(--ply-line);
    border-radius: 0;
    touch-action: none;
  }
  .peek::before {
    content: '';
    position: absolute;
    inline-size: 2.25rem;
    block-size: 4px;
    inset-inline-start: calc(50% - 1.125rem);
    align-self: start;
    background: var(--ply-line-2);
    border-radius: 2px;
  }
  .glance {
    --ply-inset: 1rem;
    flex: 1;
    min-inline-size: 0;
  }
  .glance ply-code {
    display: block;
    margin-block-start: -1.5rem;
    padding-inline: 4.125rem 3rem;
  }
  /* What comes later: its tabs and the lines of minimax; its head and its rows. */
  ply-code:not(:defined) {
    display: block;
    min-block-size: calc(2.875rem + 15 * 1.5625rem);
  }
  ply-stack:not(:defined) {
    display: block;
    min-block-size: var(--stack);
  }
  .glance > :not(:defined) {
    min-block-size: 0;
  }

  /* So low that sentence and tree need all there is: steps, timeline and the door to the sheet share one row. */
  @container (max-width: 40rem) and (max-height: 30rem) {
    .card {
      --ply-band: 4.25rem;
      --ply-band-type: 1rem;
      --ply-band-line: 1.3125rem;
      --ply-band-long: 0.8125rem;
      --ply-band-long-line: 1.0625rem;
      grid-template:
        'caption caption caption' auto
        'tree tree tree' minmax(0, 1fr)
        'controls timeline peek' auto / 10.5rem minmax(0, 1fr) auto;
    }
    :is(ply-controls, ply-timeline) {
      block-size: 3.5rem;
    }
    ply-timeline {
      min-block-size: 0;
      overflow: hidden;
    }
    .peek {
      inline-size: 3rem;
      block-size: 3.5rem;
      padding: 0;
    }
    .glance,
    .peek::before {
      display: none;
    }
  }

  @container (min-width: 60rem), (min-width: 40rem) and (min-height: 36rem) {
    .peek,
    .tabs {
      display: none;
    }
    .rail:has(.tabs) {
      --ply-stack-head: flex;
    }
    .rail,
    .rail:not([data-open]) {
      display: flex;
      z-index: auto;
      align-self: stretch;
      block-size: auto;
      border-radius: 0;
      border: 0;
      box-shadow: none;
    }
    .rail[data-pane] .pane {
      display: flex;
    }
  }

  /* The dock: so high that a stack of four plies is seen whole. */
  @container (min-width: 40rem) and (max-width: 60rem) and (min-height: 36rem) {
    .card.paned {
      grid-template:
        'drawer caption' auto
        'drawer tree' minmax(0, 1fr)
        'rail rail' auto
        'timeline timeline' auto
        'controls controls' auto / auto minmax(0, 1fr);
    }
    .rail,
    .rail:not([data-open]) {
      grid-area: rail;
      flex-direction: row;
      block-size: clamp(11rem, 26svh, 15.25rem);
      border-block-start: 1px solid var(--ply-line);
    }
    .pane.code {
      flex: 1.25;
    }
    .pane + .pane {
      border-inline-start: 1px solid var(--ply-line);
    }
  }

  @container (min-width: 60rem) {
    .card.paned {
      grid-template:
        'drawer caption rail' auto
        'drawer tree rail' minmax(0, 1fr)
        'timeline timeline timeline' auto
        'controls controls controls' auto / auto minmax(0, 1fr) var(--rail, 21.25rem);
    }
    .rail,
    .rail:not([data-open]) {
      grid-area: rail;
      border-inline-start: 1px solid var(--ply-line);
    }
  }

  /* The drawer leaves the band its width: the sentence keeps to its lines. */
  @container (min-width: 60rem) and (max-width: 84rem) {
    .card.paned {
      grid-template-areas:
        'caption caption rail'
        'drawer tree rail'
        'timeline timeline timeline'
        'controls controls controls';
    }
    .tabs {
      display: flex;
      block-size: calc(4rem + 1px);
    }
    .tabs button {
      min-block-size: 100%;
    }
    .rail:has(.tabs) {
      --ply-stack-head: none;
    }
    .rail[data-pane='stack'] .code,
    .rail[data-pane='code'] .stack {
      display: none;
    }
  }

  @container (min-width: 84rem) {
    .card.paned {
      --rail: 28.25rem;
    }
    .pane.stack:not(:last-child) {
      flex: none;
      padding-block-end: 0.5rem;
      border-block-end: 1px solid var(--ply-line);
    }
  }
`;
