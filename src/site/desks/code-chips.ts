import { html } from 'lit';
import { words } from '../../words/index.ts';
import { positionChip } from './position-chip.ts';

/** What the chips of the page open: the board, the call, the programs to begin with. */
const codeDrawers = ['position', 'call', 'start'] as const;
/** What one of the chips opens, by name. */
export type CodeDrawer = (typeof codeDrawers)[number];

/** What the chips say: the board, and the call as it is or was run. */
export interface CodeChips {
  readonly position: string;
  readonly call: string;
}

/** What the chips do: open a drawer or close it, and lead to what stands below the workbench. */
interface CodeActs {
  readonly toggle: (name: CodeDrawer) => void;
  readonly showMore: () => void;
}

/** The chips that say what is run and open the drawers where it is chosen, and one that leads to what else can be done with it. */
export function codeChips(shown: CodeChips, open: CodeDrawer | null, { toggle, showMore }: CodeActs) {
  const { chips, drawers, bestOffer, more } = words.codeDesk;
  const contents = {
    position: positionChip({ position: shown.position }),
    call: html`<span class="key">${drawers.call}</span
      ><span class=${shown.call ? 'code' : ''}>${shown.call || bestOffer}</span>`,
    start: html`<span>${drawers.start}</span>`,
  };
  return html`<div class="chips" role="group" aria-label=${chips}>
    ${codeDrawers.map(
      (name) =>
        html`<button
          class="chip ${name}"
          data-drawer=${name}
          aria-expanded=${name === open ? 'true' : 'false'}
          @click=${() => toggle(name)}
        >
          ${contents[name]}
        </button>`,
    )}
    <button class="chip" @click=${showMore}>
      <span>${more.first} <span class="rest">${more.rest}</span></span> <span aria-hidden="true">↓</span>
    </button>
  </div>`;
}
