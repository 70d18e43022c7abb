import { css } from 'lit';

/**
 * The arrangement of a stepper: the tree beside code and stack where there is room, else everything in one column, with
 * the controls in sight while the widget is.
 */
export const stepperStyles = css`
  :host {
    container-type: inline-size;
  }
  :host(:focus) {
    outline: none;
  }
  .card {
    display: flex;
    flex-direction: column;
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
    min-inline-size: 0;
    min-block-size: calc(10.5rem + 1px + var(--chart));
    border-block-start: 1px solid var(--ply-line);
  }
  .card:has(.details) ply-controls {
    position: sticky;
    inset-block: var(--ply-bar, 0) 0;
    z-index: 1;
  }
  ply-controls {
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
  ply-code:not(:defined) {
    display: block;
    min-block-size: 20rem;
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
    .card:has(ply-tree):has(.details) {
      display: grid;
      grid-template:
        'messages messages'
        'caption caption'
        'tree details' var(--ply-stage, minmax(32rem, auto))
        'timeline timeline'
        'controls controls' / minmax(0, 1fr) 29rem;
    }
    .messages {
      grid-area: messages;
    }
    ply-caption {
      grid-area: caption;
    }
    .card:has(.details) ply-controls {
      position: static;
      grid-area: controls;
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
    .card:has(.details) ply-tree {
      grid-area: tree;
    }
    .card:has(.details) ply-tree::part(frame) {
      max-block-size: var(--ply-frame, none);
    }
    .details:not([data-shown]) > :not(.toggle) {
      display: block;
    }
    .toggle {
      display: none;
    }
  }
`;
