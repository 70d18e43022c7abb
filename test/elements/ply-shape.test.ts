import { html } from 'lit';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlySearch, PlyShape } from '../../src/elements/index.ts';
import { wholeTree } from '../facts.ts';
import { find, mount, settled } from './mount.ts';

/** The numbers of a table, row by row: ply, calls, wins of X, wins of O, draws. */
function rowsOf(name: RegExp): number[][] {
  const table = page.getByRole('table', { name }).element() as HTMLTableElement;
  return [...table.rows]
    .slice(1)
    .map(({ cells }) => [...cells].filter((cell) => !cell.classList.contains('bar')))
    .map((cells) => cells.map(({ textContent }) => Number(textContent.replace(/\D/g, ''))));
}

test('counts the whole tree ply by ply, and what lies below the current call', async () => {
  await mount(html`<ply-search><ply-shape></ply-shape></ply-search>`);
  const { nodesPerPly, nodes, outcomes, subtree } = wholeTree;
  const whole = rowsOf(/^The whole tree/);
  expect(whole.slice(0, -1).map(([, calls]) => calls)).toEqual(nodesPerPly);
  expect(whole.at(-1)!.slice(1)).toEqual([nodes, outcomes.x, outcomes.o, outcomes.draw]);
  const atRoot = rowsOf(/^From the call that you step to/).flatMap(([, ...counts]) => counts);
  expect(new Set(atRoot), 'at the root both would be the same').toEqual(new Set([0]));
  const search = find(PlySearch);
  for (const [move, name, size] of [
    [0, 'a1', subtree.corner],
    [1, 'b1', subtree.edge],
    [4, 'b2', subtree.centre],
  ] as const) {
    search.step = search.trace!.enterStep(search.trace!.child(0, move)!);
    await settled();
    expect(rowsOf(new RegExp(`X ${name}`)).at(-1)![1]).toBe(size);
    expect(rowsOf(/^The whole tree/), 'the whole stays').toEqual(whole);
  }
});

test('in a narrow column it is as high as in a wider one, so that one height can be reserved', async () => {
  const main = await mount(html`<ply-search><ply-shape></ply-shape></ply-search>`);
  const heightAt = async (width: number) => {
    main.style.inlineSize = `${width}px`;
    await settled();
    return find(PlyShape).getBoundingClientRect().height;
  };
  expect(Math.abs((await heightAt(360)) - (await heightAt(600)))).toBeLessThan(2);
});
