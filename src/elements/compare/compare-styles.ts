import { css } from 'lit';

/**
 * The strips of a comparison: the verdict, the sentence, the trees with the dock between them, the timeline and the
 * transport. All but the trees have a height of their own, the trees take what is left.
 */
export const compareStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.9375rem;
  }
  .card {
    background: var(--ply-surface);
    border: var(--ply-frame-line, 1px solid var(--ply-line));
    border-radius: var(--ply-frame-radius, var(--ply-radius));
  }
  .card:focus {
    outline: none;
  }
  .messages p {
    margin: 0;
    padding: 0.5rem 1.25rem;
    border-block-end: 1px solid var(--ply-line);
    border-inline-start: 4px solid var(--ply-wrong);
  }
  .instrument {
    --dock: 18rem;
    display: grid;
    block-size: var(--ply-card, max(36rem, min(100svh - var(--ply-bar, 0px) - 1.5rem, 54rem)));
    grid-template:
      'verdict' auto
      'caption' auto
      'first' minmax(0, 1fr)
      'dock' auto
      'timeline' auto
      'controls' auto / minmax(0, 1fr);
  }
  slot {
    display: block;
    min-block-size: 0;
  }
  ply-caption {
    grid-area: caption;
    min-inline-size: 0;
    border-block-end: 1px solid var(--ply-line);
  }
  .tree {
    position: relative;
    display: grid;
    min-inline-size: 0;
    min-block-size: 0;
    overflow: hidden;
  }
  .tree.left,
  .tree.joint {
    grid-area: first;
  }
  .tree.right {
    grid-area: second;
  }
  ply-tree {
    --ply-fill: 1;
    --ply-frame: 100%;
    --ply-tools: absolute;
    min-inline-size: 0;
    min-block-size: 0;
  }
  /* What moves a tree stands once, where it moves both. */
  .two .tree.left ply-tree::part(tools) {
    display: none;
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
  ply-controls {
    grid-area: controls;
    min-inline-size: 0;
    background: var(--ply-surface);
    border-block-start: 1px solid var(--ply-line);
  }
  .below {
    display: grid;
    gap: 1rem 2.5rem;
    padding: 1.25rem 1.5rem;
    border-block-start: 1px solid var(--ply-line);
  }
  .below > * {
    min-inline-size: 0;
  }
  .reason {
    margin: 0;
    max-inline-size: 38rem;
    font-size: 1rem;
    line-height: 1.5;
  }
  .reason strong {
    margin-inline-end: 0.4em;
  }
  .lines {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }

  /* On a phone a drawer lies over all but the verdict. */
  @container (max-width: 43.99rem) {
    slot {
      display: flex;
      grid-area: 2 / 1 / -1 / -1;
      align-items: end;
      z-index: 5;
      pointer-events: none;
    }
    ::slotted(*) {
      pointer-events: auto;
    }
    ply-caption {
      --ply-band: 3.75rem;
      --ply-band-type: 0.9375rem;
      --ply-band-line: 1.25rem;
      --ply-band-long: 0.875rem;
      --ply-band-long-line: 1.125rem;
    }
    .below {
      padding-inline: 0.875rem;
    }
  }
  @container (min-width: 44rem) {
    .instrument {
      grid-template:
        'verdict verdict verdict' auto
        'drawer caption caption' auto
        'drawer dock dock' auto
        'drawer first second' minmax(0, 1fr)
        'timeline timeline timeline' auto
        'controls controls controls' auto / auto minmax(0, 1fr) minmax(0, 1fr);
    }
    slot {
      grid-area: drawer;
    }
    /* Nodes have their pills beside them here: the room below the shorter branches is free. */
    .two .tree.right {
      --ply-tools-place: auto 0.75rem 0.75rem auto;
    }
    .one .tree {
      grid-column: first / second;
    }
    .two .tree.right {
      border-inline-start: 1px solid var(--ply-line);
    }
  }
  @container (min-width: 76rem) {
    .two .tree.right {
      --ply-tools-place: initial;
    }
    .instrument {
      grid-template:
        'verdict verdict verdict verdict' auto
        'drawer caption caption caption' auto
        'drawer first dock second' minmax(0, 1fr)
        'timeline timeline timeline timeline' auto
        'controls controls controls controls' auto / auto minmax(0, 1fr) var(--dock) minmax(0, 1fr);
    }
    .one.instrument {
      grid-template:
        'verdict verdict verdict' auto
        'drawer caption caption' auto
        'drawer first dock' minmax(0, 1fr)
        'timeline timeline timeline' auto
        'controls controls controls' auto / auto minmax(0, 1fr) var(--dock);
    }
    .one .tree {
      grid-area: first;
    }
    .two .tree.right {
      border: 0;
    }
    .below {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
  @media (max-height: 50rem) {
    @container (min-width: 44rem) {
      .instrument {
        --dock: 16rem;
      }
      ply-caption {
        --ply-band: 3rem;
        --ply-band-type: 1rem;
        --ply-band-line: 1.375rem;
      }
    }
  }
`;
