import { html } from 'lit';
import { icon } from '../../elements/host/icons.ts';
import type { Fix, Problem } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';

/** What is wrong in a lesson, each with the way to its line, and what mends it if that is known; in the words of the build. */
export function writeProblems(
  problems: readonly Problem[] | null,
  failure: string,
  goTo: (line: number) => void,
  mend: (fix: Fix) => void,
) {
  const said = words.writing.problems;
  if (failure)
    return html`<section class="problems" aria-label=${said.label}>
      <p role="alert">${icon('warning')}<span>${failure}</span></p>
    </section>`;
  const count = problems?.length ?? 0;
  const summary = problems === null ? said.starting : count === 0 ? said.none : said.count(count);
  return html`<section class="problems" aria-label=${said.label} tabindex="0">
    <p class=${count > 0 ? 'wrong' : ''} role="status">
      ${count > 0 ? icon('warning') : ''}<span>${summary}</span>
    </p>
    <ol>
      ${problems?.map(
        ({ line, text, fix }) =>
          html`<li>
            <button class="bare" @click=${() => goTo(line)}>${said.line(line)}</button>
            <span>${text}</span>
            ${fix ? html`<button class="bare" @click=${() => mend(fix)}>${said.mend(fix.text)}</button>` : ''}
          </li>`,
      )}
    </ol>
  </section>`;
}
