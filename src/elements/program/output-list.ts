import { html, nothing } from 'lit';
import type { PrintedLine } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { countRows, groupPrinted, MOST_ROWS } from './terminal-rows.ts';

export interface Output {
  readonly before: readonly string[];
  readonly printed: readonly PrintedLine[];
}

export function countPrinted({ before, printed }: Output): number {
  return countRows(groupPrinted(before, printed));
}

/** The printed rows of each step, with a button that goes to the step, if there are steps to go to. */
export function renderOutput(
  { before, printed }: Output,
  step: number,
  goTo: ((step: number) => void) | null,
) {
  const { none, step: name, before: early, cut } = words.programRun.output;
  const groups = groupPrinted(before, printed);
  if (groups.length === 0) return html`<p class="quiet">${none}</p>`;
  return html`<ol class="printed" role="list">
    ${groups.map(({ step: at, rows }) =>
      at === null
        ? html`<li><span class="quiet">${early}</span>${renderRows(rows)}</li>`
        : html`<li
            class=${!goTo || at < step ? '' : at === step ? 'current' : 'ahead'}
            aria-current=${goTo && at === step ? 'step' : 'false'}
          >
            ${goTo && html`<button class="to" @click=${() => goTo(at)}>${name(at)}</button>`}${renderRows(rows)}
          </li>`,
    )}
    ${countRows(groups) < MOST_ROWS ? nothing : html`<li><span class="quiet">${cut(MOST_ROWS)}</span></li>`}
  </ol>`;
}

/** Gives an empty last row the height of any other. */
function renderRows(rows: readonly string[]) {
  return html`<code>${rows.join('\n')}${rows.at(-1) === '' ? '\n' : ''}</code>`;
}
