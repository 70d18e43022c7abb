import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { namings } from '../../src/game/index.ts';
import { PlyBoard, PlySearch } from '../../src/elements/index.ts';
import { CELL } from '../../src/views/board/board-paths.ts';
import { find, mount, settled } from './mount.ts';

const cells = () =>
  page
    .getByRole('gridcell')
    .elements()
    .map((cell) => cell.getAttribute('aria-label'));

beforeEach(() => page.viewport(1280, 900));

describe('a board', () => {
  test('shows the position at the step, with the last move', async () => {
    await mount(html`<ply-search position="oxx/.xo/o.."><ply-board></ply-board></ply-search>`);
    find(PlySearch).session!.step = 1;
    await settled();
    const name = 'Board, row 1: O, X, X; row 2: X, X, O; row 3: O, empty, empty; last move a2';
    await expect.element(page.getByRole('img', { name })).toBeVisible();
    expect(find(Element, '.last')).toBeTruthy();
  });

  test('shows a position of its own, and its complete line', async () => {
    await mount(html`<ply-board position="xxx/oo./..."></ply-board>`);
    expect(page.getByRole('img').element().getAttribute('aria-label')).toContain('X has a full line');
    expect(find(Element, '.line')).toBeTruthy();
  });

  test('that is asked about tells of no line', async () => {
    await mount(html`<ply-board asked position="xxx/oo./..."></ply-board>`);
    expect(page.getByRole('img').element().getAttribute('aria-label')).not.toContain('line');
    expect(document.querySelector('ply-board')!.shadowRoot!.querySelector('.line')).toBe(null);
  });

  test.each(namings)('has room for the names of its cells: %s', async (naming) => {
    await mount(
      html`${['3,3,3', '5,5,4', '8,3,3', '12,2,2'].map((game) => {
        const [columns, rows] = game.split(',').map(Number);
        const position = Array.from({ length: rows }, () => '.'.repeat(columns)).join('/');
        return html`<ply-board game=${game} position=${position} naming=${naming}></ply-board>`;
      })}`,
    );
    const boards = [...document.querySelectorAll('ply-board')];
    const names = boards.flatMap((board) => [...board.shadowRoot!.querySelectorAll<SVGTextElement>('.name')]);
    expect(names).toHaveLength(9 + 25 + 24 + 24);
    for (const name of names) expect(name.getBBox().width, name.textContent).toBeLessThan(CELL);
  });

  test('says what is wrong with a position', async () => {
    await mount(html`<ply-board position="xox/.o"></ply-board>`);
    await expect.element(page.getByRole('alert')).toHaveTextContent('5 cells, expected 9');
  });
});

describe('an editable board', () => {
  let changes: string[];

  beforeEach(async () => {
    changes = [];
    await mount(
      html`<ply-board
        editable
        position="x../.o./..."
        @ply-position-change=${(event: CustomEvent<{ position: string }>) => changes.push(event.detail.position)}
      ></ply-board>`,
    );
  });

  test('names its cells', () => {
    expect(cells().slice(0, 5)).toEqual([
      'a1, row 1, column 1, X',
      'b1, row 1, column 2, empty',
      'c1, row 1, column 3, empty',
      'a2, row 2, column 1, empty',
      'b2, row 2, column 2, O',
    ]);
  });

  test('turns a cell from empty to X to O and back by clicks', async () => {
    const cell = page.getByRole('gridcell').nth(8);
    for (let i = 0; i < 3; i++) await cell.click();
    expect(changes).toEqual(['x../.o./..x', 'x../.o./..o', 'x../.o./...']);
  });

  test('is walked by arrow keys and turned by Enter and Space', async () => {
    (page.getByRole('gridcell').first().element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{ArrowDown}{End}{Enter}{Home} ');
    await settled();
    expect(changes).toEqual(['x../.o./..x', 'x../.o./x.x']);
    expect(find(PlyBoard).shadowRoot!.activeElement?.getAttribute('aria-label')).toBe(
      'a3, row 3, column 1, X',
    );
    expect(
      page
        .getByRole('gridcell')
        .elements()
        .filter((cell) => cell.getAttribute('tabindex') === '0').length,
    ).toBe(1);
  });

  test('keeps the marks when they make no position', async () => {
    find(PlyBoard).position = 'xxx/oo./...';
    await settled();
    await page.getByRole('gridcell').nth(5).click();
    expect(changes.at(-1)).toBe('xxx/oox/...');
    await page.getByRole('gridcell').nth(5).click();
    await settled();
    expect(changes.at(-1)).toBe('xxx/ooo/...');
    expect(cells()[5]).toBe('c2, row 2, column 3, O');
  });

  test('is without violations of accessibility', async () => {
    expect((await axe.run(find(HTMLElement, 'main'))).violations.map(({ id }) => id)).toEqual([]);
  });
});
