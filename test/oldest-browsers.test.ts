/* oxlint-disable no-underscore-dangle -- the data have such a name */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CompatStatement, Identifier } from '@mdn/browser-compat-data';
import { expect, test } from 'vitest';
import { writeLightTheme } from '../src/build/site-css.ts';
import { oldestBrowsers } from '../src/site/pages/index.ts';
import { api, browserNames, css, findAll, findVersion, html, javascript, lackedBy } from './compat.ts';

/** What one of the oldest browsers does not know, and what becomes of it there. */
const fineWithout: Readonly<Record<string, string>> = {
  'forced-color-adjust': 'no such colours there',
  'forced-color-adjust: none': 'no such colours there',
  'scrollbar-width': 'scrollbars as usual',
  'scrollbar-width: none': 'scrollbars as usual',
  'scrollbar-width: thin': 'scrollbars as usual',
  'text-wrap: pretty': 'lines break as usual',
  'user-select': 'Safari has it under its own name, which stands beside it',
  zoom: 'the projector of a class to try has its full size',
  'align-content: safe': 'the lines of a message are spread over its band',
  'field-sizing': 'a gap is as wide as other fields',
  'field-sizing: content': 'a gap is as wide as other fields',
  'position-area': 'asked for first',
  'position-area: block-end': 'asked for first',
  'position-area: span-inline-end': 'asked for first',
  'content-visibility': 'what is out of sight is drawn too',
  'content-visibility: auto': 'what is out of sight is drawn too',
  'content-visibility: visible': 'the details that it opens on paper are opened by a script',
  '::details-content': 'the details that it opens on paper are opened by a script',
  '@page': 'margins as usual',
  'break-after: avoid': 'pages break elsewhere',
  'break-before: avoid': 'pages break elsewhere',
  orphans: 'pages break elsewhere',
  widows: 'pages break elsewhere',
  'round()': 'the last line in sight of an editor may be cut off',
  autocapitalize: 'only keyboards on screens have it',
};

/** Features that the sources use and one of the oldest browsers does not know, with the versions that do. */
class Used {
  readonly #late = new Map<string, string>();

  add(name: string, feature: CompatStatement | undefined): void {
    const lacked = lackedBy(feature);
    // Under the name of one engine each says its own.
    if (lacked.length > 0 && !/^:{0,2}-/.test(name)) this.#late.set(name, `${name}: ${lacked.join(', ')}`);
  }

  expectFine(): void {
    const found = [...this.#late].filter(([name]) => !Object.hasOwn(fineWithout, name));
    expect(found.map(([, text]) => text)).toEqual([]);
  }
}

const files = (readdirSync('src', { recursive: true }) as string[]).map((file) => join('src', file));
const read = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\//g, '');
const templates = (text: string, tag: string) =>
  [...text.matchAll(new RegExp(String.raw`\b${tag}\`([^\`]*)\``, 'g'))]
    .map(([, inside]) => inside)
    .join('\n');

test('style sheets ask for nothing that one of the oldest browsers must have and has not', () => {
  const used = new Used();
  const entry = (below: Identifier | undefined, name: string): Identifier | undefined =>
    below?.[name] ?? below?.[name.replaceAll('-', '_')];
  for (const file of files.filter((each) => /\.(css|ts)$/.test(each))) {
    const sheet = file.endsWith('.css') ? read(file) : templates(read(file), 'css');
    for (const [, name, value] of sheet.matchAll(/(?<=^|[;{}])\s*([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)) {
      const property = css.properties[name];
      used.add(name, property?.__compat);
      for (const [word] of value.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w-])/g))
        used.add(`${name}: ${word}`, entry(property, word)?.__compat);
    }
    for (const [, name] of sheet.matchAll(/(?<![\w.-])([a-z][a-z-]*)\(/g))
      for (const each of findAll(css.types, name)) used.add(`${name}()`, each);
    for (const [, name, query] of sheet.matchAll(/@([a-z-]+)([^{;]*)/g)) {
      const rule = css['at-rules'][name];
      used.add(`@${name}`, rule?.__compat);
      for (const [, feature] of query.matchAll(/\(\s*([a-z-]+)/g))
        used.add(`@${name} (${feature})`, entry(rule, feature)?.__compat);
    }
    for (const [, selectors] of sheet.matchAll(/([^;{}]*)\{/g))
      for (const [name] of selectors.matchAll(/::?[a-z-]+/g))
        used.add(name, css.selectors[name.replace(/^:+/, '')]?.__compat);
  }
  used.expectFine();
});

test('nor does markup', () => {
  const used = new Used();
  for (const file of files.filter((each) => each.endsWith('.ts'))) {
    const text = read(file)
      .replace(/\$\{[^{}]*\}/g, '')
      .replace(/"[^"<>]*"/g, (value) => value.replaceAll(' ', ''));
    for (const [, tag, attributes] of text.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[^<>;{}()]*)?)>/g)) {
      const element = html.elements[tag];
      used.add(`<${tag}>`, element?.__compat);
      for (const [, name, value = ''] of attributes.matchAll(/(?<=\s)([a-z-]+)(?:="?([\w-]+))?/g)) {
        const attribute = element?.[name] ?? html.global_attributes[name];
        used.add(name, attribute?.__compat);
        used.add(
          `${name}=${value}`,
          (attribute?.[value] ?? attribute?.[value.replaceAll('-', '_')])?.__compat,
        );
      }
    }
  }
  used.expectFine();
});

test('the checks of the page stop exactly the browsers that are too old', () => {
  const source = readFileSync('src/site/every-page/start-check.js', 'utf8');
  const features: Readonly<Record<string, CompatStatement | undefined>> = {
    WeakRef: javascript.builtins['WeakRef'].__compat,
    'Array.prototype.toSorted': javascript.builtins['Array']['toSorted'].__compat,
    'Object.hasOwn': javascript.builtins['Object']['hasOwn'].__compat,
    customElements: api['Window']['customElements'].__compat,
    adoptedStyleSheets: api['Document']['adoptedStyleSheets'].__compat,
    'AbortSignal.prototype.throwIfAborted': api['AbortSignal']['throwIfAborted'].__compat,
    popover: html.global_attributes['popover'].__compat,
    ':has()': css.selectors['has'].__compat,
    'light-dark()': findAll(css.types, 'light-dark')[0],
  };
  const [, needed] = /var needed = \{([^}]*)\}/.exec(source)!;
  const names = [...needed.matchAll(/^\s*'?([\w.:()-]+?)'?: /gm)].map(([, name]) => name);
  expect(names.toSorted()).toEqual(Object.keys(features).toSorted());
  const latest = browserNames.map((name) => [
    name,
    String(Math.max(...Object.values(features).map((each) => findVersion(each!, name)))),
  ]);
  expect(Object.fromEntries(latest)).toEqual(oldestBrowsers);
});

test('where light-dark() is unknown every colour is that of the light theme', () => {
  const [, asked, rule] = /^@supports not \((.*?)\) \{(.*)\}$/s.exec(writeLightTheme())!;
  expect(asked).toContain('light-dark(');
  expect(rule).not.toContain('light-dark');
  const tokens = read('src/elements/kit/tokens.css').match(/--[\w-]+(?=:[^;]*light-dark\()/g)!;
  expect(tokens.length).toBeGreaterThan(30);
  for (const name of tokens) expect(rule).toMatch(new RegExp(`${name}:\\s*\\S`));
});
