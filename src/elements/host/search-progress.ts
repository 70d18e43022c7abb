import { css, html, nothing } from 'lit';
import { renderWithPills } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { preference } from '../kit/preferences.ts';
import type { SearchState } from './session-host.ts';

/** Screen readers announce only the beginning, not every number. */
export function renderSearchProgress(state: SearchState, stop: () => void) {
  const running = words.searchProgress;
  if (state.phase !== 'progress') return nothing;
  const { game, maxNodes, nodes, depth, bestMove, score } = state.progress;
  const isKnown = bestMove !== null && score !== null;
  const best = isKnown ? { move: game.moveName(bestMove, preference('naming')), score } : null;
  return html`<div class="running" role="group" aria-label=${running.label}>
    <p class="unseen" role="status">${running.begins}</p>
    <progress max=${maxNodes} value=${nodes} aria-label=${running.label}></progress>
    <span>${renderWithPills(running.progress({ nodes, depth, best }))}</span>
    <button @click=${stop}>${running.cancel}</button>
  </div>`;
}

export const progressStyles = css`
  .running {
    display: flex;
    flex-wrap: wrap;
    gap: var(--ply-space-8) var(--ply-space-16);
    align-items: center;
    padding: var(--ply-space-12) var(--ply-space-20);
    font-family: var(--ply-sans);
    font-size: var(--ply-type-15);
    font-variant-numeric: tabular-nums;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius);
  }
  .running progress {
    inline-size: 10rem;
    accent-color: var(--ply-ink);
  }
  .running > span {
    flex: 1 1 16rem;
  }
`;
