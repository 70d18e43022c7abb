import { html, nothing } from 'lit';
import { keepTogether } from '../../words/index.ts';

export interface Fact {
  readonly name: unknown;
  /** Its possible values, or its type. */
  readonly holds?: unknown;
  readonly doc: string;
  readonly notes?: readonly string[];
}

export function renderFactSection(id: string, title: string, facts: readonly Fact[]) {
  if (facts.length === 0) return nothing;
  return html`<section>
    <h2 id=${id}>${title}</h2>
    ${renderFactList(facts)}
  </section>`;
}

export function renderFactList(facts: readonly Fact[]) {
  return html`<dl class="facts">
    ${facts.map(
      ({ name, holds = nothing, doc, notes = [] }) =>
        html`<dt><code>${name}</code> <span>${holds}</span></dt>
          <dd>
            ${renderWithCode(doc)}
            ${notes.length ? html`<small>${notes.flatMap((note, i) => [i ? ' · ' : '', renderWithCode(note)])}</small>` : nothing}
          </dd>`,
    )}
  </dl>`;
}

/** Renders text between backticks, and numbers with a sign, as code, and the apostrophes of the rest as in print. */
export function renderWithCode(text: string) {
  return text
    .split(/`([^`]*)`|((?<![\w)] ?)[+−-](?:\d+|∞))/)
    .map((part, i) =>
      i % 3 !== 0 && part !== undefined
        ? html`<code>${part}</code>`
        : part && keepTogether(part.replaceAll("'", '’')),
    );
}

export function readFirstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
