import axe from 'axe-core';
import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlySearch } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

const log = page.getByRole('log', { name: 'Output' });

test('stage three prints its moves between its call and its return, one a line, and the listing shows where', async () => {
  const main = await mount(
    html`<ply-search position="oxx/.xo/o.." program="stage-3">
      <ply-code></ply-code><ply-output></ply-output>
    </ply-search>`,
  );
  await expect.element(log).toHaveTextContent('Nothing is printed yet.');
  expect(log.element().getAttribute('aria-live')).toBe('polite');
  const height = log.element().getBoundingClientRect().height;
  find(PlySearch).step = 1;
  await settled();
  expect([...log.element().children].map(({ textContent }) => textContent)).toEqual(['3', '7', '8']);
  expect(log.element().getBoundingClientRect().height).toBe(height);
  await expect
    .element(page.getByRole('listitem').filter({ hasText: 'print(move)' }))
    .toHaveTextContent('move = 8');
  find(PlySearch).step = 0;
  await settled();
  await expect.element(log).toHaveTextContent('Nothing is printed yet.');
  expect((await axe.run(main)).violations).toEqual([]);
});

test('a search that prints nothing has an empty output', async () => {
  await mount(html`<ply-search position="oxx/.xo/o.." step="21"><ply-output></ply-output></ply-search>`);
  await expect.element(log).toHaveTextContent('Nothing is printed yet.');
});
