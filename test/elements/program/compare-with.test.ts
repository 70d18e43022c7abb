import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { PlyCompare, PlyProgram } from '../../../src/elements/index.ts';
import { clearStored } from '../../../src/elements/kit/stored.ts';
import type { ProgramTrace } from '../../../src/search/index.ts';
import alphaBeta from '../../../src/program/starts/alpha-beta.py?raw';
import penalised from '../../../src/program/starts/depth-penalty.py?raw';
import { cutStart } from '../../../src/program/starts/cuts.ts';
import marked from '../../../src/program/starts/throws-games-away.py?raw';
import { find, mount, settled } from '../mount.ts';
import { failing, right } from './programs.ts';

const exchanged = cutStart('throws-games-away.py', marked);

const partings = () => page.getByRole('region', { name: 'Where they differ' });
const compare = () => find(PlyCompare);
const trees = () => compare().shadowRoot!.querySelectorAll('ply-tree').length;

beforeEach(async () => {
  clearStored();
  await page.viewport(1440, 900);
});

async function beside(source: string, call = '', position = 'oxx/.xo/o..', left?: string): Promise<void> {
  await mount(
    html`<ply-program id="program" .source=${source} call=${call} position=${position}></ply-program>
      <ply-compare for="program" .left=${left ?? 'scoring=plain'}></ply-compare>`,
  );
  await page.getByRole('button', { name: 'Run it' }).click();
  await expect.poll(() => compare().session?.comparison ?? null).not.toBe(null);
  await settled();
}

test('a right program never differs from our search; one table has the moves of both', async () => {
  await beside(right);
  await expect
    .element(partings())
    .toHaveTextContent('Our search makes 11 calls for this board, your program 11.');
  await expect.element(partings()).toHaveTextContent('They never differ');
  const rows = page.getByRole('table').getByRole('row');
  expect(rows.elements()).toHaveLength(4);
  await expect.element(rows.nth(0)).toHaveTextContent(/Ours\s*Yours/);
  expect(trees()).toBe(2);
  // One step is one moment in both.
  compare().step = 5;
  expect(find(PlyProgram).step).toBe(0);
});

test('our search scores as the program does, unless an attribute says otherwise', async () => {
  await beside(penalised, 'minimax(board, 0, True)', '..o/.xx/oxo');
  await expect.element(partings()).toHaveTextContent('They never differ');
  compare().left = 'scoring=plain win=1';
  await expect.element(partings()).toHaveTextContent('uses different scores from ours');
  await expect.element(partings()).toHaveTextContent('They never differ');
});

test('a program with a mistake parts at the call that it makes it in, and a button leads there in both', async () => {
  await beside(exchanged, 'minimax(board)');
  const { left, right: theirs } = compare().session!.comparison!;
  await expect.poll(() => find(PlyProgram).findings).not.toEqual([]);
  const fault = find(PlyProgram).findings[0];
  await partings().getByRole('button', { name: 'Show it in both' }).first().click();
  const at = compare().step;
  expect(at).toBe(fault.step);
  expect((theirs as ProgramTrace).program.x).toHaveLength(left.length);
  await expect.element(partings()).toHaveTextContent('is the first to return a different value');
});

test('alpha-beta makes fewer calls, and a sentence says that this is no mistake', async () => {
  await beside(alphaBeta, 'alphabeta(board, -inf, inf, True)', 'x../..o/.xo');
  const { left, right: theirs } = compare().session!.comparison!;
  expect(theirs.length).toBeLessThan(left.length);
  await expect.element(partings()).toHaveTextContent(`your program ${theirs.length}.`);
  await expect.element(partings()).toHaveTextContent(/leaves out|your program searches/);
  await expect.element(partings()).toHaveTextContent('Leaving out calls is not a mistake');
  await expect.element(partings()).toHaveTextContent('Where both make the same call');
  expect(compare().session!.comparison!.right.bestMove()).toBe(left.bestMove());
});

test('a program that stopped is compared as far as it came', async () => {
  await beside(failing);
  await expect.element(partings()).toHaveTextContent('did not finish');
  expect(trees()).toBe(2);
  for (let step = 0; step < compare().stepCount; step++) {
    compare().step = step;
    // oxlint-disable-next-line no-await-in-loop -- each step is drawn
    await compare().updateComplete;
  }
});

test('a program whose calls are not about the boards of ours is compared by its moves and counts', async () => {
  const strange = `def minimax(board, n):
    if n == 0:
        return 0
    best = -1
    for cell in range(9):
        best = max(best, minimax(["X"] * 9, n - 1))
    return best
`;
  await beside(strange, 'minimax(board, 2)');
  await expect.element(partings()).toHaveTextContent('cannot be compared with ours');
  expect(trees()).toBe(0);
  await expect.element(page.getByRole('table')).toBeVisible();
});

test('a program that puts the mark of the wrong side differs from ours at its first move', async () => {
  const mark = '"x" if is_max else "o"';
  expect(right).toContain(mark);
  await beside(right.replace(mark, '"o" if is_max else "x"'), 'minimax(board, True)');
  expect(partings().element().textContent).not.toMatch(/never differ|return the same value/);
  await expect.element(partings()).toHaveTextContent('cannot be compared with ours');
});

describe('the comparison', () => {
  test('waits for the program, and follows it to another board', async () => {
    await beside(right);
    find(PlyProgram).position = 'x../..o/.xo';
    await find(PlyProgram).run();
    await expect.poll(() => compare().trace?.length).toBe(find(PlyProgram).trace!.length);
    expect(compare().trace!.root).toMatchObject(find(PlyProgram).trace!.root);
  });

  test.each(['light', 'dark'])('has nothing in the way in the theme %s', async (theme) => {
    document.documentElement.dataset['plyTheme'] = theme;
    document.body.style.background = 'var(--ply-page)';
    await beside(exchanged, 'minimax(board)');
    const { violations } = await axe.run(compare(), { rules: { region: { enabled: false } } });
    delete document.documentElement.dataset['plyTheme'];
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].failureSummary}`)).toEqual([]);
  });
});
