import { css, unsafeCSS } from 'lit';
import { base, buttons, card, fields, pills } from '../../elements/kit/base-styles.ts';
import { drawingStyles } from '../../views/index.ts';

export const positionsBrowserStyles = [
  base,
  buttons,
  pills,
  card,
  fields,
  unsafeCSS(drawingStyles),
  css`
    :host {
      font-variant-numeric: tabular-nums;
    }
    form {
      display: grid;
      gap: var(--ply-space-12) var(--ply-space-24);
      margin-block-start: var(--ply-space-24);
    }
    @media (width >= 80rem) {
      form {
        grid-template-columns: 39rem minmax(0, 1fr);
      }
    }
    .segments label {
      flex: none;
      max-inline-size: 100%;
    }
    .segments span {
      white-space: normal;
    }
    /* As wide as a number: the counts arrive after their names. */
    small {
      min-inline-size: 5ch;
      font-weight: var(--ply-regular);
    }
    .results {
      margin-block-start: var(--ply-space-24);
      padding-block-start: var(--ply-space-12);
      border-block-start: 1px solid var(--ply-line);
    }
    .results > p {
      margin-block: 0 var(--ply-space-12);
      font-weight: var(--ply-bold);
    }
    progress {
      display: block;
      inline-size: min(100%, 30rem);
      block-size: 0.75rem;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      gap: var(--ply-space-12);
    }
    .card {
      position: relative;
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: var(--ply-space-16);
      align-items: start;
      padding: var(--ply-space-12);
    }
    .card:hover {
      border-color: var(--ply-line-3);
    }
    a {
      display: block;
      color: inherit;
      text-decoration: none;
    }
    a span {
      font-weight: var(--ply-bold);
      text-decoration: underline;
      text-underline-offset: 0.15em;
    }
    a::after {
      content: '';
      position: absolute;
      inset: 0;
      border-radius: inherit;
    }
    code {
      display: block;
      font: var(--ply-type-14) / 1.4 var(--ply-mono, ui-monospace, monospace);
      color: var(--ply-ink-3);
    }
    dl {
      display: grid;
      gap: var(--ply-space-4);
      margin-block: var(--ply-space-6) 0;
      font-size: var(--ply-type-14);
      line-height: 1.4;
    }
    dt {
      display: flex;
      align-items: center;
      gap: var(--ply-space-6);
      color: var(--ply-ink-3);
    }
    li p {
      margin-block: var(--ply-space-6) 0;
      font-size: var(--ply-type-13);
      color: var(--ply-ink-3);
    }
    .key {
      inline-size: 1.125rem;
      block-size: 1.125rem;
    }
    .choice {
      fill: none;
    }
    .choice.plain {
      stroke: var(--ply-plain);
      stroke-width: calc(1.5 * var(--stroke));
      stroke-dasharray: 2.5 2;
    }
    .choice.depth {
      fill: var(--ply-depth-soft);
      stroke: var(--ply-depth);
      stroke-width: calc(2.25 * var(--stroke));
    }
    button {
      margin-block-start: var(--ply-space-16);
    }
  `,
];
