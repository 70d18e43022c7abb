import { html, nothing } from 'lit';
import { MOST_PRINTED } from '../../program/index.ts';
import type { PrintedLine } from '../../search/index.ts';
import { words } from '../../words/index.ts';

export interface Output {
  readonly before: readonly string[];
  readonly printed: readonly PrintedLine[];
}

export function renderOutput({ before, printed }: Output, step: number, goTo: (step: number) => void) {
  const { none, step: name, before: early, cut } = words.programRun.output;
  const lines = before.length + printed.length;
  if (lines === 0) return html`<p class="quiet">${none}</p>`;
  return html`<ol class="printed" role="list">
    ${before.map((text) => html`<li><span class="quiet">${early}</span><code>${text}</code></li>`)}
    ${printed.map(
      (line) =>
        html`<li
          class=${line.step === step ? 'current' : line.step > step ? 'ahead' : ''}
          aria-current=${line.step === step ? 'step' : 'false'}
        >
          <button class="to" @click=${() => goTo(line.step)}>${name(line.step)}</button
          ><code>${line.text}</code>
        </li>`,
    )}
    ${lines < MOST_PRINTED ? nothing : html`<li><span class="quiet">${cut(MOST_PRINTED)}</span></li>`}
  </ol>`;
}
