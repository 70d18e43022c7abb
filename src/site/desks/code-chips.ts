import { html } from 'lit';
import { prepareSearch } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { renderPositionChip } from './position-chip.ts';

export type CodeDrawer = 'position' | 'call' | 'start';

/** The chips in the page's bar, which open a drawer each. */
export function renderCodeChips(
  drawer: OpenDrawer<CodeDrawer>,
  { position, call }: { readonly position: string; readonly call: string },
  showMore: (event: Event) => void,
) {
  const { chips, drawers, bestOffer, more } = words.codeDesk;
  const contents: [CodeDrawer, unknown][] = [
    ['position', renderPositionChip(prepareSearch({ position }))],
    [
      'call',
      html`<span class="key">${drawers.call}</span
        ><span class=${call ? 'code clip' : ''}>${call || bestOffer}</span>`,
    ],
    ['start', html`<span>${drawers.start}</span>`],
  ];
  return html`<div class="chips" role="group" aria-label=${chips}>
    ${drawer.renderButtons(contents, 'chip')}
    <a class="aside" href="#play" @click=${showMore}
      >${more.first} <span class="rest">${more.rest}</span> <span aria-hidden="true">↓</span></a
    >
  </div>`;
}
