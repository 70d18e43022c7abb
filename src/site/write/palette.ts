import { html } from 'lit';
import { words } from '../../words/index.ts';
import type { OpenDrawer } from '../desks/open-drawer.ts';

const insertNames = [
  'stepper',
  'byHand',
  'compare',
  'question',
  'quiz',
  'program',
  'blocks',
  'board',
  'picture',
] as const;
export type InsertName = (typeof insertNames)[number];

export function renderPalette(drawer: OpenDrawer<InsertName>) {
  const { label, names } = words.palette;
  const contents = insertNames.map((name) => [name, names[name]] as const);
  return html`<div class="palette" role="group" aria-label=${label}>
    ${drawer.renderButtons(contents, 'bare')}
    <a class="button bare" href="guide/" target="_blank">${words.reference.guide}</a>
  </div>`;
}
