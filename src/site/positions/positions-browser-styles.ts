import { css, unsafeCSS } from 'lit';
import { base, buttons, card, pills } from '../../elements/kit/theme.ts';
import { drawingStyles } from '../../views/index.ts';

/** The layout of the list of positions: filters in rows of choices, below them cards as many as fit. */
export const positionsBrowserStyles = [
  base,
  buttons,
  pills,
  card,
  unsafeCSS(drawingStyles),
  css`
    :host {
      font-variant-numeric: tabular-nums;
    }
    input:focus-visible + span {
      outline: 2px solid var(--ply-focus);
      outline-offset: 2px;
    }

    form {
      display: grid;
      gap: 0.75rem 1.5rem;
      margin-block-start: 1.5rem;
    }
    @media (min-width: 72rem) {
      form {
        grid-template-columns: 35.5rem minmax(0, 1fr);
      }
    }
    fieldset {
      display: flex;
      flex-wrap: wrap;
      gap: 0.25rem;
      align-content: start;
    }
    legend {
      margin-block-end: 0.25rem;
      font-weight: 600;
    }
    label {
      position: relative;
      display: flex;
    }
    label span {
      display: flex;
      align-items: baseline;
      align-content: center;
      flex-wrap: wrap;
      gap: 0 0.4em;
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
      padding-inline: 0.625rem;
      border: 1px solid var(--ply-line);
      border-radius: var(--ply-radius-control);
      background: var(--ply-surface);
    }
    /* As wide as a number of the list: the counts arrive after their names. */
    small {
      min-inline-size: 5ch;
      font-size: 0.8125rem;
      color: var(--ply-ink-3);
    }
    .none span {
      border-style: dashed;
      background: none;
      color: var(--ply-ink-3);
    }
    input[type='radio'] {
      position: absolute;
      inset: 0;
      inline-size: 100%;
      margin: 0;
      opacity: 0;
      cursor: pointer;
    }
    input:hover + span {
      border-color: var(--ply-line-3);
    }
    input:checked + span {
      background: var(--ply-sunken);
      border-color: var(--ply-ink);
      box-shadow: inset 0 0 0 0.5px var(--ply-ink);
    }

    .results {
      margin-block-start: 1.5rem;
      padding-block-start: 0.75rem;
      border-block-start: 1px solid var(--ply-line);
    }
    .results > p {
      margin-block: 0 0.75rem;
      font-weight: 600;
    }
    progress {
      display: block;
      inline-size: min(100%, 30rem);
      block-size: 0.75rem;
    }
    ul {
      display: grid;
      grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
      gap: 0.75rem;
    }
    li {
      position: relative;
      display: grid;
      grid-template-columns: 6rem minmax(0, 1fr);
      gap: 1rem;
      align-items: start;
      padding: 0.75rem;
    }
    li:hover {
      border-color: var(--ply-line-3);
    }
    a {
      display: block;
      color: inherit;
      text-decoration: none;
    }
    a span {
      font-weight: 600;
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
      font: 0.875rem / 1.4 var(--ply-mono, ui-monospace, monospace);
      color: var(--ply-ink-3);
    }
    dl {
      display: grid;
      gap: 0.25rem;
      margin-block: 0.375rem 0;
      font-size: 0.875rem;
      line-height: 1.4;
    }
    dt {
      display: flex;
      align-items: center;
      gap: 0.35rem;
      color: var(--ply-ink-3);
    }
    li p {
      margin-block: 0.375rem 0;
      font-size: 0.8125rem;
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
      stroke-width: 1.5;
      stroke-dasharray: 2.5 2;
    }
    .choice.depth {
      fill: var(--ply-depth-soft);
      stroke: var(--ply-depth);
      stroke-width: 2.25;
    }
    button {
      margin-block-start: 1rem;
    }
  `,
];
