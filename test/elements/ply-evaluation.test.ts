import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { find, mount, settled } from './mount.ts';
import { PlySearch } from '../../src/elements/index.ts';

test('every open line has a board and its points, and they add up', async () => {
  await mount(
    html`<ply-search position=".x./.../o.." depth-limit="1" win="100">
      <ply-evaluation></ply-evaluation>
    </ply-search>`,
  );
  const search = find(PlySearch);
  search.step = search.trace!.enterStep(search.trace!.find([4])!);
  await settled();
  await expect.element(page.getByText('X, MAX: 5 points')).toBeVisible();
  await expect.element(page.getByText('O, MIN: 2 points')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'line b1, b2, b3: 2 points' })).toBeVisible();
  const marked = page
    .getByRole('listitem')
    .elements()
    .map((item) => item.querySelector('svg .line')!);
  expect(marked.map((line) => line.getAttribute('class'))).toEqual([
    ...Array(4).fill('line x'),
    ...Array(2).fill('line o'),
  ]);
  await expect.element(page.getByText('MAX minus MIN: 5 − 2 = 3')).toBeVisible();
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('+1');
});

test('says so where there is nothing to judge', async () => {
  await mount(
    html`<ply-search position="xxx/oo./..."><ply-evaluation></ply-evaluation></ply-search>
      <ply-search tree="[3, 5]"><ply-evaluation></ply-evaluation></ply-search>`,
  );
  await expect.element(page.getByText('The game is over here')).toBeVisible();
  await expect.element(page.getByText('This game has no evaluation')).toBeVisible();
});

test('a slider sets how far the search looks, and shows the move that it then plays', async () => {
  await mount(
    html`<ply-search position=".x./.../o.." depth-limit="4" win="100">
      <ply-depth most="7"></ply-depth>
    </ply-search>`,
  );
  const slider = page.getByRole('slider', { name: 'Looks ahead' });
  await expect.element(page.getByText('X plays b2, worth 0. It searched 1,020 nodes.')).toBeVisible();
  await slider.fill('5');
  await expect.element(page.getByText('X plays a1, worth 100. It searched 2,964 nodes.')).toBeVisible();
  await expect.element(slider).toHaveAttribute('aria-valuetext', '5 plies');
  expect([...find(PlySearch).stateParts]).toEqual([['depth-limit', '5']]);
});

test('a depth that was set comes back from an address with a step of that search, and a wrong one is refused', async () => {
  await mount(html`<ply-search position=".x./.../o.." depth-limit="2" win="100"></ply-search>`);
  const search = find(PlySearch);
  expect(search.restore('depth-limit', '5')).toBe(null);
  expect(search.restore('step', '1904')).toBe(null);
  await settled();
  expect([search.trace!.length, search.step]).toEqual([2964, 1904]);
  expect(search.restore('depth-limit', 'deep')).toContain('expected');
  expect(search.depthLimit).toBe('5');
});
