import { html } from 'lit';
import type { Settings } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { chipLabel, drawerNames, type DrawerName } from './drawers.ts';
import type { OpenDrawer } from './open-drawer.ts';
import { positionChip } from './position-chip.ts';

/** The chips that say what is searched, and open the drawers where it is set. */
export function chipRow(settings: Settings, drawer: OpenDrawer<DrawerName>) {
  const { chips, drawers } = words.explore;
  const said = (name: DrawerName) =>
    html`<span class="key">${drawers[name]}</span> <span>${chipLabel(name, settings)}</span>`;
  const contents = drawerNames.map(
    (name) => [name, name === 'position' ? positionChip(settings) : said(name)] as const,
  );
  return html`<div class="chips" role="group" aria-label=${chips}>${drawer.buttons(contents, 'chip')}</div>`;
}
