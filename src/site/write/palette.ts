import { html } from 'lit';
import { words } from '../../words/index.ts';

/** What can be put into a lesson by clicking, in the order in which it is offered. */
const insertNames = ['stepper', 'compare', 'question', 'quiz', 'program', 'board'] as const;
/** One of what can be put in, by name. */
export type InsertName = (typeof insertNames)[number];

/** The buttons of what can be put in; each opens its form. */
export function palette(open: InsertName | null, toggle: (name: InsertName) => void) {
  const { label, names } = words.palette;
  return html`<div class="palette" role="group" aria-label=${label}>
    ${insertNames.map(
      (name) =>
        html`<button
          class="bare"
          data-drawer=${name}
          aria-expanded=${open === name ? 'true' : 'false'}
          @click=${() => toggle(name)}
        >
          ${names[name]}
        </button>`,
    )}
    <a class="button bare" href="guide/" target="_blank">${words.reference.guide}</a>
  </div>`;
}
