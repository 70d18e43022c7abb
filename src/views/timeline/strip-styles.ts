/** The styles of what `drawTimeline` draws, in any shadow root. */
export const stripStyles = /* css */ `
.ply-strip {
  --ground: color-mix(in srgb, var(--ply-sunken) 55%, var(--ply-surface));
  font-size: calc(var(--ply-type-note, 12px) - 1px);
  font-weight: var(--ply-medium);
  text {
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
    font-weight: var(--ply-bold);
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
  .bar:is(.open, .current) {
    fill: var(--ply-surface);
    stroke: var(--ply-ink);
    stroke-width: 1.25;
  }
  .bar.current {
    fill: var(--ply-current);
  }
  .label {
    fill: var(--ply-ink);
  }
  .label.ahead {
    fill: var(--ply-ink-3);
    font-weight: var(--ply-regular);
  }
  .label.current {
    fill: var(--ply-on-current);
    font-weight: var(--ply-bold);
  }
  .value {
    font-weight: var(--ply-bold);
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
  .mark.wrong {
    fill: var(--ply-surface);
    stroke: var(--ply-wrong);
  }
  .mark.wrong.passed {
    fill: var(--ply-wrong);
    stroke: var(--ply-surface);
  }
  .torn {
    fill: var(--ply-surface);
  }
  .stop {
    fill: none;
    stroke: var(--ply-ink);
    stroke-width: 2;
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
    font-weight: var(--ply-bold);
    text-anchor: middle;
  }
  @media (forced-colors: active) {
    .bar.past {
      stroke: CanvasText;
    }
  }
}
`;
