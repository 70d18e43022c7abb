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
