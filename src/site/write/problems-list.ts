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

/** What makes the page wrong, then what it could have. Null until the lesson has been compiled once. */
export function renderProblems(problems: readonly Problem[] | null, { goTo, mend }: ProblemActions) {
  const said = words.writing.problems;
  const advice = problems?.filter(({ isAdvice }) => isAdvice) ?? [];
  const wrong = problems?.filter(({ isAdvice }) => !isAdvice) ?? [];
  const count = wrong.length;
  const all = [...wrong, ...advice];
  const counted = count === 0 ? said.none : said.count(count);
  const summary = advice.length ? said.withAdvice(counted, advice.length) : counted;
  return html`<section class="problems" aria-label=${said.label} tabindex="0">
    <p class="beside ${count > 0 ? 'wrong' : ''}" role="status">
      ${count > 0 ? drawIcon('warning') : ''}<span>${problems === null ? said.starting : summary}</span>
    </p>
    <ol>
      ${all.slice(0, MOST_LISTED).map(
        ({ line, text, fix, isAdvice }) =>
          html`<li>
            <button class="bare" @click=${() => goTo(line)}>${said.line(line)}</button>
            <span>${isAdvice ? `${said.advice} ` : ''}${text}</span>
            ${fix ? html`<button class="bare" @click=${() => mend(fix)}>${said.mend(fix.text)}</button>` : ''}
          </li>`,
      )}
    </ol>
    ${all.length > MOST_LISTED ? html`<p class="beside">${words.address.more(all.length - MOST_LISTED)}</p>` : ''}
  </section>`;
}
