import { html, nothing } from 'lit';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { chipLabel, drawerNames, type DrawerName } from './drawers.ts';
import { positionChip } from './position-chip.ts';

/** The chips that say what is searched, and open the drawers where it is set. */
export function chipRow(settings: Settings, open: DrawerName | null, toggle: (name: DrawerName) => void) {
  return html`<div class="chips" role="group" aria-label=${words.explore.chips}>
    ${drawerNames.map(
      (name) =>
        html`<button
          class="chip"
          data-drawer=${name}
          aria-expanded=${name === open ? 'true' : 'false'}
          aria-keyshortcuts=${name === 'position' ? 'p' : nothing}
          @click=${() => toggle(name)}
        >
          ${name === 'position' ? positionChip(settings) : settingChip(name, settings)}
        </button>`,
    )}
  </div>`;
}

function settingChip(name: DrawerName, settings: Settings) {
  return html`<span class="key">${words.explore.drawers[name]}</span>
    <span>${chipLabel(name, settings)}</span>`;
}
