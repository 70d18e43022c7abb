import { css } from 'lit';

/**
 * The arrangement of a stepper: the tree beside code and stack where there is room, else everything in one column. The
 * controls stay at the lower edge of the screen while the widget is in sight, and sentence, tree and controls together
 * are no higher than the screen, so that nobody scrolls to step.
 */
export const stepperStyles = css`
  :host {
    container-type: inline-size;
  }
  .card:focus {
    outline: none;
  }
  .card,
  .stage {
    display: flex;
    flex-direction: column;
  }
  .stage {
    flex: 1 1 auto;
    min-block-size: 0;
    border-radius: inherit;
  }
  .card {
    background: var(--ply-paper);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
  }
  .messages p:not(.unseen) {
    margin: 0;
    padding: 0.5rem 1.25rem;
    font-size: 0.9375rem;
    border-block-end: 1px solid var(--ply-line);
    border-inline-start: 4px solid var(--ply-min);
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  .messages .running {
    border-width: 0 0 1px;
  }
  .messages,
  ply-caption {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }
  ply-caption {
    border-block-end: 1px solid var(--ply-line);
  }
  .messages:has(p, .running) ~ ply-caption {
    border-radius: 0;
  }
  ply-tree {
    min-inline-size: 0;
  }
  ply-tree::part(frame) {
    max-block-size: var(--ply-frame, clamp(16rem, 52svh, 42rem));
  }
  /* Ruler and footer of the timeline, and its rows: their height before they are there. */
  ply-timeline {
    display: block;
    flex: none;
    min-inline-size: 0;
    min-block-size: calc(10.5rem + 1px + var(--chart));
    border-block-start: 1px solid var(--ply-line);
  }
  ply-controls {
    position: sticky;
    inset-block-end: 0;
    z-index: 1;
    padding: 0.25rem 0.75rem 0.75rem;
    background: var(--ply-paper);
    border-block-start: 1px solid var(--ply-line);
    border-end-start-radius: var(--ply-radius);
    border-end-end-radius: var(--ply-radius);
  }
  .details {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    min-inline-size: 0;
    padding: 0.75rem 1rem 1rem;
    border-block-start: 1px solid var(--ply-line);
  }
  .details > * {
    min-inline-size: 0;
  }
  .details:not([data-shown]) > :not(.toggle) {
    display: none;
  }
  /* Its tabs, and the lines of minimax. */
  ply-code:not(:defined) {
    display: block;
    min-block-size: calc(3.375rem + 15 * 1.4rem);
  }
  ply-stack:not(:defined) {
    display: block;
    min-block-size: calc(3.5rem + var(--rows) * 2.0625rem);
  }
  .toggle {
    justify-content: start;
    font-weight: 600;
    border: 0;
    padding: 0;
  }
  .toggle::before {
    content: '▸';
  }
  .toggle[aria-expanded='true']::before {
    content: '▾';
  }

  @container (min-width: 40rem) {
    ply-timeline {
      min-block-size: calc(6.125rem + 1px + var(--chart));
    }
  }

  @container (min-width: 44rem) {
    /* Sentence, tools and controls are 14 rem; a timeline has nothing beside it but the tree to take its room from. */
    ply-tree::part(frame) {
      max-block-size: var(--ply-frame, max(13rem, min(100svh - 14rem - var(--below, 0px), 42rem)));
    }
    .stage:has(ply-timeline):not(:has(.details)) {
      --below: calc(var(--chart) + 5.25rem);
    }
    ply-controls {
      padding-inline: 1.25rem;
    }
  }

  @container (min-width: 62rem) {
    .card:has(ply-tree) {
      block-size: var(--ply-card, auto);
    }
    ply-tree {
      flex: 1 1 auto;
      min-block-size: 0;
    }
    .stage:has(ply-tree):has(.details) {
      display: grid;
      grid-template:
        'messages messages'
        'caption caption'
        'tree details' var(--ply-stage, auto)
        'timeline timeline' / minmax(0, 1fr) 31rem;
    }
    .messages {
      grid-area: messages;
    }
    ply-caption {
      grid-area: caption;
    }
    ply-timeline {
      min-block-size: calc(var(--ply-timeline-rest, 5.25rem) + 1px + var(--chart));
      grid-area: timeline;
    }
    .details {
      grid-area: details;
      overflow: var(--ply-stage-overflow, visible);
      padding: 1rem;
      border: 0;
    }
    ply-tree ~ .details {
      border-inline-start: 1px solid var(--ply-line);
    }
    .stage:has(.details) ply-tree {
      align-self: var(--ply-stage-align, start);
      grid-area: tree;
    }
    /* It stays in sight beside longer code; with a timeline below, it would slide over that. */
    .stage:has(.details):not(:has(ply-timeline)) ply-tree {
      position: sticky;
      inset-block-start: var(--ply-bar, 0);
    }
    .details:not([data-shown]) > :not(.toggle) {
      display: block;
    }
    .toggle {
      display: none;
    }
  }

  /* A screen so low would have little left beside the controls. */
  @media (max-height: 30rem) {
    ply-controls {
      position: static;
    }
  }
`;
