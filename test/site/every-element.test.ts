import { describe, expect, onTestFinished, test } from 'vitest';
import { tags, type Tag } from '../../src/catalogue/index.ts';
import { compileLesson, registry, writeStretches } from '../../src/lesson/index.ts';
import { listPieces, listShownElements } from '../../src/site/embed/lesson-pieces.ts';
import { elementScripts, fetchElement } from '../../src/site/every-page/fetch-elements.ts';
import { listElements } from '../../src/site/pages/page.ts';
import examples from '../../src/site/pages/0-states.md?raw';
import guide from '../../src/site/pages/0-guide.md?raw';
import { Slides } from '../../src/site/present/slides.ts';
import { suggestCompletions } from '../../src/site/write/completion.ts';
import { fetchPrograms } from '../../src/site/write/lesson-compiler.ts';
import { words } from '../../src/words/index.ts';

const lesson = compileLesson(examples, {
  file: 'lessons/01-examples.md',
  programs: await fetchPrograms(examples),
});

/** The example of an element, as a lesson without anything else. */
function exampleOf(tag: Tag): HTMLElement {
  const article = document.createElement('article');
  article.innerHTML = writeStretches(lesson.stretches);
  const heading = article.querySelector(`#${tag}`)!;
  const section = heading.closest('section')!;
  const example = section.querySelector('.shown')!;
  section.replaceChildren(...example.childNodes);
  // As high as if their searches were there already.
  for (const block of section.children) block.setAttribute('style', 'display: block; min-block-size: 1rem');
  article.replaceChildren(section);
  document.body.append(article);
  onTestFinished(() => article.remove());
  return article;
}

test('the catalogue has a row for each element that the sources describe', () => {
  expect(tags.toSorted()).toEqual(registry.map(({ name }) => name).toSorted());
});

test('pages fetch a script for each element of the catalogue, and for no part of one', () => {
  expect(Object.keys(elementScripts).toSorted()).toEqual(tags.toSorted());
});

describe.each(registry)(
  '$name',
  ({ name, attributes, ancestors, session, fallback, content, group, room, ...row }) => {
    const tag = name as Tag;

    test('hosts and shows what its class does', () => {
      expect(row.hosts !== null).toBe(ancestors.includes('TraceHost'));
      const isView = session === 'needs' || session === 'or position';
      // What stands in a sentence, or asks, has a search too, and shows none.
      expect(row.shows !== null).toBe(isView && content === 'nothing');
    });

    test('is in the reference and in the guide', () => {
      expect(words.reference.groups[group]).not.toBe('');
      expect(examples).toContain(`\n## ${tag}\n`);
      expect(guide).toContain(row.writtenAs ?? `<${tag}`);
    });

    test('has the place that it takes, before it wakes up', () => {
      expect(room !== null || fallback !== 'none' || content !== 'nothing').toBe(true);
    });

    test('is read by its whole name where it is written, and where its script is preloaded', () => {
      const offered = (text: string) => suggestCompletions(text, text.length, [], true)!.all;
      expect(offered(`<${tag}></`).map(({ label }) => label)).toEqual([tag]);
      expect(offered(`<${tag} `).map(({ label }) => label)).toEqual([
        'id',
        ...attributes.map((each) => each.name),
      ]);
      expect(listElements(`<p>Here</p><${tag} id="own"></${tag}>`)).toEqual([tag]);
    });

    test('is fetched by its name', async () => {
      await fetchElement(tag);
      expect(customElements.get(tag)).toBeDefined();
    });

    test('is in a frame: as a piece, with the search that it shows, or within the text of a piece', () => {
      const article = document.createElement('article');
      article.innerHTML = `<ply-search id="host"></ply-search><${tag} id="own" for="host"></${tag}>`;
      const element = article.querySelector<HTMLElement>('#own')!;
      const host = article.querySelector<HTMLElement>('#host')!;
      expect([...listPieces(article).values()].includes(element)).toBe(row.on.frame !== null);
      expect(listShownElements(host, article).includes(element)).toBe(row.shows !== null);
      expect(row.on.frame !== null || row.shows !== null || content !== 'nothing').toBe(true);
    });

    test('is on a slide', () => {
      const article = exampleOf(tag);
      const blocks = new Slides(article).listSlides(1).flatMap((slide) => [...slide.blocks, slide.search]);
      expect(blocks.some((block) => block?.matches(tag) || block?.querySelector(tag))).toBe(true);
    });
  },
);
