import { html } from 'lit';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from '../desks/open-drawer.ts';

/** What can be inserted, in the order of the buttons. */
export type InsertName = keyof typeof words.palette.names;

export function renderPalette(drawer: OpenDrawer<InsertName>) {
  const { label, names } = words.palette;
  const contents = Object.entries(names) as [InsertName, string][];
  return html`<div class="palette" role="group" aria-label=${label}>
    ${drawer.renderButtons(contents, 'bare')}
    <a class="button bare" href="guide/" target="_blank">${words.reference.guide}</a>
  </div>`;
}
