import { describe, expect, test } from 'vitest';
import { readPrograms, readSite } from '../../src/build/read-site.ts';
import { starts } from '../../src/program/starts/index.ts';
import {
  compileLesson,
  containerNames,
  LessonError,
  registry,
  writeStretches,
} from '../../src/lesson/index.ts';
import { words } from '../../src/words/index.ts';

const { guide, states, pages, images } = readSite('.');
const programs = readPrograms('.');

/** The text of each example of a compiled page, as a reader sees it. */
function examplesIn(html: string): string[] {
  const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&', '#39': "'" };
  return [...html.matchAll(/<figure class="example">[^]*?<pre[^>]*>([^]*?)<\/pre>/g)].map(([, code]) =>
    code
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll(/&(lt|gt|quot|amp|#39|#x27);/g, (_, name: string) => signs[name] ?? "'"),
  );
}

test('the guide shows every element and every container', () => {
  const html = writeStretches(guide.stretches);
  expect(registry.map(({ name }) => name).filter((name) => !html.includes(`<${name}`))).toEqual([]);
  const source = examplesIn(html).join('\n');
  const shown = containerNames.filter((name) => name !== 'example');
  expect(shown.filter((name) => !new RegExp(`^:::${name}( |$)`, 'm').test(source))).toEqual([]);
});

test('the guide names every program of the collection', () => {
  const html = writeStretches(guide.stretches);
  const isNamed = (key: string) => html.includes(`>${key.replace(/^stage-[2-4]$/, 'stage-5')}</code>`);
  const keys = starts.filter(({ group }) => group !== 'named').map(({ key }) => key);
  expect(keys.filter((key) => !isNamed(key))).toEqual([]);
});

describe.each([
  ['the guide', guide],
  ['the reference', states],
])('%s', (_, page) => {
  const all = examplesIn(writeStretches(page.stretches));

  test('has examples', () => expect(all.length).toBeGreaterThan(20));

  const named = all.map((text) => ({ text, begin: text.split('\n', 1)[0] }));
  test.each(named)('gives an example that is a lesson by itself: $begin', ({ text }) => {
    const source = `${words.examples.facts}\n${text}\n`;
    const compile = () =>
      compileLesson(source, { file: `lessons/1-${words.examples.file}`, pages, images, programs });
    expect(compile).not.toThrow(LessonError);
  });
});

/** The attributes that the prose of the guide shows with a value, such as `form="one-tree"`. */
const shown = [
  ...writeStretches(guide.stretches).matchAll(
    /<code[^>]*>([a-z-]+)=(?:"|&quot;)([^<]*?)(?:"|&quot;)<\/code>/g,
  ),
].map(([, name, value]) => ({ name, value }));

test('the guide names attributes with values', () => expect(shown.length).toBeGreaterThan(5));

test.each(shown)('an element accepts $name="$value" from the guide', ({ name, value }) => {
  const takers = registry.filter(({ attributes }) => attributes.some((each) => each.name === name));
  const problems = takers.map((taker) => {
    const source = `${words.examples.facts}\n<${taker.name} id="taker" ${name}="${value}"></${taker.name}>\n`;
    try {
      compileLesson(source, { file: `lessons/1-${words.examples.file}`, pages, images, programs });
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  });
  expect(problems).toContain('');
});
