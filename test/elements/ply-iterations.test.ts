import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlyIterations, PlySearch } from '../../src/elements/index.ts';
import { find, mount, settled, textOf } from './mount.ts';

const deepening = html`<ply-search
  position=".x./.../o.."
  algorithm="alpha-beta"
  depth-limit="3"
  deepening
  win="100"
  ><ply-iterations></ply-iterations
></ply-search>`;

const search = () => find(PlySearch);
const depth = () => search().trace!.options.depthLimit;
const radio = (name: RegExp) => page.getByRole('radio', { name });

describe('the searches of an iterative deepening', () => {
  beforeEach(() => mount(deepening));

  test('stand beside each other, the last is walked through', async () => {
    expect(page.getByRole('radio').elements()).toHaveLength(3);
    await expect.element(radio(/^3 plies/)).toBeChecked();
    expect(depth()).toBe(3);
    expect(textOf(find(PlyIterations))).toContain(
      `X plays b2, worth 4. It searched ${search().trace!.length} nodes.`,
    );
  });

  test('are walked through one by one, and the address holds which', async () => {
    search().step = 9;
    await settled();
    await radio(/^1 ply: 8 nodes/).click({ force: true });
    await expect.poll(depth).toBe(1);
    expect([depth(), search().step, search().trace!.length]).toEqual([1, 0, 8]);
    expect([...search().stateParts]).toEqual([['iteration', '1']]);
    await radio(/^3 plies/).click({ force: true });
    await expect.poll(depth).toBe(3);
    expect(search().stateParts.size).toBe(0);
  });

  test('come back from an address with their step, and what is wrong there is refused', async () => {
    expect(search().restore('iteration', '1')).toBe(null);
    expect(search().restore('step', '15')).toBe(null);
    await settled();
    expect([depth(), search().step]).toEqual([1, 15]);
    expect(search().restore('step', '16')).toContain('from 0 to 15');
    expect(search().restore('iteration', '4')).toContain('expected 1, 2 or 3');
  });
});

test('another search of another kind has none to choose from', async () => {
  await mount(html`<ply-search position="xox/oox/..."><ply-iterations></ply-iterations></ply-search>`);
  expect(page.getByRole('radio').elements()).toHaveLength(0);
});

test('an iteration without deepening is refused in words', async () => {
  await mount(html`<ply-search position="xox/oox/..." iteration="2"></ply-search>`);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('invalid iteration "2": expected 1 to 60, in a search with deepening');
});

test('a search is deepened by the bare name, and not by a false one', async () => {
  const at = '.x./.../o..';
  await mount(html`<ply-search position=${at} depth-limit="2" deepening="false"></ply-search>`);
  expect(search().iterations).toHaveLength(1);
  search().setAttribute('deepening', '');
  await settled();
  expect(search().iterations).toHaveLength(2);
  search().removeAttribute('deepening');
  await settled();
  expect(search().iterations).toHaveLength(1);
});
