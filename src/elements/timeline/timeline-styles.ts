import { css } from 'lit';

/** The look of the timeline around its canvases. */
export const timelineStyles = css`
  :host {
    container-type: inline-size;
  }
  /* A page may give the rows more room than they need. */
  .frame {
    --row: max(var(--least-row), var(--ply-chart, 0px) / var(--rows));
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    font-size: 0.75rem;
    line-height: 1;
  }
  .corner {
    align-self: center;
    padding-inline: 0.5rem;
    color: var(--ply-quiet);
  }
  .ruler {
    position: relative;
    block-size: 1.75rem;
    cursor: var(--ply-cursor, ew-resize);
    touch-action: pan-y !important; /* d3 would take the scrolling from the page */
    user-select: none;
    -webkit-user-select: none;
  }
  .ruler:focus-visible {
    outline-offset: -3px;
    border-radius: 0.4rem;
  }
  .tick {
    position: absolute;
    inset-block: 0.5rem 0;
    padding-inline-start: 0.3rem;
    color: var(--ply-quiet);
    border-inline-start: 1px solid var(--ply-line-strong);
    white-space: nowrap;
    pointer-events: none;
  }
  .pill {
    position: absolute;
    inset-block: 0.2rem;
    display: grid;
    place-items: center;
    padding-inline: 0.5em;
    color: var(--ply-paper);
    font-weight: 700;
    white-space: nowrap;
    background: var(--ply-chosen-ink);
    border-radius: 1em;
    transform: translateX(-50%);
    pointer-events: none;
  }
  .rows {
    margin: 0;
    padding: 0;
    list-style: none;
    font-weight: 600;
  }
  .rows li {
    display: flex;
    align-items: center;
    block-size: var(--row);
    padding-inline: 0.5rem;
    white-space: nowrap;
  }
  .rows .max {
    color: var(--ply-max-ink);
    background: var(--ply-max-band);
  }
  .rows .min {
    color: var(--ply-min-ink);
    background: var(--ply-min-band);
  }
  .chart {
    position: relative;
    block-size: calc(var(--rows) * var(--row));
    overflow: hidden;
    cursor: var(--ply-cursor, crosshair);
    touch-action: pan-y !important; /* d3 would take the scrolling from the page */
    user-select: none;
    -webkit-user-select: none;
  }
  .chart.zoomed {
    cursor: var(--ply-cursor, grab);
  }
  .chart.zoomed:active {
    cursor: var(--ply-cursor, grabbing);
  }
  .chart:focus-visible {
    outline-offset: -3px;
  }
  .chart > * {
    position: absolute;
    inset: 0;
  }
  canvas,
  .overlay {
    display: block;
    inline-size: var(--width);
    block-size: 100%;
  }
  .done {
    overflow: hidden;
  }
  .overlay {
    pointer-events: none;
    overflow: hidden;
  }
  .overlay text {
    font-size: 0.75rem;
    font-weight: 600;
  }
  .overlay .open {
    stroke: var(--ply-line-strong);
  }
  .overlay .hovered,
  .overlay .picked {
    fill: none;
    stroke: var(--ply-ink);
    stroke-width: 1.5;
  }
  .overlay .picked {
    stroke-width: 2.5;
  }
  .overlay .later {
    opacity: 0.55;
  }
  .cursor {
    inset-inline: auto;
    inline-size: 13px;
    margin-inline-start: -6.5px;
    cursor: var(--ply-cursor, ew-resize);
    touch-action: pan-y !important; /* d3 would take the scrolling from the page */
  }
  .cursor::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 5.5px;
    inline-size: 2px;
    background: var(--ply-chosen);
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    align-items: flex-start;
    justify-content: flex-end;
    gap: 0.5rem 0.75rem;
    padding: 0.375rem 0.5rem;
    font-size: 0.875rem;
    line-height: 1.35;
  }
  /* A page short of room may do without, where there is nothing to zoom. */
  footer:not(:has(button + button)) {
    display: var(--ply-timeline-footer, flex);
  }
  .readout {
    display: flex;
    flex: 1 1 20rem;
    align-items: center;
    gap: 0.75rem;
    min-inline-size: 0;
    min-block-size: 2.75rem;
  }
  .readout .board {
    flex: none;
    inline-size: 2.75rem;
  }
  .readout .board svg {
    display: block;
    inline-size: 100%;
    block-size: auto;
  }
  .readout p {
    margin: 0;
  }
  .facts {
    color: var(--ply-quiet);
  }
  .buttons {
    display: flex;
    flex: none;
    gap: 0.375rem;
  }
  .buttons button[aria-label] {
    padding: 0;
  }
  .keys {
    margin: 0 0.5rem 0.75rem;
    inline-size: auto;
  }
  .short {
    display: none;
  }
  @container (inline-size < 62rem) {
    .readout {
      min-block-size: 3.625rem;
    }
  }
  @container (inline-size < 40rem) {
    .long {
      display: none;
    }
    .short {
      display: inline;
    }
    .readout {
      align-items: flex-start;
      min-block-size: 4.75rem;
    }
  }
  @media print {
    footer .buttons {
      display: none;
    }
  }
`;
