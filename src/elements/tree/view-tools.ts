import { css, html, svg, type SVGTemplateResult } from 'lit';
import { words } from '../../words/index.ts';
import type { ViewController } from './view-controller.ts';

export const ZOOM = 1.4;

const icons = {
  zoomOut: svg`<path d="M5 10h10" />`,
  zoomIn: svg`<path d="M5 10h10M10 5v10" />`,
  fit: svg`<path d="M3.5 7.5v-4h4M12.5 3.5h4v4M16.5 12.5v4h-4M7.5 16.5h-4v-4" />`,
  follow: svg`<circle cx="10" cy="10" r="4.5" /><path d="M10 2v3.5M10 14.5V18M2 10h3.5M14.5 10H18" />`,
};

export const toolStyles = css`
  .tools {
    position: var(--ply-tools, absolute);
    inset: var(--ply-tools-place, 0.75rem 0.75rem auto auto);
    z-index: 1;
    display: flex;
    align-items: center;
    inline-size: fit-content;
    overflow: hidden;
    background: var(--ply-surface);
    border: 1px solid var(--ply-line);
    border-radius: var(--ply-radius-control);
  }
  .tools button {
    padding-inline: var(--ply-space-8);
    font-size: var(--ply-type-13);
    border-radius: 0;
  }
  .tools svg {
    inline-size: 1rem;
    block-size: 1rem;
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.6;
  }
  .tools button:focus-visible {
    outline-offset: -3px;
  }
  .tools .scale {
    min-inline-size: 3.25rem;
    font-size: var(--ply-type-13);
    font-weight: var(--ply-medium);
    text-align: center;
  }
  @container (width < 64rem) {
    .tools .text,
    .tools .scale {
      display: none;
    }
  }
  /* There the row would reach the root's board; keys, wheel and fingers zoom. */
  @container (width <= 36rem) {
    .tools .zoom {
      display: none;
    }
  }
  @container (width <= 27rem) {
    .tools {
      flex-direction: var(--ply-tools-direction, row);
    }
    .tools button {
      min-inline-size: 2.75rem;
      min-block-size: 2.75rem;
    }
    /* Beside the ruler: the root's pill is right of its board. */
    .tools:not(.strip ~ *) {
      inset: var(--ply-tools-place, 0.25rem auto auto 1.75rem);
    }
  }
`;

export function renderViewTools(view: ViewController) {
  const { buttons: name } = words.tree;
  const renderZoomButton = (label: string, shape: SVGTemplateResult, factor: number) =>
    html`<button class="bare zoom" title=${label} @click=${() => view.zoomBy(factor)}>
      ${drawToolIcon(shape)}
    </button>`;
  return html`<div class="tools on-screen" part="tools" role="group" aria-label=${name.label}>
    ${renderZoomButton(name.zoomOut, icons.zoomOut, 1 / ZOOM)}
    <span class="scale" aria-hidden="true">${name.scale(view.transform.k)}</span>
    ${renderZoomButton(name.zoomIn, icons.zoomIn, ZOOM)}
    <button class="bare" aria-label=${name.fit} @click=${() => view.fit()}>
      ${drawToolIcon(icons.fit)}<span class="text">${name.fit}</span>
    </button>
    <button
      class="bare"
      aria-label=${name.follow}
      aria-pressed=${view.isFollowing}
      @click=${() => view.toggleFollowing()}
    >
      ${drawToolIcon(icons.follow)}<span class="text">${name.follow}</span>
    </button>
  </div>`;
}

function drawToolIcon(shape: SVGTemplateResult) {
  return html`<svg viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`;
}
