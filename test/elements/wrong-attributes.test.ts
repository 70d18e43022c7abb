import { expect, onTestFinished, test } from 'vitest';
import { compileDraft, registry, writeStretches } from '../../src/lesson/index.ts';
import examples from '../../src/site/pages/0-states.md?raw';
import { settled } from './mount.ts';
import '../../src/elements/index.ts';

const file = 'lessons/01-wrong.md';
const front = '---\ntitle: T\nsummary: S.\nminutes: 5\nexercise-minutes: 1\nobjectives:\n  - do it\n---\n\n';

/** A typing mistake, a name that every object has, what misses its name, and a number that is too small. */
const wrong = ['zzz', 'constructor', 'scoring=zzz', '-1'];

/** The example of an element, with another value of one attribute. */
function writeExample(name: string, attribute: string, value: string): string {
  const [, body] = new RegExp(`\\n## ${name}\\n[^]*?:::example\\n([^]*?)\\n:::\\n`).exec(examples)!;
  return body.replace(new RegExp(`<${name}\\b[^>]*>`), (tag) =>
    tag
      .replace(new RegExp(`\\s${attribute}(?:="[^"]*")?(?=[\\s>])`), '')
      .replace(`<${name}`, `<${name} ${attribute}="${value}"`),
  );
}

test.each(registry.filter(({ writtenAs }) => !writtenAs))(
  'a lesson goes on around a wrong value of an attribute: $name',
  async ({ name, attributes }) => {
    const thrown: unknown[] = [];
    const note = (event: ErrorEvent | PromiseRejectionEvent) => {
      event.preventDefault();
      thrown.push('reason' in event ? event.reason : event.error);
    };
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
    onTestFinished(() => {
      removeEventListener('error', note);
      removeEventListener('unhandledrejection', note);
    });
    for (const { name: attribute } of attributes)
      for (const value of wrong) {
        const source = `${front}First.\n\n${writeExample(name, attribute, value)}\n\nLast.\n`;
        const html = writeStretches(compileDraft(source, { file }).stretches);
        const article = document.createElement('article');
        article.innerHTML = html;
        document.body.append(article);
        onTestFinished(() => article.remove());
        await settled().catch((error: unknown) => thrown.push(error));
        expect.soft(thrown.splice(0), `${attribute}="${value}"`).toEqual([]);
        expect.soft(article.querySelector(name), `${attribute}="${value}"`).not.toBe(null);
        article.remove();
      }
  },
);

/** A value has its own text, and a game needs a program, which it says. */
const withoutSearch = ['ply-value', 'ply-play'];
const named = registry.filter(
  ({ name, attributes }) => attributes.some((each) => each.name === 'for') && !withoutSearch.includes(name),
);

test.each(named)(
  'a name that no search has gives a message at the element: $name',
  async ({ name, attributes }) => {
    const main = document.createElement('main');
    const needed = attributes.filter(({ isRequired }) => isRequired).map((each) => `${each.name}="value"`);
    main.innerHTML = `<ply-search id="here" position="oxx/.xo/o.."></ply-search><${name} for="nowhere" ${needed.join(' ')}></${name}>`;
    document.body.append(main);
    onTestFinished(() => main.remove());
    await settled();
    const element = main.querySelector(name)!;
    const alert = () => element.shadowRoot!.querySelector('[role=alert]');
    expect(alert()?.textContent).toMatch(/nowhere.*(did you mean|expected).*here/);
    element.setAttribute('for', 'here');
    await settled();
    expect(alert()).toBe(null);
  },
);
