import { html, nothing, render } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { isAddressable, type Addressable } from '../../elements/host/addressable.ts';
import type { Blocks, Draft, Stretch } from '../../lesson/index.ts';
import { fetchElements } from '../every-page/fetch-elements.ts';
import { offerCopying } from '../every-page/offer-copying.ts';
import { renderLessonHead } from '../pages/lesson-head.ts';
import { placedHtml } from './followed-line.ts';

/** Replaces the lesson. Unchanged blocks stay; a new widget takes the state of the old one with its id. */
export function showLesson(article: HTMLElement, lesson: Draft): void {
  const before = findNamedWidgets(article);
  const states = new Map([...before].map(([id, { stateParts }]) => [id, stateParts]));
  if (article.dataset['shown'] === undefined) article.replaceChildren();
  article.dataset['shown'] = '';
  delete article.dataset['waiting'];
  render(renderStretchList(lesson), article);
  document.documentElement.toggleAttribute('data-spreads', article.querySelector('.spread') !== null);
  fetchElements();
  void offerCopying(article);
  for (const [id, parts] of states) if (parts.size > 0) void restore(article, id, before.get(id)!, parts);
}

function findNamedWidgets(article: HTMLElement): Map<string, Addressable> {
  return new Map([...article.querySelectorAll('[id]')].filter(isAddressable).map((each) => [each.id, each]));
}

async function restore(
  article: HTMLElement,
  id: string,
  before: Addressable,
  parts: ReadonlyMap<string, string>,
): Promise<void> {
  const now = article.querySelector(`#${id}`);
  if (!now || now === before) return;
  await customElements.whenDefined(now.localName);
  if (!isAddressable(now)) return;
  await now.updateComplete;
  for (const [key, value] of parts) now.restore(key, value);
}

interface Pieces {
  readonly keyOf: (block: string) => string;
  readonly linesOf: ReadonlyMap<Blocks, readonly number[]>;
}

function renderStretchList(lesson: Draft) {
  const [first] = lesson.stretches;
  const head = renderLessonHead(lesson);
  const runs = lesson.stretches.flatMap(({ sections }) => sections.flat());
  const lines = [...lesson.lines];
  const pieces: Pieces = {
    keyOf: makeBlockKeys(runs.flatMap((run) => run.html)),
    linesOf: new Map(runs.map((run) => [run, lines.splice(0, run.html.length)])),
  };
  return html`${first?.isSpread ? nothing : head}
  ${renderByKey(
    lesson.stretches,
    ({ isSpread, sections: [section] }) => `${isSpread} ${makeSectionKey(section)}`,
    (stretch) =>
      stretch.isSpread
        ? html`<div class="spread">
            ${stretch === first ? head : nothing}${renderSectionList(stretch, pieces)}
          </div>`
        : renderSectionList(stretch, pieces),
  )}`;
}

function renderSectionList({ sections }: Stretch, pieces: Pieces) {
  return renderByKey(
    sections,
    makeSectionKey,
    (runs) => html`<section>${runs.map((run) => renderRun(run, pieces))}</section>`,
  );
}

function renderRun(run: Blocks, { keyOf, linesOf }: Pieces) {
  const lines = linesOf.get(run)!;
  // Safe: the compiler writes only our elements, plain text markup and links within the site.
  const blocks = renderByKey(
    run.html.map((block, i) => ({ block, line: lines[i] })),
    ({ block }) => keyOf(block),
    ({ block, line }) => html`${placedHtml(block, line)}`,
  );
  return run.isSpread ? html`<div class="spread">${blocks}</div>` : blocks;
}

/** Identifies a section while others change around it, by its first element with an id. */
function makeSectionKey(section: readonly Blocks[] = []): string {
  const pieces = section.flatMap(({ html: blocks }) => blocks);
  return pieces.flatMap((piece) => listWidgetIds(piece)).at(0) ?? pieces[0] ?? '';
}

/** A block's key: its HTML, and that of the elements it refers to by `for`. */
function makeBlockKeys(pieces: readonly string[]): (block: string) => string {
  const withId = new Map(pieces.flatMap((piece) => listWidgetIds(piece).map((id) => [id, piece] as const)));
  return (block) => {
    const hosts = [...block.matchAll(/<ply-[^>]* for="([^"]*)"/g)].map(([, id]) => withId.get(id) ?? '');
    return [block, ...hosts.filter((host) => host !== block)].join('\n');
  };
}

function listWidgetIds(piece: string): string[] {
  return [...piece.matchAll(/<ply-[^>]* id="([^"]*)"/g)].map(([, id]) => id);
}

/** A number distinguishes equal keys. */
function renderByKey<T>(items: readonly T[], keyOfItem: (item: T) => string, view: (item: T) => unknown) {
  const counts = new Map<string, number>();
  const all = items.map((item) => {
    const key = keyOfItem(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return { item, key: `${count} ${key}` };
  });
  return repeat(
    all,
    ({ key }) => key,
    ({ item }) => view(item),
  );
}
