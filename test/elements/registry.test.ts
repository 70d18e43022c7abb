import { html } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { setPreference } from '../../src/elements/index.ts';
import { namings } from '../../src/game/index.ts';
import { publicRegistry, registry } from '../../src/lesson/index.ts';
import { compiled } from './compiled.ts';
import { mount, settled } from './mount.ts';

describe.each(publicRegistry)(
  'what the manifest says of $name holds',
  ({ name, className, ancestors, attributes, members }) => {
    const element = customElements.get(name) as CustomElementConstructor & { observedAttributes: string[] };

    test('its class', () => {
      const line: string[] = [];
      for (let at = element; at.name; at = Object.getPrototypeOf(at)) line.push(at.name);
      expect(line).toEqual(
        expect.arrayContaining([className, ...ancestors].map((each) => expect.stringMatching(`^_?${each}`))),
      );
    });

    test('exactly these attributes', () => {
      expect(element.observedAttributes.toSorted()).toEqual(attributes.map((each) => each.name).toSorted());
    });

    test('its properties and methods', () => {
      const instance = document.createElement(name) as HTMLElement & Record<string, unknown>;
      for (const { name: member, kind } of members) {
        expect(member in instance, member).toBe(true);
        if (kind === 'method') expect(instance[member], member).toBeInstanceOf(Function);
      }
      for (const { property } of attributes) expect(property in instance, property).toBe(true);
    });

    test('the defaults of its attributes', () => {
      const instance = document.createElement(name) as HTMLElement & Record<string, unknown>;
      const own = attributes.filter(
        ({ kind, default: usual }) => usual !== undefined && !(typeof kind === 'object' && 'setting' in kind),
      );
      for (const { name: attribute, property, default: usual } of own) {
        expect(String(instance[property]), attribute).toBe(usual);
        instance.setAttribute(attribute, '7');
        instance.removeAttribute(attribute);
        expect(String(instance[property]), `${attribute}, given and removed`).toBe(usual);
      }
    });
  },
);

/** The slots and the parts in the shadow roots of all elements below one, each as `ply-tree frame`. */
function drawn(root: ParentNode, selector: string, attribute: string): string[] {
  return [...root.querySelectorAll('*')].flatMap((each) => {
    const own = registry.some(({ name }) => name === each.localName)
      ? [...(each.shadowRoot?.querySelectorAll(selector) ?? [])]
      : [];
    const below = each.shadowRoot ? drawn(each.shadowRoot, selector, attribute) : [];
    return [...own.map((found) => `${each.localName} ${found.getAttribute(attribute) ?? ''}`), ...below];
  });
}

const said = (kind: 'slots' | 'parts') =>
  publicRegistry.flatMap((spec) => spec[kind].map(({ name }) => `${spec.name} ${name}`)).toSorted();

const quizzes = `:::quiz One?

- [x] 0 — Right.
- [ ] 1 — Wrong.

:::hint Between what?
Between a win and a loss.
:::

:::solution
It is 0.
:::

:::

:::quiz-line text Which?

\`\`\`text
one
two
\`\`\`

- [x] 1 — This.
- [ ] other — That.

:::
`;

test('elements have the slots and the parts that the manifest names, and no others', async () => {
  const slots: string[] = [];
  const parts: string[] = [];
  const note = () => {
    slots.push(...drawn(document.body, 'slot', 'name'));
    parts.push(...drawn(document.body, '[part]', 'part'));
    for (const exported of drawn(document.body, '[exportparts]', 'exportparts')) {
      const [element, ...names] = exported.split(/,? /);
      parts.push(...names.map((name) => `${element} ${name}`));
    }
  };
  // A question keeps the room of its field until the search that it names is there.
  const hosts = html`<ply-predict for="asked" ask="value">What is it worth?</ply-predict>
    <ply-stepper id="asked" position="oxx/.xo/o.."></ply-stepper>
    <ply-compare position="oxx/.xo/o.."></ply-compare>
    <ply-by-hand position="oxx/.xo/o.."></ply-by-hand><ply-program></ply-program>`;
  const mounted = mount(html`${hosts}<ply-play position="oxx/.xo/o.."></ply-play>`);
  for (let until = 0; until < 5; until++) await Promise.resolve();
  note();
  await mounted;
  note();
  await mount(
    html`${unsafeHTML(registry.map(({ name }) => `<${name}></${name}>`).join(''))}
      <ply-cover><table></table></ply-cover>
      <ply-value>1</ply-value><ply-cell>4</ply-cell>
      <ply-search position="oxx/.xo/o..">
        <ply-tree></ply-tree><ply-predict ask="value">What is it worth?</ply-predict>
      </ply-search>
      ${unsafeHTML(compiled(quizzes))}`,
  );
  await page.getByRole('button', { name: '0', exact: true }).click();
  for (const button of page.getByRole('button', { name: 'Check' }).all()) await button.click();
  // A cell in prose has a slot once it has had another name.
  for (const naming of namings.toReversed()) {
    setPreference('naming', naming);
    await settled();
  }
  note();
  const named = slots.map((slot) =>
    slot.startsWith('ply-quiz') ? slot.replace(/-[^- ]+$/, '-*').replace('ply-*', 'ply-quiz') : slot,
  );
  // A program's tree comes with its first run, a game's with what was thought of it.
  const later = ['ply-blocks', 'ply-play', 'ply-program'].flatMap((name) => [
    `${name} frame`,
    `${name} tools`,
  ]);
  expect([...new Set([...parts, ...later])].toSorted()).toEqual(said('parts'));
  expect([...new Set(named)].toSorted()).toEqual(said('slots'));
});
