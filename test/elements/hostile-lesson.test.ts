import { expect, onTestFinished, test } from 'vitest';
import {
  compileDraft,
  compileLesson,
  LessonError,
  registry,
  writeStretches,
} from '../../src/lesson/index.ts';
import { attacks } from '../lesson-attacks.ts';
import { vectors } from '../lesson-vectors.ts';
import '../../src/elements/index.ts';

/** What may stand in a lesson; the drawings of trees among it. */
const allowed = new Set(
  `a abbr aside b blockquote br caption code dd del details div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i img input
  kbd li mark ol p pre samp section small span strong sub summary sup table tbody td th thead tr ul var
  svg g path rect circle line text tspan title desc`
    .split(/\s+/)
    .concat(registry.map(({ name }) => name)),
);

/** Attributes whose values a browser fetches, follows or runs, on whatever element. */
const dangerous =
  /^(on|style$|src$|srcset$|srcdoc$|href$|xlink:|action$|formaction$|ping$|data$|background$|poster$|cite$|manifest$|is$|nonce$|slot$|autofocus|contenteditable|popover|accesskey|target|download|form$|name$|http-equiv|content$)/;

const front = 'title: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it';
const options = {
  file: 'lessons/01-test.md',
  pages: ['explore', 'glossary'],
  images: ['icon.svg'],
  leavesSite: false,
};
const lesson = (markdown: string) => `---\n${front}\n---\n\n${markdown}\n`;

/** Where a text can stand in a lesson. */
const places = {
  'as a block': (text: string) => `Before.\n\n${text}\n\nAfter.`,
  'in a paragraph': (text: string) => `Before ${text} after.`,
  'in code': (text: string) => `Before <code>${text}</code> after.`,
  'in bold': (text: string) => `Before **${text}** after.`,
  'in a list': (text: string) => `- one\n- ${text.replaceAll('\n', '\n  ')}\n`,
  'in a quote': (text: string) => `> ${text.replaceAll('\n', '\n> ')}\n`,
  'in a table': (text: string) => `| a | b |\n| - | - |\n| ${text.replaceAll(/\s*\n\s*/g, ' ')} | x |\n`,
  'in a heading': (text: string) => `## Before ${text.replaceAll('\n', ' ')}\n\nText.`,
  'in a container': (text: string) => `:::note ${text.replaceAll('\n', ' ')}\n${text}\n:::\n`,
  'in an answer': (text: string) =>
    `:::quiz Which ${text.replaceAll('\n', ' ')}?\n\n- [x] ${text.replaceAll('\n', ' ')} — Yes.\n- [ ] no — ${text.replaceAll('\n', ' ')}\n\n:::\n`,
  'in an element': (text: string) => `<div>\n${text}\n</div>\n`,
  'in a search': (text: string) => `<ply-search position="oxx/.xo/o..">\n\n${text}\n\n</ply-search>\n`,
  'in an attribute': (text: string) => `<div aria-label="${text}" class='${text}' id=${text}>x</div>\n`,
  'in an attribute of ours': (text: string) =>
    `<ply-board position="${text}" naming='${text}'></ply-board>\n`,
  'in a program': (text: string) =>
    `<ply-program id="p" position="oxx/.xo/o..">\n\n\`\`\`python\n${text}\n\`\`\`\n\n</ply-program>\n`,
};

function htmlOf(markdown: string): string {
  return writeStretches(compileDraft(lesson(markdown), options).stretches);
}

/** What stands in a piece of HTML that no lesson may hold. */
function foreignIn(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    ...(allowed.has(element.localName) ? [] : [`<${element.localName}>`]),
    ...[...element.attributes]
      .filter(({ name, value }) => dangerous.test(name) && !isOwn(element, name, value))
      .map(({ name, value }) => `${element.localName} ${name}=${value}`),
  ]);
}

/** Links within the site, its pictures, the boxes of tasks, and where the parts of our own elements belong. */
function isOwn({ localName }: Element, name: string, value: string): boolean {
  if (localName === 'a' && name === 'href') return /^(#|\.\.\/(\.\.\/)?([\w-]+\/)?(#|$))/.test(value);
  if (localName === 'img' && name === 'src') return value === '../../icon.svg';
  return name === 'slot' && ['question', 'fallback'].includes(value);
}

test('there are enough vectors', () => {
  expect(new Set([...vectors, ...attacks]).size).toBeGreaterThanOrEqual(1510);
});

/** Each attack is in a third of the places. */
const triedIn = (place: number) => [...vectors, ...attacks.filter((_, at) => (at + place) % 3 === 0)];

test.each(Object.entries(places))('no vector %s comes through, read once or twice', (name, put) => {
  for (const vector of triedIn(Object.keys(places).indexOf(name))) {
    const html = htmlOf(put(vector));
    const read = new DOMParser().parseFromString(html, 'text/html');
    expect(foreignIn(read.body), vector).toEqual([]);
    expect(read.head.childElementCount, vector).toBe(0);
    const again = new DOMParser().parseFromString(read.body.innerHTML, 'text/html');
    expect(foreignIn(again.body), vector).toEqual([]);
  }
});

test('a lesson that the build lets through holds none either', () => {
  let passed = 0;
  for (const vector of vectors)
    for (const name of ['as a block', 'in a paragraph', 'in code', 'in an answer'] as const) {
      try {
        const { stretches } = compileLesson(lesson(places[name](vector)), { ...options, leavesSite: true });
        passed++;
        const read = new DOMParser().parseFromString(writeStretches(stretches), 'text/html');
        const found = foreignIn(read.body).filter((each) => !each.startsWith('a href=https://'));
        expect(found, vector).toEqual([]);
      } catch (error) {
        if (!(error instanceof LessonError)) throw error;
      }
    }
  expect(passed).toBeGreaterThan(50);
});

test('the elements in a cleaned lesson run no script and make no request', async () => {
  const struck: string[] = [];
  Object.assign(window, { struck: () => struck.push('struck') });
  const asked: string[] = [];
  const watch = new PerformanceObserver((list) => asked.push(...list.getEntries().map(({ name }) => name)));
  watch.observe({ type: 'resource' });
  const main = document.createElement('main');
  document.body.append(main);
  onTestFinished(() => {
    watch.disconnect();
    main.remove();
  });
  const all = [...vectors, ...attacks].map((vector) =>
    htmlOf(`${places['as a block'](vector)}\n\n${places['in code'](vector)}\n`),
  );
  for (let at = 0; at < all.length; at += 10) {
    // oxlint-disable-next-line no-unsanitized/property -- that is what is tested
    main.innerHTML = all.slice(at, at + 10).join('\n');
    await new Promise((frame) => requestAnimationFrame(frame));
    for (const element of main.querySelectorAll<HTMLElement>('a, summary, button, [id]')) {
      element.addEventListener('click', (event) => event.preventDefault());
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      element.dispatchEvent(new FocusEvent('focus'));
      element.dispatchEvent(new PointerEvent('pointerenter'));
    }
  }
  expect(struck).toEqual([]);
  expect(asked.filter((address) => address.includes('evil'))).toEqual([]);
});
