import { css, html, nothing } from 'lit';
import type { Stats } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { setStyles } from '../kit/styled.ts';

/** `share`: the length relative to the longest bar, 0 to 1. */
export function renderRunBar(share: number) {
  return html`<i aria-hidden="true" style=${setStyles({ 'inline-size': `${100 * share}%` })}></i>`;
}

export function renderStats(stats: Stats, has: { readonly table: boolean; readonly cutoffs: boolean }) {
  const { names, cutoffs } = words.stats;
  const entries = [
    [names.leaves, stats.leaves, true],
    [names.frontier, stats.frontier, stats.frontier > 0],
    [names.interior, stats.interior, has.table],
    [names.hits, stats.hits, has.table],
  ] as const;
  return html`<dl class="row">
    ${entries.map(([name, value, isShown]) => (isShown ? renderCount(name, words.formatCount(value)) : nothing))}
    ${has.cutoffs ? renderCount(names.cutoffs, cutoffs(stats.cutoffs, stats.cutMoves)) : nothing}
  </dl>`;
}

function renderCount(name: string, value: string) {
  return html`<div>
    <dt class="quiet">${name}</dt>
    <dd>${value}</dd>
  </div>`;
}

export const statsStyles = css`
  :host {
    container-type: inline-size;
  }
  th,
  td {
    padding: var(--ply-space-4) var(--ply-space-8);
    vertical-align: middle;
  }
  th {
    inline-size: 28%;
  }
  .bar {
    inline-size: 40%;
  }
  .bar i {
    display: block;
    block-size: 0.875rem;
    min-inline-size: 2px;
    background: var(--ply-line-3);
  }
  .own .bar i {
    background: var(--ply-ink);
  }
  .own th {
    font-weight: var(--ply-bold);
  }
  td.quiet {
    inline-size: 5rem;
    white-space: nowrap;
  }
  dl {
    column-gap: var(--ply-space-32);
    font-size: var(--ply-type-14);
  }
  dd {
    font-weight: var(--ply-bold);
  }
  @media (width <= 52rem) {
    dl.row {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: var(--ply-space-12);
    }
  }
  @container (width <= 27rem) {
    th {
      inline-size: 36%;
    }
    .bar {
      inline-size: 24%;
    }
  }
`;
