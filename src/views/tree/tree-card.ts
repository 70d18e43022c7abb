import { hierarchy, tree, type HierarchyPointNode } from 'd3';
import { nothing, svg } from 'lit';
import type { Trace } from '../../search/index.ts';
import { momentAt, statusAt } from '../../walk/index.ts';
import { boardPaths, CELL } from '../board/marks.ts';
import { boardScene } from '../board/board-scene.ts';
import { flameCard } from '../timeline/flame-card.ts';

const WIDTH = 206;
const HEIGHT = 120;

/** Above the first number a tree is drawn in hairlines; from the second on as the bars of its timeline. */
const [LINES, BARS] = [40, 5000];

/** The last step is shown unless `step` is given. */
export interface CardSearch {
  readonly trace: Trace;
  readonly step?: number;
}

/**
 * A small picture of a search for the list of lessons. Positions without a search are drawn side by side. Hidden from
 * screen readers: the title beside it says the same.
 */
export function treeCard(searches: readonly CardSearch[]) {
  const { trace, step = trace.stepCount - 1 } = searches[0];
  const content =
    trace.length === 1
      ? searches.slice(0, 3).map((each, i, { length }) => row(each.trace, (WIDTH * (i + 0.5)) / length))
      : trace.length >= BARS
        ? flameCard(trace, WIDTH, HEIGHT)
        : [bands(trace), trace.length > LINES ? hairlines(trace) : boards(trace, step)];
  return svg`<svg class="tree-card" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${content}</svg>`;
}

type Placed = HierarchyPointNode<number>;

const pitch = (trace: Trace) => HEIGHT / (trace.plies + 1);

function placed(trace: Trace, margin: number): Placed[] {
  const above = pitch(trace) / 2;
  const root = hierarchy(0, (node) => [...trace.children(node)]);
  return tree<number>()
    .size([WIDTH - 2 * margin, HEIGHT - 2 * above])(root)
    .descendants()
    .map((node) => Object.assign(node, { x: node.x + margin, y: node.y + above }));
}

function bands(trace: Trace) {
  const height = pitch(trace);
  const first = trace.isMax(0) ? 0 : 1;
  return Array.from(
    { length: trace.plies + 1 },
    (_, ply) =>
      svg`<rect class=${(ply + first) % 2 ? 'min' : 'max'} y=${rounded(ply * height)} width=${WIDTH} height=${rounded(height)}></rect>`,
  );
}

function boards(trace: Trace, step: number) {
  const nodes = placed(trace, 14);
  const size = Math.min(26, 0.68 * pitch(trace), narrowest(nodes) - 3);
  const best = new Set(trace.principalNodes());
  const isOver = step >= trace.stepCount - 1;
  const { node: current } = momentAt(trace, step);
  const stateOf = ({ data }: Placed) => (isOver ? 'returned' : statusAt(trace, data, step));
  const classOf = (node: Placed) => {
    if (!isOver && node.data === current) return 'current';
    return isOver && best.has(node.data) ? 'best' : stateOf(node);
  };
  const edges = nodes
    .slice(1)
    .map((node) => svg`<path class="edge ${classOf(node)}" d=${edge(node, size / 2)}></path>`);
  return [edges, nodes.map((node) => box(trace, node, size, classOf(node)))];
}

function box(trace: Trace, { data, x, y }: Placed, size: number, state: string) {
  const board = boardScene(trace.position(data));
  const corner = `translate(${rounded(x - size / 2)} ${rounded(y - size / 2)})`;
  const frame = svg`<rect class="box" width=${rounded(size)} height=${rounded(size)} rx="3"></rect>`;
  if (!board)
    return svg`<g class=${state} transform=${corner}>${frame}${
      state === 'uncalled' || state === 'open'
        ? nothing
        : svg`<text x=${rounded(size / 2)} y=${rounded(size / 2)}>${trace.score[data]}</text>`
    }</g>`;
  const paths = boardPaths(board);
  const scale = (size - 4) / (Math.max(board.columns, board.rows) * CELL);
  return svg`<g class=${state} transform=${corner}>${frame}<g transform="translate(2 2) scale(${scale.toFixed(3)})"><path class="x" d=${paths.x}></path><path class="o" d=${paths.o}></path></g></g>`;
}

function row(trace: Trace, x: number) {
  const size = 52;
  return box(trace, { data: 0, x, y: HEIGHT / 2 } as Placed, size, 'returned');
}

/** All edges as one path, the best game over them, and the ends of games in the winner's colour. */
function hairlines(trace: Trace) {
  const nodes = placed(trace, 6);
  const best = new Set(trace.principalNodes());
  const lines = (of: readonly Placed[]) => [...new Set(of.map((node) => line(node)))].join('');
  const ends = (name: string, of: (score: number) => boolean) => {
    const dots = nodes.filter(({ data, children }) => !children && of(trace.score[data]));
    return svg`<path class="end ${name}" d=${[...new Set(dots.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`))].join('')}></path>`;
  };
  return [
    svg`<path class="hair" d=${lines(nodes.slice(1))}></path>`,
    svg`<path class="edge best" d=${lines(nodes.slice(1).filter(({ data }) => best.has(data)))}></path>`,
    ends('max', (score) => score > 0),
    ends('min', (score) => score < 0),
    ends('draw', (score) => score === 0),
  ];
}

function narrowest(nodes: readonly Placed[]): number {
  const inOrder = nodes.toSorted((a, b) => a.depth - b.depth || a.x - b.x);
  const pairs = inOrder.slice(1).map((node, i) => [inOrder[i], node] as const);
  return Math.min(WIDTH, ...pairs.filter(([a, b]) => a.depth === b.depth).map(([a, b]) => b.x - a.x));
}

function edge({ x, y, parent }: Placed, half: number): string {
  const { x: from, y: above } = parent!;
  const [top, bottom] = [above + half, y - half];
  const bend = top + 0.55 * (bottom - top);
  return `M${rounded(from)} ${rounded(top)}C${rounded(from)} ${rounded(bend)} ${rounded(x)} ${rounded(top + 0.45 * (bottom - top))} ${rounded(x)} ${rounded(bottom)}`;
}

function line({ x, y, parent }: Placed): string {
  const [from, above, to, below] = [parent!.x, parent!.y, x, y].map(Math.round);
  return `M${from} ${above}L${to} ${below}`;
}

const rounded = (value: number) => Math.round(10 * value) / 10;
