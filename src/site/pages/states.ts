import { html, nothing } from 'lit';
import { catalogue, listMarks, tags, type Tag } from '../../catalogue/index.ts';
import { findSpec, type LessonPage } from '../../lesson/index.ts';
import { trustHtml } from '../../views/index.ts';
import { words } from '../../words/index.ts';
import { buildPage } from './build-page.ts';
import { referencePath, type Page, type Site } from './page.ts';
import { renderWithCode } from './reference-parts.ts';

interface ElementState {
  /** Heading and sentence, as compiled HTML. */
  readonly head: string;
  readonly html: string;
}

/** Every element in each of its states, for readers, authors and the tests that take pictures (`test/e2e/states.test.ts`). */
export function buildStatesPage(site: Site): Page {
  const { title, summary } = words.reference.states;
  const path = `${referencePath}states/`;
  const main = html`<article data-opening>
    <p class="meta"><a class="alone" href="../">${words.reference.all}</a></p>
    <h1>${title}</h1>
    <p class="summary">${summary}</p>
    ${tags.map(
      (tag) =>
        html`<section>
            <h2 id=${tag}><a href="../${tag}/">${tag}</a></h2>
          </section>
          ${findStates(site.states, tag).map(
            (state) => html`<section data-state=${tag}>${trustHtml(state.head + state.html)}</section>`,
          )}
          ${renderMistake(tag)}`,
    )}
  </article>`;
  return buildPage(site, { path, title, summary, entry: 'guide', runsPrograms: true }, main);
}

/** The states that `0-states.md` gives an element; the first is its example. */
export function findStates({ stretches }: LessonPage, tag: string): readonly ElementState[] {
  const blocks = stretches
    .flatMap(({ sections }) => sections)
    .map((runs) => runs.flatMap((run) => run.html))
    .find(([heading = '']) => heading.includes(` id="${tag}"`));
  const starts = blocks?.flatMap((block, at) => (block.startsWith('<h3') ? [at] : [])) ?? [];
  if (!blocks || starts.length === 0)
    throw new Error(`no state of ${tag}: write one in 0-states.md, with a heading, under ## ${tag}`);
  return starts.map((start, i) => ({
    head: blocks.slice(start, start + 2).join('\n'),
    html: blocks.slice(start + 2, starts[i + 1]).join('\n'),
  }));
}

/** No lesson may hold a mistake, so it isn't in `0-states.md`. Programs read their position when they run. */
function renderMistake(tag: Tag) {
  const { title, text } = words.reference.states.mistake;
  const takesPosition = findSpec(tag)!.attributes.some(({ name }) => name === 'position');
  const { hosts, lesson } = catalogue[tag];
  if (!takesPosition || hosts === 'program' || lesson.writtenAs) return nothing;
  const marks = listMarks(tag, false).map(([name, value]) => ` ${name}="${value}"`);
  return html`<section data-state=${tag} data-mistake>
    <h3 id="${tag}-mistake">${title}</h3>
    <p>${renderWithCode(text)}</p>
    ${trustHtml(`<${tag} id="${tag}-mistaken" position="zzz"${marks.join('')}></${tag}>`)}
  </section>`;
}
