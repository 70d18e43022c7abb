import axe from 'axe-core';
import { html } from 'lit';
import { beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PlySearch, PlyTree, preference } from '../../src/elements/index.ts';
import { explainWorth } from '../../src/walk/index.ts';
import { find, mount, settled } from './mount.ts';

const small = html`<ply-search position="oxx/.xo/o.." scoring="depth"><ply-tree></ply-tree></ply-search>`;
const large = html`<ply-search position=".../.../..."><ply-tree></ply-tree></ply-search>`;

const session = () => find(PlySearch).session!;
const surface = () => find(SVGSVGElement, '.frame');
const node = (id: number) => find(SVGGElement, `[data-node="${id}"]`);
const drawn = () => [...surface().querySelectorAll<SVGGElement>('[data-node]')];
const active = () => surface().getAttribute('aria-activedescendant');
const item = (id: number) => node(id).querySelector('.item')!;
/** Where the tree stands in its frame, and its size: numbers rounded to a thousandth, since a way back may end beside the last digit. */
const place = () =>
  surface()
    .querySelector(':scope > g[transform]')!
    .getAttribute('transform')!
    .replace(/-?\d+(\.\d+)?(e-?\d+)?/g, (number) => Number(number).toFixed(3));
const button = (name: string) => page.getByRole('button', { name, exact: true });
const click = (element: Element) =>
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));

async function go(step: number): Promise<void> {
  session().step = step;
  await settled();
}

function isCurrentInFrame(): boolean {
  const frame = surface().getBoundingClientRect();
  const box = surface().querySelector('.node.current .box')?.getBoundingClientRect();
  if (!box) return false;
  const isAcross = box.left >= frame.left && box.right <= frame.right;
  return isAcross && box.top >= frame.top && box.bottom <= frame.bottom;
}

/** The parts of nodes, by default of the current one, that something over the frame touches. */
function listCovered(nodes: readonly Element[] = [find(SVGGElement, '.node.current')]): string[] {
  const overlays = [...find(PlyTree).shadowRoot!.querySelectorAll('.tools, .hidden-note')];
  const covers = overlays.map((each) => each.getBoundingClientRect());
  const parts = nodes.flatMap((each) => [...each.querySelectorAll('.box, .pill, .move')]);
  return parts.flatMap((part) => {
    const { left, right, top, bottom, width } = part.getBoundingClientRect();
    const isCovered = covers.some(
      (cover) => left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top,
    );
    return width > 0 && isCovered
      ? `${part.getAttribute('class')} of node ${part.closest<SVGGElement>('.node')!.dataset['node']}`
      : [];
  });
}

/** Waits until nothing moves: the same drawing in three frames, since a motion that begins is not seen in its first one. */
async function still(): Promise<void> {
  for (let same = 0; same < 2;) {
    const before = surface().innerHTML;
    await new Promise(requestAnimationFrame);
    await settled();
    same = surface().innerHTML === before ? same + 1 : 0;
  }
}

beforeEach(() => page.viewport(1280, 900));

describe('the drawn tree', () => {
  test('has one treeitem for each node, named in words', async () => {
    await mount(small);
    await go(8);
    expect(page.getByRole('treeitem').elements().length).toBe(11);
    await expect.element(page.getByRole('tree', { name: 'Search tree, 11 nodes' })).toBeVisible();
    expect(item(1).getAttribute('aria-label')).toBe('X at a2, ply 1, MIN, at most 0');
    expect(item(5).getAttribute('aria-label')).toBe(
      'X at b3, ply 3, leaf, value 7, on the best line so far, current',
    );
    expect(item(5).getAttribute('aria-level')).toBe('4');
  });

  test('marks the node of the step at every step, and no other', async () => {
    await mount(small);
    for (let step = 0; step < session().trace.stepCount; step++) {
      await go(step);
      const current = drawn().filter((each) => each.matches('.current'));
      expect(current.map((each) => Number(each.dataset['node']))).toEqual([session().state.node]);
      const isReturn = session().state.kind === 'exit' && session().state.node > 0;
      expect(surface().querySelectorAll('.rider').length).toBe(isReturn ? 1 : 0);
    }
  });

  test('keeps all nodes in their places while stepping', async () => {
    await mount(small);
    const places = () => drawn().map((each) => each.getAttribute('transform'));
    await still();
    const before = places();
    for (const step of [3, 8, 21]) {
      await go(step);
      expect(places()).toEqual(before);
    }
  });

  test('draws the value that rides up solid, and the bound that it replaces away', async () => {
    await mount(small);
    await go(8);
    await still();
    const part = (selector: string) => getComputedStyle(find(Element, selector));
    expect(part('.rider.taken rect').strokeDasharray).toBe('none');
    expect(find(Element, '.before text').textContent).toBe('open');
    await expect.poll(() => part('.before').opacity).toBe('0');
  });

  test('fits a small tree into the frame', async () => {
    await mount(small);
    await still();
    const frame = surface().getBoundingClientRect();
    for (const each of drawn()) {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      expect(left).toBeGreaterThan(frame.left);
      expect(right).toBeLessThan(frame.right);
      expect(top).toBeGreaterThan(frame.top);
      expect(bottom).toBeLessThan(frame.bottom);
    }
  });

  test('is without violations of accessibility at the start, in the middle and at the end', async () => {
    const main = await mount(small);
    for (const step of [0, 8, 21]) {
      await go(step);
      expect((await axe.run(main)).violations.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('a click', () => {
  test('on a node goes to its call, another to its return', async () => {
    await mount(small);
    click(node(4));
    expect(session().step).toBe(session().trace.enterStep(4));
    await settled();
    click(node(4));
    expect(session().step).toBe(session().trace.exitStep(4));
  });

  test('by the mouse does so too', async () => {
    await mount(small);
    await still();
    await userEvent.click(item(6));
    expect(session().step).toBe(session().trace.enterStep(6));
  });
});

describe('the keyboard', () => {
  test('walks the nodes in order, and between parent and child', async () => {
    await mount(small);
    await go(8);
    surface().focus();
    const walked: (string | null)[] = [active()];
    for (const key of ['ArrowUp', 'ArrowUp', 'Home', 'ArrowRight', 'ArrowDown', 'End']) {
      await userEvent.keyboard(`{${key}}`);
      await settled();
      walked.push(active());
    }
    expect(walked).toEqual(['node-5', 'node-4', 'node-3', 'node-0', 'node-1', 'node-2', 'node-10']);
    expect(session().step).toBe(8);
  });

  test('visits a node with Enter', async () => {
    await mount(small);
    surface().focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(session().step).toBe(session().trace.enterStep(2));
  });

  test('folds a returned branch with Left and unfolds it with Right', async () => {
    await mount(small);
    await go(21);
    surface().focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowLeft}');
    await settled();
    expect(drawn().length).toBe(7);
    expect(item(1).getAttribute('aria-expanded')).toBe('false');
    expect(node(1).querySelector('.folded')?.textContent).toContain('4');
    await userEvent.keyboard('{ArrowRight}');
    await settled();
    expect(drawn().length).toBe(11);
  });

  test('leaves keys with modifiers and other keys to the page', async () => {
    await mount(small);
    surface().focus();
    const press = (key: string, init: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, cancelable: true, ...init });
      surface().dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([press('n'), press('ArrowDown', { ctrlKey: true }), press('Tab')]).toEqual([false, false, false]);
    expect([press('ArrowDown'), press('+')]).toEqual([true, true]);
  });
});

describe('a large tree', () => {
  test('shows the surroundings of the current node, folded below a limit', async () => {
    await mount(large);
    await go(300_000);
    expect(drawn().length).toBeLessThanOrEqual(150);
    const { trace, state } = session();
    for (const move of trace.path(state.node).keys()) {
      const above = trace.find(trace.path(state.node).slice(0, move))!;
      expect(node(above).dataset['node']).toBe(`${above}`);
    }
  });

  test('unfolds a mark by a click, and folds it again by the handle', async () => {
    await mount(large);
    await go(1_099_891);
    const before = drawn().length;
    click(node(1).querySelector('.folded')!);
    await still();
    expect(drawn().length).toBe(before + 8);
    click(node(1).querySelector('.fold')!);
    await still();
    expect(drawn().length).toBe(before);
  });

  test('draws what is in the frame, wherever it is moved, and of the rest only the items', async () => {
    await page.viewport(1280, 480);
    await mount(large);
    const hasBox = (each: Element) => each.querySelector('.box') !== null;
    const isSeen = (each: Element) => {
      const [frame, area] = [surface(), each.querySelector('.item')!].map((one) =>
        one.getBoundingClientRect(),
      );
      const isAcross = area.right > frame.left && area.left < frame.right;
      // The box alone, which is a square; a touch on the pill below it is one on the node as well. It is seen below the
      // strip and the room of the edges that begin there.
      return isAcross && area.bottom - 27 > frame.top + 90 && area.top < frame.bottom;
    };
    const hasEdge = (each: Element) => {
      const numbers = (text: string) =>
        text.match(/-?\d+(\.\d+)?/g)!.map((number) => Math.round(Number(number)));
      const spot = numbers(each.getAttribute('transform')!);
      return [...surface().querySelectorAll('.edge path')].some(
        (path) => numbers(path.getAttribute('d')!).slice(-2).join() === spot.join(),
      );
    };
    const withoutEdge = () => drawn().filter((each) => isSeen(each) && node(0) !== each && !hasEdge(each));
    const check = async (where: string) => {
      await still();
      expect(withoutEdge(), where).toEqual([]);
      expect(drawn().filter(isSeen).every(hasBox), where).toBe(true);
      expect(
        drawn().every((each) => each.querySelector('[role=treeitem]') !== null),
        where,
      ).toBe(true);
    };
    for (const step of [0, 40, 5000, 300_000, 700_000, 1_099_890]) {
      await go(step);
      await check(`at step ${step}`);
    }
    await go(300_000);
    await check('deep in the search');
    expect(drawn().some((each) => !hasBox(each))).toBe(true);
    surface().focus();
    for (const key of ['Home', 'End', '+', '+', 'Home', '-', '-', '-', '-', 'End', '0']) {
      await userEvent.keyboard(key.length > 1 ? `{${key}}` : key);
      await check(key);
    }
    expect(drawn().every(hasBox), 'the whole tree').toBe(true);
  });

  test('edges into the first row begin at the board above it in the strip, and nothing runs below that', async () => {
    await mount(large);
    await go(516_817);
    await still();
    const strip = find(Element, '.strip').getBoundingClientRect();
    const board = find(Element, '.strip button:last-child svg').getBoundingClientRect();
    const tops = [...surface().querySelectorAll('.edge path')].map(
      (path) => path.getBoundingClientRect().top,
    );
    expect(Math.min(...tops)).toBeGreaterThan(strip.bottom - 5);
    const lead = find(Element, '.edge.live path:not(.casing)').getBoundingClientRect();
    expect(lead.top).toBeCloseTo(strip.bottom, -0.5);
    const middle = (board.left + board.right) / 2;
    expect(Math.min(Math.abs(lead.left - middle), Math.abs(lead.right - middle))).toBeLessThan(3);
  });

  test.each([
    [390, 844],
    [390, 320],
    [640, 480],
    [1280, 900],
  ])('siblings do not overlap and none is cut in a frame of %i × %i', async (width, height) => {
    await page.viewport(width, height);
    await mount(large);
    find(PlyTree).style.setProperty('--ply-frame', `${height - 60}px`);
    for (const step of [1, 40, 277_325, 700_000]) {
      await go(step);
      await expect.poll(isCurrentInFrame).toBe(true);
      await still();
      const frame = surface().getBoundingClientRect();
      const boxes = [...surface().querySelectorAll('.nodes .node > g > .box')].map((box) =>
        box.getBoundingClientRect(),
      );
      const current = find(Element, '.node.current .box').getBoundingClientRect();
      expect(current.top).toBeGreaterThanOrEqual(frame.top);
      expect(current.bottom).toBeLessThanOrEqual(frame.bottom);
      for (const [index, box] of boxes.entries()) {
        expect(box.left).toBeGreaterThanOrEqual(frame.left);
        expect(box.right).toBeLessThanOrEqual(frame.right);
        const next = boxes[index + 1];
        if (next?.top === box.top) expect(next.left).toBeGreaterThan(box.right);
      }
    }
  });

  test.each([
    [343, 400],
    [390, 500],
    [390, 264],
    [604, 402],
    [1040, 600],
  ])(
    'nothing lies over the current node, nor over a tree that fits, in a frame of %i × %i',
    async (width, height) => {
      await page.viewport(width, 900);
      const asked = html`<ply-search id="asked" position="oxx/.xo/o.."><ply-tree></ply-tree></ply-search>
        <ply-predict for="asked" ask="value" node="0">What is it worth?</ply-predict>`;
      const followed = ['xxo/.x./..o', 'x.o/ox./.x.', 'oxx/.xo/o..'].map(
        (position) => html`<ply-search position=${position}><ply-tree></ply-tree></ply-search>`,
      );
      for (const search of [...followed, asked]) {
        const main = await mount(search);
        Object.assign(main.style, { width: `${width}px` });
        find(PlyTree).style.setProperty('--ply-frame', `${height}px`);
        const last = session().trace.stepCount - 1;
        const steps = Array.from({ length: 9 }, (_, i) => Math.round((i * last) / 8));
        for (const step of search === asked ? [0] : steps) {
          await go(step);
          await still();
          expect([search === asked, width, step, listCovered()]).toEqual([search === asked, width, step, []]);
        }
        click(find(Element, '.tools [aria-label="Fit"]'));
        await still();
        expect(listCovered(drawn())).toEqual([]);
        main.remove();
      }
    },
  );

  test('a double click beside the nodes shows the whole of what is drawn', async () => {
    await mount(small);
    await still();
    const before = place();
    surface().focus();
    await userEvent.keyboard('+');
    await still();
    surface().dispatchEvent(new MouseEvent('dblclick', { bubbles: true, composed: true }));
    await expect.poll(() => place()).toBe(before);
  });

  test('keeps the current node in the frame while it follows', async () => {
    await mount(large);
    for (const step of [12, 140_000, 500_000, 900_001]) {
      await go(step);
      await expect.poll(isCurrentInFrame).toBe(true);
    }
  });
});

test('resting on a node explains its value, and highlights the path to the leaf that it comes from', async () => {
  await mount(small);
  await go(21);
  await still();
  const why = () => find(PlyTree).shadowRoot!.querySelector('.rest')?.textContent.replace(/\s+/g, ' ') ?? '';
  const lit = () => drawn().flatMap((each) => (each.matches('.lit') ? Number(each.dataset['node']) : []));
  await userEvent.hover(item(1));
  await expect.poll(why).toContain(explainWorth(session().trace, 1, preference('naming')).text);
  expect(lit()).toEqual(session().trace.principalNodes(1));
  await userEvent.hover(button('Fit'));
  await expect.poll(why).toBe('');
  surface().focus();
  await userEvent.keyboard('{Home}');
  await expect.poll(why).toContain(explainWorth(session().trace, 0, preference('naming')).text);
});

describe('the strip over a large tree', () => {
  const crumbs = () => page.getByRole('button', { name: /^Put on top/ }).elements();

  test('has the boards of the path that lie above the frame, and a press brings one back', async () => {
    await mount(large);
    await go(0);
    await still();
    expect(crumbs().length).toBe(0);
    await go(516_817);
    await expect.poll(() => crumbs().length).toBeGreaterThan(0);
    await still();
    click(crumbs()[0]);
    await expect.poll(() => crumbs().length).toBe(0);
    expect(session().step).toBe(516_817);
  });

  test('stands still, like the nodes of a ply, while the search goes down within the frame', async () => {
    await mount(large);
    await go(0);
    await still();
    const before = place();
    await go(1);
    await still();
    expect(place()).toBe(before);
  });
});

describe('the view', () => {
  const wheel = (init: WheelEventInit) => {
    const event = new WheelEvent('wheel', { deltaY: -100, bubbles: true, cancelable: true, ...init });
    surface().dispatchEvent(event);
    return event.defaultPrevented;
  };

  test('leaves a plain wheel to the page, and zooms with Ctrl', async () => {
    await mount(small);
    await still();
    const before = place();
    expect(wheel({})).toBe(false);
    surface().dispatchEvent(new PointerEvent('pointerenter'));
    await expect.poll(() => wheel({ ctrlKey: true, clientX: 300, clientY: 300 })).toBe(true);
    await settled();
    expect(place()).not.toBe(before);
  });

  test('stops following when the reader takes it, and follows again on demand', async () => {
    await mount(small);
    await still();
    const before = place();
    await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'true');
    surface().dispatchEvent(new PointerEvent('pointerenter'));
    await expect.poll(() => wheel({ ctrlKey: true, deltaY: 100 })).toBe(true);
    await expect.element(button('Follow')).toHaveAttribute('aria-pressed', 'false');
    await button('Follow').click();
    await expect.poll(place).toBe(before);
  });

  test('zooms by its buttons and fits the tree again', async () => {
    await mount(small);
    await still();
    const before = place();
    await button('Zoom in').click();
    await expect.poll(place).not.toBe(before);
    await button('Fit').click();
    await expect.poll(place).toBe(before);
  });

  test('keeps the zoom of the reader when the frame changes, and fits the tree again if there is none', async () => {
    await mount(small);
    await still();
    const zoom = () => /scale\(([\d.]+)\)/.exec(place())![1];
    const width = () => surface().querySelector('.box')!.getBoundingClientRect().width;
    const setHeight = async (height: string) => {
      const before = surface().clientHeight;
      surface().style.blockSize = height;
      await expect.poll(() => surface().clientHeight).not.toBe(before);
      await still();
    };
    const [fitted, whole] = [zoom(), width()];
    await setHeight('300px');
    expect(width()).toBeLessThan(whole);
    await setHeight('');
    expect(width()).toBeCloseTo(whole);
    await button('Zoom in').click();
    await button('Follow').click();
    await still();
    const own = zoom();
    expect(Number(own)).toBeGreaterThan(Number(fitted));
    await setHeight('300px');
    expect(zoom()).toBe(own);
  });

  test('keeps the view when it is moved by keys while nothing of the frame can be seen', async () => {
    await mount(small);
    await still();
    const before = place();
    const { style } = surface();
    style.height = '0';
    await expect.poll(() => surface().clientHeight).toBe(0);
    await still();
    surface().focus();
    await userEvent.keyboard('0+-');
    await still();
    expect(place()).not.toMatch(/NaN|Infinity/);
    style.height = '';
    await userEvent.keyboard('f');
    await expect.poll(() => place()).toBe(before);
  });

  test('draws marks with their values where boards would be too small, and boards again from near', async () => {
    await mount(large);
    await go(300_000);
    await still();
    const count = (selector: string) => surface().querySelectorAll(selector).length;
    const [boards, nodes] = [count('.board'), drawn().length];
    expect(boards).toBeGreaterThan(5);
    surface().focus();
    for (let i = 0; i < 6; i++) await userEvent.keyboard('-');
    await still();
    expect([count('.board'), count('.pill'), drawn().length]).toEqual([0, 0, nodes]);
    expect(node(1).querySelector('.mark.draw text')!.textContent).toBe('0');
    expect(item(1).getAttribute('aria-label')).toContain('value 0');
    for (let i = 0; i < 6; i++) await userEvent.keyboard('+');
    await still();
    expect([count('.board'), count('.mark')]).toEqual([boards, 0]);
  });

  test('is readable on a phone: the current board is at least 44 pixels wide', async () => {
    await page.viewport(390, 844);
    await mount(small);
    await go(8);
    await still();
    const box = find(Element, '.node.current .box').getBoundingClientRect();
    expect(box.width).toBeGreaterThanOrEqual(44);
    expect(box.right).toBeLessThanOrEqual(390);
  });

  test('has buttons large enough for a finger', async () => {
    await page.viewport(390, 844);
    await mount(small);
    for (const name of ['Fit', 'Follow']) {
      const { width, height } = button(name).element().getBoundingClientRect();
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  });
});

test('shows its fallback until there is a search', async () => {
  await mount(html`<ply-tree for="later"><p>A tree will stand here.</p></ply-tree>`);
  await expect.element(page.getByText('A tree will stand here.')).toBeVisible();
});
