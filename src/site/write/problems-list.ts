import { html } from 'lit';
import { drawIcon } from '../../elements/host/icons.ts';
import type { Fix, Problem } from '../../lesson/index.ts';
import { words } from '../../words/index.ts';

/** Most problems listed; a writer fixes these first. */
const MOST_LISTED = 100;

interface ProblemActions {
  readonly goTo: (line: number) => void;
  readonly mend: (fix: Fix) => void;
}

export function renderFailure(failure: string) {
  return html`<section class="problems" aria-label=${words.writing.problems.label}>
    <p class="beside" role="alert">${drawIcon('warning')}<span>${failure}</span></p>
  </section>`;
}

/** Null until the lesson has been compiled once. */
export function renderProblems(problems: readonly Problem[] | null, { goTo, mend }: ProblemActions) {
  const said = words.writing.problems;
  const count = problems?.length ?? 0;
  const summary = problems === null ? said.starting : count === 0 ? said.none : said.count(count);
  return html`<section class="problems" aria-label=${said.label} tabindex="0">
    <p class="beside ${count > 0 ? 'wrong' : ''}" role="status">
      ${count > 0 ? drawIcon('warning') : ''}<span>${summary}</span>
    </p>
    <ol>
      ${problems?.slice(0, MOST_LISTED).map(
        ({ line, text, fix }) =>
          html`<li>
            <button class="bare" @click=${() => goTo(line)}>${said.line(line)}</button>
            <span>${text}</span>
            ${fix ? html`<button class="bare" @click=${() => mend(fix)}>${said.mend(fix.text)}</button>` : ''}
          </li>`,
      )}
    </ol>
    ${count > MOST_LISTED ? html`<p class="beside">${words.address.more(count - MOST_LISTED)}</p>` : ''}
  </section>`;
}
