import { css } from 'lit';

/** The arrangement of a comparison: two trees beside each other where there is room, else one above the other. */
export const compareStyles = css`
  :host {
    container-type: inline-size;
    font-size: 0.9375rem;
  }
  .card:focus {
    outline: none;
  }
  /* What is walked with fills a screen where a page sets how high that is; what comes of it stands below. */
  .walk {
    display: contents;
  }
  .card {
    display: flex;
    flex-direction: column;
    background: var(--ply-paper);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
  }
  .messages p {
    margin: 0;
    padding: 0.5rem 1.25rem;
    border-block-end: 1px solid var(--ply-line);
    border-inline-start: 4px solid var(--ply-min);
  }
  .head {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.5rem 1.5rem;
    padding: 0.75rem 1.25rem;
    border-block-end: 1px solid var(--ply-line);
  }
  .origin {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1rem;
    margin-block-start: 1rem;
  }
  .origin p {
    margin: 0;
    color: var(--ply-quiet);
  }
  .caption {
    --lines: 2;
    display: flex;
    align-items: center;
    min-block-size: calc(var(--lines) * 1lh + 1.5rem);
    margin: 0;
    padding: 0.75rem 1.25rem;
    font-size: 1.0625rem;
    line-height: 1.45;
    background: var(--ply-page);
    border-block-end: 1px solid var(--ply-line);
  }
  .caption.return {
    background: var(--ply-chosen-soft);
  }
  .caption.return b {
    color: var(--ply-chosen-ink);
  }
  .trees {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
  .tree {
    min-inline-size: 0;
  }
  .tree + .tree,
  ply-side .tree {
    border-block-start: 1px solid var(--ply-line);
  }
  .tree > .title,
  .legend {
    margin: 0;
    padding: 0.5rem 1.25rem;
    font-size: 0.9375rem;
    line-height: 1.5;
  }
  .one ply-tree::part(frame) {
    max-block-size: var(--ply-frame, clamp(16rem, 60svh, 46rem));
  }
  .two:not(.apart) > .tree ply-tree::part(tools) {
    display: none;
  }
  .legend {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.25rem 1.5rem;
    list-style: none;
  }
  .legend li {
    display: flex;
    align-items: center;
    gap: 0.5rem;
  }
  .legend svg {
    flex: none;
  }
  .gaps {
    border-block-end: 1px solid var(--ply-line);
  }
  .gaps p {
    margin: 0;
    padding: 0.5rem 1.25rem 0;
  }
  .gaps .title {
    font-weight: 700;
  }
  /* Ruler and footer of the timeline, and its rows: their height before they are there. */
  .gaps ply-timeline {
    display: block;
    min-inline-size: 0;
    min-block-size: calc(10.5rem + var(--chart));
    margin-block-start: 0.5rem;
  }
  ply-controls {
    padding: 0.25rem 0.75rem 0.75rem;
    background: var(--ply-paper);
    border-block: 1px solid var(--ply-line);
    position: sticky;
    inset-block: var(--ply-bar, 0) 0;
    z-index: 1;
  }
  .outcome {
    display: grid;
    gap: 1rem 2.5rem;
    padding: 0.75rem 1.25rem 1.25rem;
  }
  .outcome > * {
    min-inline-size: 0;
  }
  .reason {
    margin: 0.5rem 0 0;
    max-inline-size: 38rem;
    font-size: 1.0625rem;
    line-height: 1.5;
  }
  .reason strong {
    margin-inline-end: 0.4em;
  }
  .games {
    display: grid;
    gap: 0.75rem;
    align-content: start;
  }
  .games p {
    margin: 0;
  }

  @container (max-width: 44rem) {
    .head,
    .caption,
    .outcome,
    .tree > .title,
    .gaps p,
    .legend {
      padding-inline: 0.75rem;
    }
    .caption {
      --lines: 3;
      padding-block: 0.5rem;
      font-size: 1rem;
      line-height: 1.35;
    }
    .two ply-tree::part(frame) {
      max-block-size: clamp(13rem, 27svh, 24rem);
    }
    .head .name {
      display: none;
    }
  }

  @container (max-width: 34rem) {
    .origin .name {
      flex: 1 0 100%;
    }
    .caption {
      --lines: 5;
    }
  }

  @container (min-width: 40rem) {
    .gaps ply-timeline {
      min-block-size: calc(6.125rem + var(--chart));
    }
  }

  @container (min-width: 44rem) {
    .walk {
      display: flex;
      flex-direction: column;
      block-size: var(--ply-card, auto);
    }
    .trees {
      flex: 1 1 auto;
      grid-template-rows: var(--ply-stage, auto);
      min-block-size: 0;
    }
    .two {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    .tree,
    .one {
      display: flex;
      flex-direction: column;
      min-block-size: 0;
    }
    ply-tree {
      flex: 1 1 auto;
      min-block-size: 0;
    }
    .two ply-tree::part(frame),
    .one ply-tree::part(frame) {
      max-block-size: var(--ply-frame, clamp(16rem, 60svh, 46rem));
    }
    ply-side .tree {
      border-block-start: 0;
      border-inline-start: 1px solid var(--ply-line);
    }
    ply-controls {
      position: static;
      padding-inline: 1.25rem;
    }
  }

  @container (min-width: 62rem) {
    .walk {
      display: grid;
      grid-template:
        'caption head' auto
        'trees trees' var(--ply-stage, auto)
        'controls controls' auto / minmax(0, 1fr) auto;
    }
    .head {
      grid-area: head;
      border-inline-start: 1px solid var(--ply-line);
    }
    .caption {
      grid-area: caption;
    }
    .trees {
      grid-area: trees;
    }
    ply-controls {
      grid-area: controls;
    }
    /* What moves a tree stands beside its name; where it moves both, beside that of the second. */
    .two .title {
      display: flex;
      align-items: center;
      min-block-size: 3.5rem;
      padding-block: 0;
    }
    .two ply-tree::part(tools) {
      position: absolute;
      inset-block-start: -3.5rem;
    }
    .outcome {
      grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
    }
  }
`;
