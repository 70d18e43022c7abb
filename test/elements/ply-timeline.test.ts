import axe from 'axe-core';
import { html } from 'lit';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import '../../src/elements/index.ts';
import { clearStored } from '../../src/elements/kit/stored.ts';
import { mount, settled } from './mount.ts';

const eleven = html`<ply-search position="oxx/.xo/o.." scoring="depth" step="8"
  ><ply-timeline></ply-timeline
></ply-search>`;
const puzzle = html`<ply-search position="x../..o/.xo" scoring="depth"
  ><ply-timeline></ply-timeline
></ply-search>`;
const full = html`<ply-search scoring="depth"><ply-timeline></ply-timeline></ply-search>`;

const search = () => document.querySelector('ply-search')!;
const timeline = () => document.querySelector('ply-timeline')!;
const inside = (selector: string) => timeline().shadowRoot!.querySelector<HTMLElement>(selector)!;
const picture = (which: 'done' | 'ahead') =>
  timeline().shadowRoot!.querySelector<HTMLCanvasElement>(which === 'done' ? '.done canvas' : '.ahead')!;
const cursor = page.getByRole('slider', { name: 'Step' });
const chart = page.getByRole('tree', { name: 'All calls of the search' });
const chartHeight = () => inside('.chart').clientHeight;
const call = () => inside('[role=treeitem]');
const readout = () => inside('.readout').innerText;
const ticks = () => [...timeline().shadowRoot!.querySelectorAll('.tick')].map((tick) => tick.textContent);

beforeEach(() => page.viewport(1200, 700));
afterEach(() => delete document.documentElement.dataset['theme']);

/** The colour of a canvas at a place in CSS pixels. */
function colourAt(which: 'done' | 'ahead', x: number, y: number): number[] {
  const canvas = picture(which);
  const { data } = canvas
    .getContext('2d')!
    .getImageData(Math.round(x * devicePixelRatio), Math.round(y * devicePixelRatio), 1, 1);
  return Array.from(data.subarray(0, 3));
}

/** Drags with the mouse from one place of an element to another. */
async function drag(selector: string, from: Place, to: Place): Promise<void> {
  const element = inside(selector);
  await userEvent.dragAndDrop(element, element, { sourcePosition: from, targetPosition: to, steps: 4 });
  await settled();
}

type Place = { readonly x: number; readonly y: number };

describe('while a question about the search waits', () => {
  const ahead = page.getByRole('button', { name: 'Show what lies ahead' });
  const asked = html`<article data-lesson="timeline-test">
    <ply-search id="asked" scoring="depth"><ply-timeline></ply-timeline></ply-search>
    <ply-predict for="asked" ask="value">What is it worth?</ply-predict>
  </article>`;
  /** Whether the score of a call that lies ahead is told. */
  const isTold = async () => {
    inside('.chart').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await settled();
    return readout().includes('not called yet; score');
  };

  beforeEach(() => clearStored());

  test('what lies ahead has no colour, until it is answered', async () => {
    await mount(asked);
    await expect.element(ahead).toBeVisible();
    expect(await isTold()).toBe(false);
    await page.getByRole('textbox', { name: 'Value' }).fill('0');
    await page.getByRole('button', { name: 'Check' }).click();
    await expect.poll(() => ahead.elements()).toHaveLength(0);
    expect(await isTold()).toBe(true);
  });

  test('or until the reader wants to see it', async () => {
    await mount(asked);
    await ahead.click();
    await expect.poll(() => ahead.elements()).toHaveLength(0);
    expect(await isTold()).toBe(true);
  });
});

describe('the cursor', () => {
  test('says where it stands, in words', async () => {
    await mount(eleven);
    await expect.element(cursor).toHaveAttribute('aria-valuenow', '9');
    await expect.element(cursor).toHaveAttribute('aria-valuemax', '22');
    await expect
      .element(cursor)
      .toHaveAttribute('aria-valuetext', expect.stringMatching(/^step 9 of 22\. Return 7\./));
  });

  test('moves by keyboard', async () => {
    await mount(eleven);
    inside('.ruler').focus();
    for (const [key, step] of [
      ['ArrowRight', 9],
      ['ArrowLeft', 8],
      ['ArrowUp', 9],
      ['ArrowDown', 8],
      ['PageUp', 10],
      ['PageDown', 8],
      ['End', 21],
      ['ArrowRight', 21],
      ['Home', 0],
      ['ArrowLeft', 0],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(search().step, key).toBe(step);
    }
  });

  test('splits the picture where it stands', async () => {
    await mount(eleven);
    const width = inside('.chart').clientWidth;
    expect(inside('.done').clientWidth).toBeCloseTo((9 / 22) * width, -0.5);
    search().step = 21;
    await settled();
    expect(inside('.done').clientWidth).toBeCloseTo(width, -0.5);
  });
});

describe('the pictures', () => {
  test('have the colours of the scores', async () => {
    await mount(eleven);
    const step = inside('.chart').clientWidth / 22;
    const [red, , blue] = colourAt('done', 8 * step + 3, 3.2 * 22);
    expect(blue - red, 'a win of X is blue').toBeGreaterThan(100);
    const draw = colourAt('done', 4 * step + 3, 3.2 * 22);
    expect(Math.max(...draw) - Math.min(...draw), 'a draw is grey').toBeLessThan(16);
  });

  test('tell nothing of what lies ahead in a search that a reader steps through', async () => {
    await mount(eleven);
    const step = inside('.chart').clientWidth / 22;
    const neutral = colourAt('ahead', 4 * step + 3, 3.2 * 22);
    expect(colourAt('ahead', 8 * step + 3, 3.2 * 22)).toEqual(neutral);
  });

  test('are painted anew in another theme', async () => {
    await mount(eleven);
    document.documentElement.dataset['theme'] = 'light';
    await settled();
    const light = colourAt('done', 1, 70);
    document.documentElement.dataset['theme'] = 'dark';
    await expect.poll(() => colourAt('done', 1, 70)).not.toEqual(light);
  });

  test('have a pixel for every pixel of the screen, also after its resolution has changed', async () => {
    const resolution = Object.assign(new EventTarget(), { matches: false });
    const query = vi.spyOn(window, 'matchMedia').mockReturnValue(resolution as unknown as MediaQueryList);
    const ratio = vi.spyOn(window, 'devicePixelRatio', 'get').mockReturnValue(1.25);
    await mount(eleven);
    const canvas = picture('ahead');
    const { clientWidth } = inside('.chart');
    expect([canvas.width, canvas.height]).toEqual([Math.round(1.25 * clientWidth), 110]);
    ratio.mockReturnValue(2);
    resolution.dispatchEvent(new Event('change'));
    await settled();
    expect([canvas.width, canvas.height]).toEqual([2 * clientWidth, 176]);
    query.mockRestore();
    ratio.mockRestore();
  });

  test('are painted when they come into view, and by no other step', async () => {
    await mount(full);
    const paint = vi.spyOn(CanvasRenderingContext2D.prototype, 'putImageData');
    for (const [step, paints] of [
      [400_000, 1],
      [500_000, 1],
      [0, 1],
      [600_000, 1],
    ]) {
      search().step = step;
      await settled();
      expect(paint, `${step}`).toHaveBeenCalledTimes(paints);
    }
    paint.mockRestore();
  });

  test('show what a change of theme made of them, also if they were out of view then', async () => {
    await mount(full);
    search().step = 500_000;
    await settled();
    const light = colourAt('done', 1, 70);
    search().step = 0;
    document.documentElement.dataset['theme'] = 'dark';
    await settled();
    expect(colourAt('done', 1, 70)).toEqual(light);
    search().step = 500_000;
    await expect.poll(() => colourAt('done', 1, 70)).not.toEqual(light);
  });
});

describe('by pointer', () => {
  test('dragging along the ruler scrubs', async () => {
    await mount(eleven);
    const step = inside('.chart').clientWidth / 22;
    await drag('.ruler', { x: 2 * step, y: 9 }, { x: 15 * step, y: 9 });
    expect(search().step).toBe(14);
  });

  test('dragging over the whole search scrubs, over a part of it pans', async () => {
    await mount(puzzle);
    await drag('.chart', { x: 300, y: 90 }, { x: 500, y: 90 });
    const { step } = search();
    expect(step).toBeGreaterThan(100);
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await expect.poll(() => inside('.chart').classList).toContain('zoomed');
    await settled();
    const before = ticks();
    await drag('.chart', { x: 600, y: 90 }, { x: 300, y: 90 });
    expect(ticks()).not.toEqual(before);
    expect(search().step).toBe(step);
  });

  test('the wheel zooms around the pointer, and leaves the page alone where there is nothing to zoom', async () => {
    await mount(full);
    const box = inside('.chart').getBoundingClientRect();
    const wheel = (deltaY: number) => {
      const place = { clientX: box.x + 400, clientY: box.y + 100 };
      const event = new WheelEvent('wheel', {
        deltaY,
        ...place,
        bubbles: true,
        composed: true,
        cancelable: true,
      });
      inside('.chart').dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(wheel(100), 'the whole search is in view already').toBe(false);
    await userEvent.hover(chart, { position: { x: 400, y: 100 } });
    const path = readout().split('\n')[0];
    expect(wheel(-500)).toBe(true);
    await settled();
    await userEvent.hover(chart, { position: { x: 400, y: 100 } });
    expect(readout().split('\n')[0]).toBe(path);
    expect(ticks().every((tick) => tick !== '1,000,000')).toBe(true);
  });

  test('resting on a bar tells of it, and double clicking goes there', async () => {
    await mount(eleven);
    const position = { x: (6.5 / 22) * inside('.chart').clientWidth, y: 55 };
    await userEvent.hover(chart, { position });
    expect(readout()).toContain('X 3, O 8');
    expect(readout()).toContain('open, ≥ 7 so far');
    await userEvent.dblClick(chart, { position });
    expect(search().step).toBe(6);
  });

  test('where bars are thinner than a pixel it tells what lies there', async () => {
    await mount(full);
    await userEvent.hover(chart, { position: { x: 333, y: 8.5 * (chartHeight() / 10) } });
    expect(readout()).toMatch(/here \d+ % (X wins|O wins|draw)/);
  });
});

describe('by keyboard', () => {
  test('the arrows walk from call to call, Enter goes there', async () => {
    await mount(eleven);
    inside('.chart').focus();
    expect(call().textContent).toContain('X 3, O 8, X 7');
    for (const [key, path] of [
      ['ArrowUp', 'X 3, O 8,'],
      ['ArrowLeft', 'X 3, O 7,'],
      ['ArrowDown', 'X 3, O 7, X 8,'],
      ['ArrowRight', 'X 3, O 8, X 7,'],
      ['Home', 'The root,'],
      ['ArrowDown', 'X 3,'],
      ['ArrowRight', 'X 7,'],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(call().textContent, key).toMatch(new RegExp(`^${path} call`.replace(', call', ', call')));
    }
    expect(call().getAttribute('aria-posinset')).toBe('2');
    expect(call().getAttribute('aria-setsize')).toBe('3');
    expect(call().getAttribute('aria-level')).toBe('2');
    await expect.element(chart).toHaveAttribute('aria-activedescendant', call().id);
    expect(call().textContent, 'its score is not told before it is called').not.toContain('score');
    await userEvent.keyboard('{Enter}');
    expect(search().step).toBe(search().trace!.enterStep(6));
    await userEvent.keyboard('{Enter}');
    expect(search().step).toBe(search().trace!.exitStep(6));
  });

  test('in the whole tree the view comes along', async () => {
    await mount(full);
    inside('.chart').focus();
    for (let ply = 0; ply < 8; ply++) await userEvent.keyboard('{ArrowDown}');
    expect(call().getAttribute('aria-level'), 'X wins the first game on ply 7').toBe('8');
    await expect.poll(() => ticks().at(-1)!.length).toBeLessThan(5);
    await userEvent.keyboard('0');
    await expect.poll(() => ticks()).toContain('1,000,000');
  });

  test('plus, minus, nought and Z change the view', async () => {
    await mount(full);
    inside('.ruler').focus();
    const isZoomed = () => inside('.chart').classList.contains('zoomed');
    await userEvent.keyboard('+');
    await expect.poll(() => isZoomed()).toBe(true);
    await userEvent.keyboard('-');
    await expect.poll(() => isZoomed()).toBe(false);
    await userEvent.keyboard('{End}z');
    await settled();
    expect(isZoomed()).toBe(false);
    await userEvent.keyboard('+');
    await expect.poll(() => isZoomed()).toBe(true);
    await userEvent.keyboard('0');
    await expect.poll(() => isZoomed()).toBe(false);
  });
});

test('the view follows a cursor that leaves it', async () => {
  await mount(full);
  await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
  await expect.poll(() => inside('.chart').classList).toContain('zoomed');
  search().step = 1_000_000;
  await expect.poll(() => inside('.pill').textContent).toBe('1,000,001');
  await expect.poll(() => inside('.cursor').hidden).toBe(false);
});

test('zoomed in, bars hold boards; a tree of numbers has none', async () => {
  await mount(html`${full}<ply-search tree="[[3,5],[2,9]]"><ply-timeline></ply-timeline></ply-search>`);
  const [boards, numbers] = [...document.querySelectorAll('ply-timeline')].map((each) =>
    each.shadowRoot!.querySelectorAll('.overlay .board'),
  );
  expect(boards.length).toBeGreaterThan(9);
  expect(boards.length).toBeLessThanOrEqual(150);
  expect(numbers).toHaveLength(0);
});

describe.each(['light', 'dark', 'projector'])('in the theme %s', (theme) => {
  test.each([eleven, full])('nothing stands in the way', async (widget) => {
    document.documentElement.dataset['theme'] = theme;
    document.body.style.background = 'var(--ply-page)';
    await mount(widget);
    await userEvent.click(page.getByRole('button', { name: 'Keys' }));
    await settled();
    const { violations } = await axe.run(document.body, {
      rules: { region: { enabled: false }, 'page-has-heading-one': { enabled: false } },
    });
    expect(violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html}`))).toEqual([]);
  });
});

test('its buttons are large enough for a finger, at any width', async () => {
  await page.viewport(390, 800);
  await mount(full);
  for (const button of timeline().shadowRoot!.querySelectorAll('button')) {
    const { width, height } = button.getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});
