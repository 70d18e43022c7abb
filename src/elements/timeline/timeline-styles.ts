import { css } from 'lit';

/** The look of the timeline, in whatever lengths its frame has: all of it grows with the type. */
export const timelineStyles = css`
  :host {
    --past-max: color-mix(in srgb, var(--ply-max) 42%, var(--ply-max-soft));
    --past-min: color-mix(in srgb, var(--ply-min) 42%, var(--ply-min-soft));
    --past-draw: color-mix(in srgb, var(--ply-draw) 30%, var(--ply-draw-soft));
    --ground: color-mix(in srgb, var(--ply-sunken) 55%, var(--ply-surface));
    container-type: inline-size;
    block-size: 4.5rem;
    background: var(--ply-surface);
  }
  .strip {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    block-size: 100%;
    user-select: none;
    -webkit-user-select: none;
  }
  .strip:focus-visible {
    outline-offset: -3px;
    border-radius: 0.4rem;
  }
  .whole,
  .part {
    position: relative;
    margin-inline: var(--ply-gutter, 2.75rem) 1rem;
    cursor: var(--ply-cursor, ew-resize);
    touch-action: pan-y;
  }
  .sum {
    max-inline-size: 5.25rem;
    position: absolute;
    inset-block-start: 1.25rem;
    inset-inline-start: 0.875rem;
    display: none;
    margin: 0;
    font-size: 0.6875rem;
    line-height: 1rem;
    color: var(--ply-ink-3);
  }
  .sum b {
    display: block;
  }
  .part {
    display: none;
    inline-size: 25rem;
    margin-inline-start: 2.75rem;
  }
  .title {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
    display: flex;
    justify-content: space-between;
    margin: 0;
    font-size: 0.6875rem;
    line-height: 1.1875rem;
    color: var(--ply-ink-3);
  }
  .title b::before {
    content: '';
    display: inline-block;
    inline-size: 0.5rem;
    block-size: 0.625rem;
    margin-inline-end: 0.375rem;
    background: var(--ply-current);
    border: 1.5px solid var(--ply-ink);
    border-radius: 2px;
  }
  .title b {
    font-weight: 600;
    color: var(--ply-ink);
  }
  canvas {
    position: absolute;
    inset-block-start: 1.1875rem;
    inset-inline-start: 0;
    inline-size: 100%;
    block-size: calc(100% - 1.3125rem);
    image-rendering: pixelated;
  }
  canvas[hidden] {
    display: none;
  }
  svg {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
    font-size: 11px;
    font-weight: 550;
  }
  text {
    dominant-baseline: central;
    fill: var(--ply-ink-3);
    pointer-events: none;
  }
  .row {
    fill: var(--ground);
  }
  .between {
    stroke: var(--ply-surface);
  }
  text.ply {
    font-weight: 600;
    text-anchor: end;
  }
  text.max {
    fill: var(--ply-max-text);
  }
  text.min {
    fill: var(--ply-min-text);
  }
  #max .line {
    stop-color: var(--ply-max);
  }
  #max .soft {
    stop-color: var(--ply-max-soft);
  }
  #min .line {
    stop-color: var(--ply-min);
  }
  #min .soft {
    stop-color: var(--ply-min-soft);
  }
  .enlarged {
    fill: color-mix(in srgb, var(--ply-current) 45%, transparent);
    stroke: var(--ply-ink);
    stroke-width: 1.5;
  }
  .bar.left-out {
    stroke: var(--ply-line);
  }
  .hatch {
    stroke: var(--ply-ink-3);
    stroke-width: 1;
  }
  .bar.draw {
    fill: var(--ply-draw-soft);
  }
  .bar.ahead {
    fill: var(--ply-sunken);
    stroke: var(--ply-line-2);
  }
  .bar.rest {
    fill: var(--ply-sunken);
    stroke: var(--ply-line-3);
    stroke-dasharray: 3 3;
  }
  .bar.open {
    fill: var(--ply-surface);
    stroke: var(--ply-ink);
    stroke-width: 1.25;
  }
  .bar.current {
    fill: var(--ply-current);
    stroke: var(--ply-ink);
    stroke-width: 1.25;
  }
  .label {
    fill: var(--ply-ink);
  }
  .label.ahead {
    fill: var(--ply-ink-3);
    font-weight: 450;
  }
  .label.current {
    fill: var(--ply-on-current);
    font-weight: 650;
  }
  .value {
    font-weight: 700;
  }
  .mark {
    fill: var(--ply-surface);
    stroke: var(--ply-line-3);
    stroke-width: 1.25;
  }
  .mark.best.passed {
    fill: var(--ply-ink);
    stroke: var(--ply-ink);
  }
  .mark.cut.passed {
    stroke: var(--ply-ink);
    stroke-width: 1.6;
  }
  .mark.differs.passed {
    fill: var(--ply-ink);
    stroke: var(--ply-surface);
  }
  .playhead {
    stroke: var(--ply-ink);
    stroke-width: 1.5;
  }
  rect.number {
    fill: var(--ply-ink);
  }
  text.number {
    fill: var(--ply-on-ink);
    font-weight: 650;
    text-anchor: middle;
  }

  @media (max-width: 40rem) {
    :host {
      block-size: 3.8125rem;
    }
  }

  @container (max-width: 40rem) {
    .whole {
      margin-inline: 0.875rem;
    }
    text.ply {
      display: none;
    }
  }

  @container (min-width: 60rem) {
    .part {
      display: block;
    }
    .sum {
      display: block;
    }
    .strip:has(.sum) .whole {
      margin-inline-start: 6.75rem;
    }
  }

  @media (forced-colors: active) {
    .bar.past {
      stroke: CanvasText;
    }
  }
`;
