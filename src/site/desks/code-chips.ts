import { html } from 'lit';
import { prepare } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { positionChip } from './position-chip.ts';

/** What one of the chips of the page opens: the board, the call, the programs to begin with. */
export type CodeDrawer = 'position' | 'call' | 'start';

/**
 * The chips that say what is run, the board and the call as it is or was run, and open the drawers where it is chosen; and
 * one that leads to what else can be done with it.
 */
export function codeChips(
  drawer: OpenDrawer<CodeDrawer>,
  { position, call }: { readonly position: string; readonly call: string },
  showMore: () => void,
) {
  const { chips, drawers, bestOffer, more } = words.codeDesk;
  const contents: [CodeDrawer, unknown][] = [
    ['position', positionChip(prepare({ position }))],
    [
      'call',
      html`<span class="key">${drawers.call}</span
        ><span class=${call ? 'code' : ''}>${call || bestOffer}</span>`,
    ],
    ['start', html`<span>${drawers.start}</span>`],
  ];
  return html`<div class="chips" role="group" aria-label=${chips}>
    ${drawer.buttons(contents, 'chip')}
    <button class="chip" @click=${showMore}>
      <span>${more.first} <span class="rest">${more.rest}</span></span> <span aria-hidden="true">↓</span>
    </button>
  </div>`;
}
