import { html, LitElement } from 'lit';
import { afterEach, expect, test } from 'vitest';
import { PlySearch } from '../../src/elements/index.ts';
import { beginDrawing, endDrawing, waitUntilDrawn } from '../../src/elements/kit/undrawn.ts';
import { fetchSearchesWhenNear, fetchWhenNear } from '../../src/elements/kit/nearness.ts';
import { find, mount } from './mount.ts';

/** What has come, in order. */
const came: string[] = [];

afterEach(() => came.splice(0));

/** Defines an element that has drawn itself when its script came. */
function defineDrawn(name: string): void {
  customElements.define(
    name,
    class extends LitElement {
      protected override firstUpdated(): void {
        came.push(name);
        void endDrawing(this);
      }
    },
  );
}

test('less needed elements are fetched after the search in sight is drawn, in any order of the page', async () => {
  let letGo = (): void => {};
  const script = new Promise<void>((resolve) => (letGo = resolve));
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p><first-search>one</first-search> <second-part>two</second-part></p>',
  );
  fetchSearchesWhenNear(document, { 'first-search': () => script.then(() => defineDrawn('first-search')) });
  fetchWhenNear(document, { 'second-part': async () => defineDrawn('second-part') });
  void waitUntilDrawn().then(() => came.push('the rest'));
  await Promise.all([new Promise(requestAnimationFrame), new Promise(requestAnimationFrame)]);
  expect(came).toEqual([]);
  letGo();
  await expect.poll(() => came.toSorted()).toEqual(['first-search', 'second-part', 'the rest']);
  expect(came[0]).toBe('first-search');
});

test.each(['whose script is missing', 'that is removed before its script comes', 'that is awake already'])(
  'a search %s holds nothing back',
  async (how) => {
    const name = `held-${how.replaceAll(' ', '-')}`;
    if (how.endsWith('already')) customElements.define(name, class extends HTMLElement {});
    const search = document.createElement(name);
    document.body.append(search);
    const missing = new Error('missing');
    const script = async () => {
      if (how.endsWith('missing')) throw missing;
      if (how.endsWith('comes')) search.remove();
      came.push(name);
    };
    const told = new Promise((resolve) => {
      addEventListener(
        'unhandledrejection',
        (event) => {
          event.preventDefault();
          resolve(event.reason);
        },
        { once: true },
      );
    });
    fetchSearchesWhenNear(document, { [name]: script });
    if (how.endsWith('missing')) expect(await told).toBe(missing);
    await waitUntilDrawn();
  },
);

test('a search that is removed while it is drawn holds nothing back', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.."></ply-search>`);
  const search = find(PlySearch);
  beginDrawing(search);
  search.remove();
  await waitUntilDrawn();
});
