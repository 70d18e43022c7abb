import axe from 'axe-core';
import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyCompare, setPreference } from '../../src/elements/index.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { choicesThatDiffer } from '../facts.ts';
import { find, mount, settled, textOf } from './mount.ts';

const [sooner, , , later] = choicesThatDiffer;
const button = (name: string) => page.getByRole('button', { name, exact: true });
const radio = (name: string) => page.getByRole('radio', { name, exact: true });
const told = () => find(HTMLElement, '[role=status]').textContent.replace(/\s+/g, ' ').trim();
const verdicts = () =>
  [...find(PlyCompare).renderRoot.querySelectorAll('.decision')].map((side) => textOf(side));
const rows = () =>
  page
    .getByRole('table')
    .getByRole('row')
    .elements()
    .slice(1)
    .map((row) => [...row.children].map((cell) => textOf(cell)));

beforeEach(() => page.viewport(1440, 900));
afterEach(() => setPreference('naming', defaultNaming));

describe('two scorings of one position', () => {
  beforeEach(() => mount(html`<ply-compare position=${sooner.position}></ply-compare>`));

  test('each move has both scores, and both choices are marked in words', () => {
    expect(rows()).toEqual([
      ['X a1', '1 ✓ chosen', '7'],
      ['X b1', '1', '9 ✓ chosen'],
      ['X a2', '1', '9'],
    ]);
    expect(textOf(find(HTMLElement, '.reason'))).toBe(
      '≠ The choices differ. All three moves win, so plain scoring takes the first, a1. With the penalty ' +
        '10 − 1 = 9 beats 10 − 3 = 7: depth-penalised scoring takes b1, which wins sooner.',
    );
  });

  test('both searches share one tree', () => {
    const { left, right } = find(PlyCompare).session!.comparison!;
    expect(right.parent).toBe(left.parent);
    expect(right.score).not.toEqual(left.score);
  });

  test('the two games that follow are told and walked, and the trees go along', async () => {
    const [plain, depth] = ['Plain ±1', '10 − depth'].map((title) =>
      page.getByRole('toolbar', { name: `The game that follows with ${title}` }),
    );
    expect(plain.getByRole('button').elements()).toHaveLength(4);
    expect(depth.getByRole('button').elements()).toHaveLength(2);
    (depth.getByRole('button', { name: /^Ply 0/ }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    await settled();
    const { session } = find(PlyCompare);
    const { left, right } = session!.comparison!;
    expect(session!.step).toBe(left.exitStep(left.find([1])!));
    expect(session!.comparison!.rightStep(session!.step)).toBe(right.exitStep(right.find([1])!));
    expect(told()).toContain('10 − 1 = 9');
  });

  test('the buttons go to the nodes whose choices differ, and no further', async () => {
    await button('Difference').click();
    await settled();
    expect(told()).toMatch(/^Plain returns 1; Depth returns 9\. So plain scoring plays a1/);
    expect(button('Difference').element().getAttribute('aria-disabled')).toBe('true');
  });

  test('the step is that of the left search, and a reader’s move is told to the page', async () => {
    const compare = find(PlyCompare);
    let heard = -1;
    compare.addEventListener('ply-step-change', () => (heard = compare.step));
    find(HTMLElement, '.card').focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect([compare.step, heard]).toEqual([2, 2]);
    expect([...compare.stateParts]).toEqual([['step', '2']]);
  });

  test('one tree carries both values', async () => {
    (radio('One tree').element() as HTMLInputElement).click();
    await expect.poll(() => page.getByRole('tree').elements()).toHaveLength(1);
    find(PlyCompare).step = find(PlyCompare).stepCount - 1;
    await settled();
    const root = page.getByRole('treeitem', { name: /choices differ/ });
    expect(root.element().getAttribute('aria-label')).toContain('Plain value 1, Depth value 9');
    expect([...find(PlyCompare).stateParts].map(([key]) => key)).toContain('form');
  });

  test('cells are called as the reader calls them', async () => {
    setPreference('naming', '1-9');
    await settled();
    expect(rows().map(([move]) => move)).toEqual(['X 1', 'X 2', 'X 4']);
    expect(textOf(find(HTMLElement, '.reason'))).toContain('depth-penalised scoring takes 2');
  });
});

describe('a losing position', () => {
  test('plain scoring loses at once, the penalty holds out', async () => {
    await mount(html`<ply-compare position=${later.position}></ply-compare>`);
    const { left, right } = find(PlyCompare).session!.comparison!;
    expect([left.bestMove(), right.bestMove()]).toEqual([later.plain, later.depth]);
    expect(rows().map(([move, , depth]) => [move, depth.replace(/ ✓.*/, '')])).toEqual(
      expect.arrayContaining([
        ['X a1', '−8'],
        ['X c2', '−6'],
      ]),
    );
    expect(verdicts()).toEqual([
      expect.stringContaining('Every loss is worth −1, so it keeps the first one it found.'),
      expect.stringContaining('Lose later 4 − 10 = −6 beats lose sooner 2 − 10 = −8'),
    ]);
    expect(textOf(find(HTMLElement, '.reason'))).toContain(
      '4 − 10 = −6 beats 2 − 10 = −8, because it is larger',
    );
  });
});

describe('the penalty', () => {
  const slider = () => page.getByRole('slider', { name: 'Penalty per ply' });

  test('changes verdict and numbers under the hand, and the page hears of it when the hand is taken off', async () => {
    await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
    const compare = find(PlyCompare);
    let heard = '';
    compare.addEventListener('ply-comparison-change', ({ detail }) => (heard = detail.right));
    const input = slider().element() as HTMLInputElement;
    const drag = async (value: string) => {
      input.value = value;
      input.dispatchEvent(new Event('input'));
      await settled();
    };
    await drag('0.5');
    expect(rows()[0][2]).toBe('8.5');
    expect(verdicts()[1]).toContain('Win now 10 − 0.5 × 1 = 9.5 beats win later 10 − 0.5 × 3 = 8.5.');
    expect(heard).toBe('');
    await drag('0');
    expect(rows().map(([, , depth]) => depth)).toEqual(['10 ✓ chosen', '10', '10']);
    expect(verdicts()[1]).toContain('plays X a1');
    input.dispatchEvent(new Event('change'));
    expect(heard).toBe('scoring=depth penalty=0');
    expect(compare.step).toBe(0);
  });

  test('is not asked for where nothing is subtracted', async () => {
    await mount(
      html`<ply-compare
        position=${sooner.position}
        left="algorithm=minimax"
        right="algorithm=alpha-beta"
      ></ply-compare>`,
    );
    expect(slider().elements()).toEqual([]);
  });
});

describe('why they part', () => {
  test('is shown in four beats, each at its step, and left by any other step', async () => {
    await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
    const compare = find(PlyCompare);
    await button('Show me why').click();
    await settled();
    expect(told()).toMatch(/^Here are two games/);
    const steps = [compare.step];
    for (const beat of [1, 2, 3]) {
      await button(`Continue · ${beat} of 4`).click();
      await settled();
      steps.push(compare.step);
    }
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.at(-1)).toBe(compare.stepCount - 1);
    expect(told()).toMatch(/^So plain scoring plays a1, and depth-penalised scoring plays b1/);
    compare.step = 3;
    await settled();
    await expect.element(button('Show me why')).toBeVisible();
    expect(told()).not.toMatch(/^So /);
  });

  test('is offered only where they part, and else it is said that they do not', async () => {
    await mount(
      html`<ply-compare
        position=${sooner.position}
        left="algorithm=minimax"
        right="algorithm=alpha-beta"
      ></ply-compare>`,
    );
    await expect.element(page.getByText(/^The same move/).first()).toBeVisible();
    expect(button('Show me why').elements()).toEqual([]);
  });
});

describe('what an address holds', () => {
  test('is taken back, and what is wrong in it is refused', async () => {
    await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
    const compare = find(PlyCompare);
    expect(compare.restore('form', 'one-tree')).toBe(null);
    expect(compare.restore('right', 'scoring=depth depth-from=move')).toBe(null);
    await settled();
    expect(radio('One tree').element()).toBeChecked();
    expect(rows()[1][2]).toContain('10');
    expect(compare.restore('form', 'three-trees')).toContain('expected side-by-side or one-tree');
    expect(compare.restore('left', 'scoring=deep')).toContain('expected plain or depth');
    expect(compare.restore('step', '16')).toContain('from 0 to 15');
  });
});

describe('two algorithms', () => {
  const cutBranch = [1, 1];

  beforeEach(() =>
    mount(
      html`<ply-compare
        tree="[[3, 5], [2, 9]]"
        left="scoring=plain"
        right="algorithm=alpha-beta"
      ></ply-compare>`,
    ),
  );

  test('the other side waits where it cut, and the sentence says why it does not come along', async () => {
    const compare = find(PlyCompare);
    const { left, right } = compare.session!.comparison!;
    compare.step = left.enterStep(left.find(cutBranch)!);
    await settled();
    expect(compare.session!.comparison!.rightStep(compare.step)).toBe(right.exitStep(right.find([1, 0])!));
    expect(told()).toContain('Alpha-beta never gets here: at ply 1, 3 ≥ 2, so it cut the rest.');
    compare.step++;
    await settled();
    expect(told()).toMatch(/^Minimax returns 9; Alpha-beta did not search this\. Alpha-beta never gets here/);
  });

  test('a value that was cut stands in one tree as the bound that it is', async () => {
    const compare = find(PlyCompare);
    compare.form = 'one-tree';
    compare.step = compare.stepCount - 1;
    await settled();
    const tree = find(HTMLElement, 'ply-tree').shadowRoot!;
    const chips = [...tree.querySelectorAll('[data-node="4"] .pill')];
    expect(chips.map((chip) => chip.textContent.replace(/\s+/g, ''))).toEqual(['2', '≤2']);
    expect(tree.querySelectorAll('.node.out .slash')).toHaveLength(1);
    const { left } = compare.session!.comparison!;
    compare.step = left.exitStep(left.find([1])!);
    await settled();
    expect(told()).toMatch(/^Minimax returns 2; Alpha-beta returns ≤ 2\./);
  });

  test('what the other finds worth is told as the bound that it is', () => {
    expect(rows()).toEqual([
      ['branch a', '3 ✓ chosen', '3 ✓ chosen'],
      ['branch b', '2', '≤ 2'],
    ]);
    expect(textOf(find(HTMLElement, '.reason'))).toContain('Both take branch a');
    expect(find(PlyCompare).session!.comparison!.differences.size).toBe(0);
  });

  test('the timeline is that of the larger search, with gaps where the smaller does not go, and does not give them away', async () => {
    await expect.element(page.getByText(/Hatched.*: 1 call of minimax/)).toBeVisible();
    const gaps = () => find(HTMLElement, 'ply-timeline').shadowRoot!.querySelectorAll('.bar.left-out').length;
    const compare = find(PlyCompare);
    const { left } = compare.session!.comparison!;
    const gap = left.find(cutBranch)!;
    compare.step = left.enterStep(gap) - 1;
    await settled();
    expect(gaps()).toBe(0);
    compare.step = left.exitStep(gap) + 1;
    await expect.poll(gaps).toBe(1);
  });

  test('the larger search may stand on either side, and its timeline moves both', async () => {
    const compare = find(PlyCompare);
    [compare.left, compare.right] = [compare.right, compare.left];
    await settled();
    await expect.element(page.getByText(/Minimax makes 7 calls, alpha-beta 6\./)).toBeVisible();
    await settled();
    find(HTMLElement, '.strip').focus();
    await userEvent.keyboard('{End}');
    expect(compare.step).toBe(compare.stepCount - 1);
  });
});

test('trees of different calls each show where their search is', async () => {
  await mount(
    html`<ply-compare
      position="x../..o/ox."
      left="algorithm=minimax"
      right="algorithm=alpha-beta"
      step="150"
    ></ply-compare>`,
  );
  const trees = [...find(PlyCompare).shadowRoot!.querySelectorAll('ply-tree')];
  expect(trees).toHaveLength(2);
  for (const tree of trees) {
    const parts = () => ['.frame', '.node.current .box'].map((name) => tree.shadowRoot!.querySelector(name));
    // Where a large tree shows the path alone, the current node may stand in the strip above the frame.
    const isSeen = () => {
      const [frame, current] = parts();
      return !current || isWithin(current.getBoundingClientRect(), frame!);
    };
    await expect.poll(isSeen).toBe(true);
  }
});

function isWithin({ left, right, top, bottom }: DOMRect, frame: Element): boolean {
  const outer = frame.getBoundingClientRect();
  return left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom;
}

test.each([
  ['right', 'scoring=deep', 'scoring "deep"'],
  ['depth-limit', 'deep', 'depthLimit "deep"'],
])('a wrong setting gives a message, and the last comparison stays: %s', async (name, value, wrong) => {
  await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
  find(PlyCompare).setAttribute(name, value);
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent(`invalid option ${wrong}`);
  expect(rows()).toHaveLength(3);
});

test('a search does not begin beside one that cannot be made', async () => {
  await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
  const compare = find(PlyCompare);
  Object.assign(compare, {
    position: '.../.../...',
    left: 'algorithm=alpha-beta',
    right: 'order=left-first',
  });
  await settled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('invalid option order "left-first"');
  // One that had begun would be given up here, and tell the page that nobody heard of it.
  Object.assign(compare, { position: sooner.position, right: 'algorithm=minimax' });
  await settled();
  expect(page.getByRole('alert').elements()).toEqual([]);
});

describe.each(['light', 'dark'])('in the theme %s', (theme) => {
  test.each(['side-by-side', 'one-tree'])('nothing stands in the way: %s', async (form) => {
    document.documentElement.dataset['plyTheme'] = theme;
    document.body.style.background = 'var(--ply-page)';
    for (const width of [1280, 390]) {
      await page.viewport(width, 844);
      const main = await mount(
        html`<ply-compare position=${sooner.position} form=${form} step="9"></ply-compare>`,
      );
      const { violations } = await axe.run(
        // What stands back does so on purpose: the table says the same, and hover or focus restores it.
        { include: main, exclude: { fromShadowDom: ['ply-compare', 'ply-tree', '.faint'] } },
        { rules: { region: { enabled: false } } },
      );
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].failureSummary}`)).toEqual([]);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
      main.remove();
    }
    delete document.documentElement.dataset['plyTheme'];
  });
});

/** With one view for both, a narrower tree is cut by the ruler of the wider one. */
test.each([1440, 1024])('both trees are equally wide at %i pixels', async (width) => {
  await page.viewport(width, 900);
  await mount(html`<ply-compare position=${sooner.position}></ply-compare>`);
  const trees = [...find(PlyCompare).renderRoot.querySelectorAll('ply-tree')];
  const widths = trees.map((tree) => tree.getBoundingClientRect().width);
  expect(widths).toHaveLength(2);
  expect(widths[1]).toBe(widths[0]);
});

test('two trees are side by side at one size, even if one is too large to be shown whole', async () => {
  await mount(
    html`<ply-compare
      position="x../..o/ox."
      left="algorithm=minimax"
      right="algorithm=alpha-beta"
    ></ply-compare>`,
  );
  const widths = () =>
    [...find(PlyCompare).renderRoot.querySelectorAll('ply-tree')].map((tree) =>
      Math.round(tree.renderRoot.querySelector('.node.current .box')!.getBoundingClientRect().width),
    );
  await expect.poll(widths).toHaveLength(2);
  expect(widths()[0]).toBe(widths()[1]);
});
