import axe from 'axe-core';
import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlyPlay, PlyStepper, setPreference } from '../../src/elements/index.ts';
import { defaultNaming } from '../../src/game/index.ts';
import { perfectGame } from '../facts.ts';
import { find, mount, settled } from './mount.ts';

const cell = (number: number) => page.getByRole('gridcell').nth(number);
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const told = () => find(HTMLElement, '[role=status]').textContent.replace(/\s+/g, ' ').trim();

beforeEach(() => page.viewport(1280, 900));
afterEach(() => setPreference('naming', defaultNaming));

describe('a game against the search', () => {
  test('is answered at once, and told', async () => {
    await mount(html`<ply-play></ply-play>`);
    expect(told()).toBe('Your turn, as X.');
    await cell(0).click();
    await settled();
    expect(find(PlyPlay).moves).toBe('0,4');
    expect(told()).toBe('You took a1. The search took b2. Your turn, as X.');
  });

  test('begins with the search where the reader plays O', async () => {
    await mount(html`<ply-play you="o"></ply-play>`);
    expect(find(PlyPlay).moves).toBe('0');
    expect(find(PlyPlay).stateParts.size).toBe(0);
  });

  test('refuses cells that are taken, and the turn of the search', async () => {
    await mount(html`<ply-play moves="4,0"></ply-play>`);
    await cell(4).click({ force: true });
    expect(find(PlyPlay).moves).toBe('4,0');
    expect(cell(4).element().getAttribute('aria-disabled')).toBe('true');
  });

  test('is played by keyboard alone', async () => {
    await mount(html`<ply-play></ply-play>`);
    (cell(0).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}');
    await settled();
    expect(find(PlyPlay).moves).toBe('4,0');
    expect(find(PlyPlay).shadowRoot!.activeElement).toBe(cell(4).element());
  });

  test('shows what the search sees before it moves, and waits', async () => {
    await mount(html`<ply-play moves="4,8"></ply-play>`);
    await button('Show what the search sees').click();
    await cell(0).click();
    await settled();
    expect(find(PlyPlay).moves).toBe('4,8,0');
    expect(cell(2).element().getAttribute('aria-label')).toBe(
      'c1, row 1, column 3, empty, worth 0, the move of the search',
    );
    expect(cell(1).element().getAttribute('aria-label')).toBe('b1, row 1, column 2, empty, worth 1');
    expect(told()).toContain(
      'The search would play c1 for O, worth 0. a3 is worth the same but comes later.',
    );
    await button('Open its search').click();
    await settled();
    const { trace } = find(PlyStepper);
    expect(trace?.root.toMove).toBe('o');
    expect(trace?.bestMove()).toBe(2);
    await button('Let it move').click();
    expect(find(PlyPlay).moves).toBe('4,8,0,2');
  });

  test.each([
    ['plain', false],
    ['depth', true],
  ])(
    'says whether the scores on the board are of another scale than those of the moves: %s',
    async (scoring, isOther) => {
      await mount(html`<ply-play scoring=${scoring} moves="4,8"></ply-play>`);
      await button('Show what the search sees').click();
      const scale = () => find(HTMLElement, '.list p.quiet').textContent;
      await expect.poll(() => find(HTMLElement, '.list').querySelector('p.quiet')).not.toBeNull();
      expect(scale().includes('depth penalty')).toBe(isOther);
    },
  );

  test('is taken back to the choice of the reader', async () => {
    await mount(html`<ply-play moves="4,0,8,2"></ply-play>`);
    await button('Take back').click();
    expect(find(PlyPlay).moves).toBe('4,0');
    await button('New game').click();
    expect(find(PlyPlay).moves).toBe('');
    expect(button('Take back').element().getAttribute('aria-disabled')).toBe('true');
  });

  test('is walked back along its moves, and branches off there', async () => {
    await mount(html`<ply-play you="both" moves="4,5,2"></ply-play>`);
    await button('X b2').click();
    expect(told()).toBe('X took b2. O is to move.');
    expect(find(PlyPlay).moves).toBe('4,5,2');
    await cell(0).click();
    expect(find(PlyPlay).moves).toBe('4,0');
  });

  test('scores with the penalty where it is asked to', async () => {
    await mount(
      html`<ply-play position="..o/.xx/oxo" to-move="x" you="o"></ply-play>
        <ply-play id="depth" position="..o/.xx/oxo" to-move="x" you="o" scoring="depth"></ply-play>`,
    );
    expect(find(PlyPlay).moves).toBe('0');
    expect(find(PlyPlay, '#depth').moves).toBe('1');
  });

  test('says what is wrong and keeps the game', async () => {
    await mount(html`<ply-play moves="4,5"></ply-play>`);
    find(PlyPlay).position = 'xox/.o';
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('5 cells, expected 9');
    expect(page.getByRole('gridcell').elements()).toHaveLength(9);
    find(PlyPlay).position = '[[3, 5], [2, 9]]';
    await settled();
    await expect.element(page.getByRole('alert')).toHaveTextContent('a tree without a board');
    expect(page.getByRole('gridcell').elements()).toHaveLength(9);
  });

  test('while its settings cannot be, the game goes on as before', async () => {
    await mount(html`<ply-play position="oxx/.xo/o.." you="x"></ply-play>`);
    const play = find(PlyPlay);
    Object.assign(play, { order: '7,8' });
    await expect.element(page.getByRole('alert')).toHaveTextContent('order');
    await page.getByRole('gridcell', { name: 'a2' }).click();
    await expect.poll(() => play.moves.split(',').length).toBeGreaterThan(1);
  });
});

describe('self-play', () => {
  test('plays the perfect game, move by move and by itself', async () => {
    await mount(html`<ply-play you="nobody" scoring-x="depth"></ply-play>`);
    await button('Let it move').click();
    await button('Let it move').click();
    expect(find(PlyPlay).moves).toBe('0,4');
    await button('Play on').click();
    await expect.poll(() => find(PlyPlay).moves).toBe(perfectGame.join(','));
    await settled();
    expect(told()).toContain('The board is full: a draw. Nobody made a mistake');
    expect(button('Play on').elements()).toHaveLength(0);
  });
});

describe('a finished game', () => {
  beforeEach(() => mount(html`<ply-play moves="4,5,2,6,1,0,7"></ply-play>`));

  test('is told where it was lost, once', () => {
    expect(told()).toContain('X wins: you have won. O lost with its first move, c2');
    expect(page.getByRole('status').elements()).toHaveLength(1);
    expect(button('O c2 , worth 1 lost the game').elements()).toHaveLength(1);
  });

  test('follows the names that the reader chose', async () => {
    setPreference('naming', 'row-column');
    await settled();
    expect(told()).toContain('O lost with its first move, (1, 2)');
    expect(button(/^O \(1, 2\)/).elements()).toHaveLength(1);
  });
});

describe('the state for an address', () => {
  test('is what differs from the beginning, and is taken back', async () => {
    await mount(html`<ply-play moves="4"></ply-play>`);
    const play = find(PlyPlay);
    await button('Let it move').click();
    expect([...play.stateParts]).toEqual([['moves', '4,0']]);
    expect(play.restore('moves', '4,5,2')).toBe(null);
    await settled();
    expect(button('X c1').elements()).toHaveLength(1);
    expect(play.restore('moves', '4,4')).toContain('illegal move 4');
    expect(play.restore('you', 'z')).toContain('invalid option you');
    expect(play.moves).toBe('4,5,2');
  });
});

test.each(['light', 'dark'])('nothing stands in the way in the theme %s', async (theme) => {
  document.documentElement.dataset['plyTheme'] = theme;
  document.body.style.background = 'var(--ply-page)';
  await mount(html`<ply-play moves="4,5,2,6,1,0,7"></ply-play><ply-play id="b" moves="4,8,0"></ply-play>`);
  await button('Show what the search sees').click();
  await settled();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  delete document.documentElement.dataset['plyTheme'];
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0].failureSummary}`)).toEqual([]);
});
