import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { compileDraft, compileLesson, LessonError, writeStretches } from '../../src/lesson/index.ts';
import { readPrograms, readSite } from '../../src/build/read-site.ts';

const programs = readPrograms('.');

const front = '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n';
const file = 'lessons/01-a.md';
const draftOf = (body: string) => compileDraft(front + body, { file });
const htmlOf = (body: string) => writeStretches(draftOf(body).stretches);

const mistaken = new URL('../fixtures/lesson/errors/', import.meta.url);

test.each(readdirSync(mistaken).filter((name) => name.endsWith('.md')))(
  'a draft tells what the build tells: %s',
  (name) => {
    const source = readFileSync(new URL(name, mistaken), 'utf8');
    const options = { file: `lessons/${name}` };
    const told = () => {
      try {
        compileLesson(source, options);
      } catch (error) {
        if (error instanceof LessonError) return error.problems;
        throw error;
      }
      return [];
    };
    expect(compileDraft(source, options).problems).toEqual(told());
  },
);

test.each([
  [
    'a fact of the front matter',
    front.replace(/summary: .*\n/, '').replace(/minutes: 5\n/, '') + 'Text.\n',
    2,
  ],
  ['all facts but the title', '---\ntitle: T\n---\n\nText.\n', 4],
  ['the feedback of an answer', `${front}:::quiz Which?\n\n- [x] this — It is.\n- [ ] that\n:::\n`, 1],
  ['the braces of a score', `${front}The value is −1.\n`, 1],
  ['the language of code', `${front}\`\`\`cobol\nSTOP RUN\n\`\`\`\n`, 1],
])('%s that is missing is advice: it is listed, but no mistake on the page', (_, source, count) => {
  const { problems, stretches } = compileDraft(source, { file });
  expect(problems.map(({ isAdvice }) => isAdvice)).toEqual(Array.from({ length: count }, () => true));
  expect(writeStretches(stretches)).not.toContain('class="mistake"');
});

test('a lesson without exercises has 0 minutes of them', () => {
  const source = `${front.replace('exercise-minutes: 1', 'exercise-minutes: 0')}Text.\n`;
  expect(compileDraft(source, { file }).problems).toEqual([]);
});

test('an invalid value, or no title, is a mistake', () => {
  for (const source of [front.replace('minutes: 5', 'minutes: five'), front.replace(/title: .*\n/, '')])
    expect(compileDraft(`${source}Text.\n`, { file }).problems.map(({ isAdvice }) => isAdvice)).toEqual([
      undefined,
    ]);
});

test('a draft without mistakes equals the built lesson', () => {
  const { lessons, pages, images } = readSite('.');
  for (const lesson of lessons) {
    const {
      hosts: _hosts,
      lines: _lines,
      ...draft
    } = compileDraft(readFileSync(lesson.file, 'utf8'), {
      file: lesson.file,
      lessons,
      programs,
      pages,
      images,
    });
    const { pictures: _pictures, ...built } = lesson;
    expect(draft).toEqual({ ...built, problems: [] });
  }
});

test('blanks that no line breaks at, and lines before the front matter, are read as blanks', () => {
  const source = `\n${front}:::quiz Which?\n\n-\u00a0[x] this — It is.\n- [\u00a0] that — It is not.\n\n:::\n\n##\u00a0Next\n\nText\u00a0here.\n`;
  const { problems, stretches } = compileDraft(source.replace('title: ', 'title:\u00a0'), { file });
  expect(problems).toEqual([]);
  expect(writeStretches(stretches)).toContain('Text\u00a0here.');
});

test('a draft lists the searches that have an id, for a comparison the left one', () => {
  const { hosts } = draftOf(
    '<ply-compare id="pair" position="oxx/.xo/o.." left="order=best"></ply-compare>\n\n<ply-search position="oxx/.xo/o.."></ply-search>\n',
  );
  expect(hosts).toMatchObject([{ id: 'pair', settings: { position: 'oxx/.xo/o..', order: 'best' } }]);
});

test('a mistake is shown in its place, and all around it is shown too', () => {
  const page = htmlOf('First.\n\n<ply-steper></ply-steper>\n\n## Next\n\nLast.\n');
  const mistake = page.indexOf('class="mistake"');
  expect(page.indexOf('First.')).toBeLessThan(mistake);
  expect(page.indexOf('Last.')).toBeGreaterThan(mistake);
  expect(page).not.toContain('<ply-steper');
});

test('an unclosed tag does not swallow the next section', () => {
  const { stretches } = draftOf('<ply-search position="oxx/.xo/o..">\n\nInside.\n\n## Next\n\nLast.\n');
  const sections = stretches.flatMap(({ sections: all }) => all);
  expect(sections.length).toBe(2);
  expect(sections[1].flatMap(({ html }) => html).join('')).toContain('Last.');
});

test('pieces of a page are whole: no tag reaches from one into the next', () => {
  const { stretches } = draftOf(
    'One.\n\n<ply-search position="oxx/.xo/o..">\n\nTwo.\n\n</ply-search>\n\nThree.\n',
  );
  const pieces = stretches.flatMap(({ sections }) => sections.flat().flatMap(({ html }) => html));
  expect(pieces.map((piece) => /One|Two|Three/.exec(piece)?.[0])).toEqual(['One', 'Two', 'Three']);
});

test('where no link may leave the site, its address is shown as text', () => {
  const compiled = compileDraft(`${front}[A book](https://example.org/x) and <https://example.org/y>.\n`, {
    file,
    leavesSite: false,
  });
  const page = writeStretches(compiled.stretches);
  expect(page).not.toContain('href="https:');
  expect(page).toContain('A book (https://example.org/x) and https://example.org/y.');
});

test('links to lessons lead to their addresses', () => {
  const compiled = compileDraft(`${front}[A](01-a.md)\n`, { file, lessonsAt: '../../lessons/' });
  expect(writeStretches(compiled.stretches)).toContain('href="../../lessons/a/"');
});

test.each([
  ['deepening', 'true'],
  ['deepening="true"', 'true'],
  ['deepening="false"', 'false'],
  ['', ''],
])('a flag of a search is on by its bare name: %s', (flag, deepening) => {
  const { hosts, problems } = draftOf(`<ply-stepper id="own" position="oxx/.xo/o.." ${flag}></ply-stepper>`);
  expect(problems).toEqual([]);
  expect(hosts).toMatchObject([{ settings: { deepening } }]);
});

test('a setting that is no flag says nothing by its bare name', () => {
  const { problems } = draftOf('<ply-stepper id="own" position="oxx/.xo/o.." memo></ply-stepper>');
  expect(problems).toHaveLength(1);
});

test('character references in attributes are the characters that HTML has for them', () => {
  const written = '5&nbsp;kB, &minus;1, &#x2260;, &quot;&amp;lt;&quot;, a&copy=b';
  expect(htmlOf(`<abbr title="${written}">size</abbr>\n`)).toContain(
    '<abbr title="5\u{a0}kB, −1, ≠, &quot;&amp;lt;&quot;, a&amp;copy=b">size</abbr>',
  );
});

test('twenty thousand mistakes: ten are shown and the others counted; deep nesting is refused', () => {
  const mistakes = writeStretches(draftOf('<x-y>'.repeat(20_000)).stretches);
  expect(mistakes.match(/<p>Line/g)).toHaveLength(10);
  expect(mistakes).toMatch(/more mistakes are not shown/);
  const { stretches, problems } = draftOf(`${'<div>'.repeat(2000)}deep${'</div>'.repeat(2000)}\n`);
  expect(writeStretches(stretches).match(/<div>/g)!.length).toBeLessThanOrEqual(100);
  expect(problems[0].text).toMatch(/inside 100 other elements/);
});

test('no value is computed from a search that is not understood', () => {
  const suggestionsFor = (search: string) =>
    draftOf(`${search}\n\n<ply-value for="s" what="nodes">9</ply-value>\n`).problems.filter(({ fix }) => fix);
  expect(suggestionsFor('<ply-search id="s" position="oxx/.xo/o.."></ply-search>')).toHaveLength(1);
  const mistyped = ['scorin="depth"', 'scoring="deph"', 'scoring="depth" scoring="plain"', 'style="x"'];
  for (const wrong of mistyped)
    expect(suggestionsFor(`<ply-search id="s" position="oxx/.xo/o.." ${wrong}></ply-search>`)).toEqual([]);
});

test('a character that is written as &lt; is one everywhere', () => {
  const boards = { file, pages: ['glossary'], images: ['lessons/a.svg'] };
  const { problems, stretches, headings } = compileDraft(
    `${front}## One &lt; two\n\nA position &lt; {1}, a2 &lt; b3.\n\n![1 &lt; 2](a.svg)\n`,
    boards,
  );
  expect(problems).toEqual([]);
  expect(headings).toMatchObject([{ text: 'One < two', id: 'one-two' }]);
  const page = writeStretches(stretches);
  expect(page).toContain('glossary/#position');
  expect(page).not.toContain('&amp;');
  expect(page.match(/&lt;/g)).toHaveLength(5);
});

test('a lesson without a name in addresses is not offered as the target of a link', () => {
  const { problems } = compileDraft(`${front}[next](../other/)\n`, { file: 'lessons/bad name.md' });
  expect(problems.at(-1)?.text).toBe('unknown lesson "../other/": expected none');
});
