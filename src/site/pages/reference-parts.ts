import { html, nothing } from 'lit';

/** Something that has a name, as the reference tells of it. */
export interface Fact {
  /** The name, or how it is written. */
  readonly name: unknown;
  /** What it may hold, or its type. */
  readonly holds?: unknown;
  /** A sentence or more, with code between backticks. */
  readonly doc: string;
  /** What else is to be known of it, in few words. */
  readonly notes?: readonly string[];
}

/** A section of facts under a heading; nothing where there are none. */
export function factSection(id: string, title: string, facts: readonly Fact[]) {
  if (facts.length === 0) return nothing;
  return html`<section>
    <h2 id=${id}>${title}</h2>
    ${factList(facts)}
  </section>`;
}

/** Facts, each below its name. */
export function factList(facts: readonly Fact[]) {
  return html`<dl class="facts">
    ${facts.map(
      ({ name, holds = nothing, doc, notes = [] }) =>
        html`<dt><code>${name}</code> <span>${holds}</span></dt>
          <dd>
            ${withCode(doc)}
            ${notes.length ? html`<small>${notes.flatMap((note, i) => [i ? ' · ' : '', withCode(note)])}</small>` : nothing}
          </dd>`,
    )}
  </dl>`;
}

/** A docstring; what stands between backticks, and numbers below 0, as code. */
export function withCode(text: string) {
  return text
    .split(/`([^`]*)`|((?<![\w)] ?)[+−-](?:\d+|∞))/)
    .map((part, i) => (i % 3 !== 0 && part !== undefined ? html`<code>${part}</code>` : part));
}

/** The first sentence of a docstring. */
export function firstSentence(text: string): string {
  return /^.*?\.(?=\s|$)/.exec(text)?.[0] ?? text;
}
