import { html } from 'lit';
import { expect, onTestFinished, test, vi } from 'vitest';
import { PlySearch, PlyTree } from '../../src/elements/index.ts';
import { find, mount, settled } from './mount.ts';

/** Frames of a tree on a laptop, a tablet on its side, an upright one, and a phone. */
const frames = [
  [988, 656],
  [684, 526],
  [820, 760],
  [390, 435],
] as const;

/** A tree seen whole, the path of a larger one, its first hundred steps on the empty board, and a cut search. */
const searches = [
  { position: 'oxx/.xo/o..', algorithm: 'minimax', steps: 22 },
  { position: 'x.o/.x./..o', algorithm: 'minimax', steps: 99 },
  { position: '.../.../...', algorithm: 'minimax', steps: 99 },
  { position: 'x.o/.x./..o', algorithm: 'alpha-beta', steps: 99 },
] as const;

/** Every third step: calls and returns, at all plies. */
const STRIDE = 3;

const cases = searches.flatMap((search) => frames.map(([width, height]) => ({ ...search, width, height })));

test.each(cases)(
  'no move of $position, $algorithm, is crossed by an edge or covered, $width × $height',
  async ({ position, algorithm, steps, width, height }) => {
    stopMotion();
    await mount(
      html`<div style="inline-size: ${width}px">
        <ply-search position=${position} algorithm=${algorithm} scoring="depth">
          <ply-tree style="--ply-frame: ${height}px"></ply-tree>
        </ply-search>
      </div>`,
    );
    const session = find(PlySearch).session!;
    const found: string[] = [];
    for (let step = 0; step < steps; step += STRIDE) {
      session.step = step;
      await settled();
      found.push(...listStruckLabels().map((each) => `step ${step}: ${each}`));
    }
    expect(found).toEqual([]);
  },
);

test('the buttons over a tree cover no window of alpha-beta, in a frame of 602 × 248', async () => {
  stopMotion();
  await mount(
    html`<div style="inline-size: 602px">
      <ply-search tree="[[3, 5], [3, 1]]" algorithm="alpha-beta">
        <ply-tree style="--ply-frame: 248px; --ply-tools: absolute"></ply-tree>
      </ply-search>
    </div>`,
  );
  const root = find(PlyTree).shadowRoot!;
  const session = find(PlySearch).session!;
  let windows = 0;
  for (let step = 0; step < session.trace.stepCount; step++) {
    session.step = step;
    await settled();
    const covers = [...root.querySelectorAll('[part~="tools"] button')].map((each) =>
      each.getBoundingClientRect(),
    );
    for (const each of root.querySelectorAll('text.window, .window text')) {
      const box = each.getBoundingClientRect();
      windows++;
      const isCovered = covers.some(
        ({ left, right, top, bottom }) =>
          left < box.right && right > box.left && top < box.bottom && bottom > box.top,
      );
      expect(isCovered, `${each.textContent} at step ${step}`).toBe(false);
    }
  }
  expect(windows).toBeGreaterThan(5);
});

test.each([
  [638, 215],
  [358, 209],
])('the buttons over a low tree of %i × %i cover no board that is whole', async (width, height) => {
  stopMotion();
  await mount(
    html`<div style="inline-size: ${width}px">
      <ply-search position=".x./..o/ox." algorithm="alpha-beta">
        <ply-tree style="--ply-frame: ${height}px; --ply-tools: absolute"></ply-tree>
      </ply-search>
    </div>`,
  );
  const root = find(PlyTree).shadowRoot!;
  const session = find(PlySearch).session!;
  for (let step = 0; step < session.trace.stepCount; step += 3) {
    session.step = step;
    await settled();
    const frame = root.querySelector('[role="tree"]')!.getBoundingClientRect();
    const tools = root.querySelector('[part~="tools"]')!.getBoundingClientRect();
    const boards = [...root.querySelectorAll('.nodes .board, .nodes .box')].map((each) =>
      each.getBoundingClientRect(),
    );
    const whole = boards.filter(({ top, bottom }) => top >= frame.top && bottom <= frame.bottom);
    const covered = whole.filter(
      ({ left, right, top, bottom }) =>
        left < tools.right && right > tools.left && top < tools.bottom && bottom > tools.top,
    );
    expect(whole, `at step ${step}`).not.toEqual([]);
    expect(covered, `at step ${step}`).toEqual([]);
  }
});

test('boards of seven siblings can be read on a phone, where the tree is below its text', async () => {
  stopMotion();
  await mount(
    html`<div style="inline-size: 390px">
      <ply-search position=".x./.../o.." depth-limit="2" win="100">
        <ply-tree style="--ply-frame: 264px"></ply-tree>
      </ply-search>
    </div>`,
  );
  const session = find(PlySearch).session!;
  for (const step of [0, 1, 2, 12, 30]) {
    session.step = step;
    await settled();
    const boards = [...find(PlyTree).shadowRoot!.querySelectorAll('.nodes .board, .nodes .box')];
    expect(boards.length).toBeGreaterThan(6);
    const narrowest = Math.min(...boards.map((each) => each.getBoundingClientRect().width));
    expect(narrowest, `at step ${step}`).toBeGreaterThanOrEqual(28);
  }
});

test('an edge that meets the number of calls in a fold passes behind it, and keeps off its letters', async () => {
  stopMotion();
  await mount(
    html`<div style="inline-size: 764px">
      <ply-search step="62760"><ply-tree style="--ply-frame: 500px"></ply-tree></ply-search>
    </div>`,
  );
  await settled();
  const root = find(PlyTree).shadowRoot!;
  const edges = [...root.querySelectorAll<SVGPathElement>('.edge path')];
  const met = [...root.querySelectorAll('.folded text')].flatMap((label) => {
    const glyphs = measureGlyphs(label);
    return edges
      .filter((edge) => listPoints(edge).some((point) => isInside(point, glyphs)))
      .map((edge) => ({ edge, label }));
  });
  expect(met.length).toBeGreaterThan(0);
  for (const { edge, label } of met) {
    expect(edge.compareDocumentPosition(label) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const { paintOrder, stroke, strokeWidth } = getComputedStyle(label);
    expect(paintOrder).toMatch(/^stroke/);
    expect(stroke).not.toBe('none');
    expect(parseFloat(strokeWidth)).toBeGreaterThan(2);
  }
});

function stopMotion(): void {
  const ask = window.matchMedia.bind(window);
  vi.stubGlobal('matchMedia', (query: string) => ask(query.includes('reduced-motion') ? 'all' : query));
  onTestFinished(() => void vi.unstubAllGlobals());
}

/** The moves in the frame that an edge crosses, or that a box, a pill or another move covers, in words. */
function listStruckLabels(): string[] {
  const frame = find(PlyTree).shadowRoot!.querySelector<SVGSVGElement>('.frame')!;
  const select = (selector: string) =>
    [...frame.querySelectorAll<SVGGraphicsElement>(selector)].filter((each) => each.checkVisibility());
  const outside = frame.getBoundingClientRect();
  const covers = select(
    '.ruler rect, .box, .pill rect, .rider rect, .scissors circle, .difference circle, .tag rect',
  );
  const edges = select('.edge path').map((each) => ({ edge: each as SVGPathElement, box: measureBox(each) }));
  const labels = select('.move')
    .map((label) => ({ label, box: measureBox(label), glyphs: measureGlyphs(label) }))
    .filter(({ glyphs }) => meets(glyphs, outside));
  const coverings = [...covers.map((each) => ({ label: each, box: measureBox(each) })), ...labels];
  return labels.flatMap(({ label, glyphs }) => {
    const cover = coverings.find((each) => each.label !== label && meets(glyphs, each.box))?.label;
    const edge = edges.find(
      ({ edge: each, box }) =>
        touches(glyphs, box) && listPoints(each).some((point) => isInside(point, glyphs)),
    )?.edge;
    const names = [cover, edge?.parentElement].flatMap((each) => each?.getAttribute('class') ?? []);
    return names.length > 0 ? [`${label.textContent}: ${names.join(', ')}`] : [];
  });
}

function measureBox(element: Element): DOMRect {
  return element.getBoundingClientRect();
}

/** Also where a box has no width or height, as that of a straight edge. */
function touches(a: DOMRect, b: DOMRect): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** A label without the room above and below its letters. */
function measureGlyphs(label: Element): DOMRect {
  const { left, top, width, height } = label.getBoundingClientRect();
  return new DOMRect(left, top + height / 4, width, height / 2);
}

function meets(a: DOMRect, b: DOMRect): boolean {
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  return across > 0.5 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5;
}

function isInside({ x, y }: DOMPoint, { left, right, top, bottom }: DOMRect): boolean {
  return x > left && x < right && y > top && y < bottom;
}

function listPoints(path: SVGPathElement): DOMPoint[] {
  const length = path.getTotalLength();
  const toScreen = path.getScreenCTM()!;
  const count = Math.max(Math.ceil(length / 3), 1);
  return Array.from({ length: count + 1 }, (_, at) =>
    path.getPointAtLength((length * at) / count).matrixTransform(toScreen),
  );
}
