import { css } from 'lit';

/**
 * The strips of a stepper: sentence, tree, timeline and transport, one below the other. All but the tree have a height
 * of their own, the tree takes what is left. Together they are no higher than the screen, so that nobody scrolls to step.
 */
export const stepperStyles = css`
  :host {
    container-type: size;
    block-size: var(--ply-height, max(30rem, min(100svh - var(--ply-bar, 0px) - 1.5rem, 46rem)));
  }
  :host([parts]:not([parts=''], [parts~='code'], [parts~='stack'])) {
    block-size: var(--ply-height, max(26rem, min(100svh - var(--ply-bar, 0px) - 1.5rem, 38rem)));
  }
  :host([parts]:not([parts=''], [parts~='tree'])) {
    container-type: inline-size;
    block-size: auto;
  }
  .card:focus {
    outline: none;
  }
  .card {
    position: relative;
    display: grid;
    grid-template:
      'drawer caption' auto
      'drawer tree' minmax(0, 1fr)
      'peek peek' auto
      'timeline timeline' auto
      'controls controls' auto / auto minmax(0, 1fr);
    block-size: 100%;
    overflow: hidden;
    background: var(--ply-surface);
    border: var(--ply-frame-line, 1px solid var(--ply-line));
    border-radius: var(--ply-frame-radius, var(--ply-radius));
  }
  slot {
    display: block;
    grid-area: drawer;
    min-block-size: 0;
  }
  /* On a phone it lies over the tree and what is below it. */
  @container (max-width: 40rem) {
    .card slot {
      display: flex;
      grid-area: 2 / 1 / -1 / -1;
      align-items: end;
      z-index: 5;
      pointer-events: none;
    }
    ::slotted(*) {
      pointer-events: auto;
    }
  }
  ply-caption {
    grid-area: caption;
    min-inline-size: 0;
    border-block-end: 1px solid var(--ply-line);
  }
  ply-tree {
    --ply-fill: 1;
    --ply-frame: 100%;
    --ply-tools: absolute;
    grid-area: tree;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
  }
  ply-timeline {
    grid-area: timeline;
    min-inline-size: 0;
    border-block-start: 1px solid var(--ply-line);
  }
  ply-timeline:not(:defined) {
    display: block;
    block-size: 4.5rem;
  }
  @media (max-width: 40rem) {
    ply-timeline:not(:defined) {
      block-size: 3.8125rem;
    }
  }
  ply-controls {
    grid-area: controls;
    min-inline-size: 0;
    background: var(--ply-surface);
    border-block-start: 1px solid var(--ply-line);
  }
  .messages {
    grid-area: tree;
    z-index: 3;
    display: grid;
    gap: 0.5rem;
    align-self: end;
    justify-self: center;
    max-inline-size: min(40rem, 100% - 1.5rem);
    margin: 0.75rem;
    font-size: 0.875rem;
    line-height: 1.25rem;
  }
  .messages > :not(:empty) {
    background: var(--ply-surface);
    border: 1px solid var(--ply-line-2);
    border-radius: 0.5rem;
    box-shadow: var(--ply-shadow);
  }
  .messages p {
    margin: 0;
    padding: 0.625rem 0.875rem;
  }
  .messages > [role='alert'] {
    border-inline-start: 4px solid var(--ply-wrong);
  }
  .notes {
    display: flex;
    align-items: start;
  }
  .notes button {
    flex: none;
    padding: 0;
  }
`;
