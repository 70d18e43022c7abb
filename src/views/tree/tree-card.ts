import { hierarchy, tree, type HierarchyPointNode } from 'd3';
import { nothing, svg } from 'lit';
import { findWinner, type Trace, type Winner } from '../../search/index.ts';
import { findMoment, findStatus } from '../../walk/index.ts';
import { words } from '../../words/index.ts';
import { findBoardPaths, CELL } from '../board/board-paths.ts';
import { buildBoardScene } from '../board/board-scene.ts';
import { roundToTenth } from '../round.ts';
import { drawFlameCard } from '../timeline/flame-card.ts';

const WIDTH = 206;
const HEIGHT = 120;

/** Numbers of nodes: above the first, a tree is drawn in hairlines; from the second on, as the bars of its timeline. */
const [LINES, BARS] = [40, 5000];

/** The last step is shown unless `step` is given. */
export interface CardSearch {
  readonly trace: Trace;
  readonly step?: number;
}

/** Positions without a search are side by side. Hidden from screen readers: the title says the same. */
export function drawTreeCard(searches: readonly CardSearch[]) {
  const { trace, step = trace.stepCount - 1 } = searches[0];
  const form = nameCardForm(trace);
  const content =
    form === 'positions'
      ? searches
          .slice(0, 3)
          .map((each, i, { length }) => drawPosition(each.trace, (WIDTH * (i + 0.5)) / length))
      : form === 'bars'
        ? drawFlameCard(trace, WIDTH, HEIGHT)
        : [drawCardBands(trace), form === 'lines' ? drawHairlines(trace) : drawCardBoards(trace, step)];
  return svg`<svg class="tree-card" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${content}</svg>`;
}

/** How a card shows a search. */
export function nameCardForm({ length }: Trace): 'positions' | 'boards' | 'lines' | 'bars' {
  if (length === 1) return 'positions';
  if (length >= BARS) return 'bars';
  return length > LINES ? 'lines' : 'boards';
}

type PlacedNode = HierarchyPointNode<number>;

const measurePitch = (trace: Trace) => HEIGHT / (trace.plies + 1);

function placeNodes(trace: Trace, margin: number): PlacedNode[] {
  const above = measurePitch(trace) / 2;
  const root = hierarchy(0, (node) => [...trace.children(node)]);
  return tree<number>()
    .size([WIDTH - 2 * margin, HEIGHT - 2 * above])(root)
    .descendants()
    .map((node) => Object.assign(node, { x: node.x + margin, y: node.y + above }));
}

function drawCardBands(trace: Trace) {
  const height = measurePitch(trace);
  return Array.from(
    { length: trace.plies + 1 },
    (_, ply) =>
      svg`<rect class=${trace.isMaxPly(ply) ? 'max' : 'min'} y=${roundToTenth(ply * height)} width=${WIDTH} height=${roundToTenth(height)}></rect>`,
  );
}

function drawCardBoards(trace: Trace, step: number) {
  const nodes = placeNodes(trace, 14);
  const size = Math.min(26, 0.68 * measurePitch(trace), measureNarrowest(nodes) - 3);
  const best = new Set(trace.principalNodes());
  const isOver = step >= trace.stepCount - 1;
  const { node: current } = findMoment(trace, step);
  const stateOf = ({ data }: PlacedNode) => (isOver ? 'returned' : findStatus(trace, data, step));
  const classOf = (node: PlacedNode) => {
    if (!isOver && node.data === current) return 'current';
    return isOver && best.has(node.data) ? 'best' : stateOf(node);
  };
  const edges = nodes
    .slice(1)
    .map((node) => svg`<path class="edge ${classOf(node)}" d=${drawCardEdge(node, size / 2)}></path>`);
  return [edges, nodes.map((node) => drawCardBox(trace, node, size, classOf(node)))];
}

function drawCardBox(trace: Trace, { data, x, y }: PlacedNode, size: number, state: string) {
  const board = buildBoardScene(trace.position(data));
  const corner = `translate(${roundToTenth(x - size / 2)} ${roundToTenth(y - size / 2)})`;
  const frame = svg`<rect class="box" width=${roundToTenth(size)} height=${roundToTenth(size)} rx="3"></rect>`;
  if (!board)
    return svg`<g class=${state} transform=${corner}>${frame}${
      state === 'uncalled' || state === 'open'
        ? nothing
        : svg`<text dy=".35em" x=${roundToTenth(size / 2)} y=${roundToTenth(size / 2)}>${words.formatScore(trace.score[data])}</text>`
    }</g>`;
  const paths = findBoardPaths(board);
  const scale = (size - 4) / (Math.max(board.columns, board.rows) * CELL);
  return svg`<g class=${state} transform=${corner}>${frame}<g transform="translate(2 2) scale(${scale.toFixed(3)})"><path class="x" d=${paths.x}></path><path class="o" d=${paths.o}></path></g></g>`;
}

function drawPosition(trace: Trace, x: number) {
  const size = 52;
  return drawCardBox(trace, { data: 0, x, y: HEIGHT / 2 } as PlacedNode, size, 'returned');
}

function drawHairlines(trace: Trace) {
  const nodes = placeNodes(trace, 6);
  const best = new Set(trace.principalNodes());
  const lines = (of: readonly PlacedNode[]) => [...new Set(of.map((node) => drawHairline(node)))].join('');
  const drawEnds = (winner: Winner) => {
    const dots = nodes.filter(({ data, children }) => !children && findWinner(trace.score[data]) === winner);
    return svg`<path class="end ${winner}" d=${[...new Set(dots.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}h0`))].join('')}></path>`;
  };
  return [
    svg`<path class="hair" d=${lines(nodes.slice(1))}></path>`,
    svg`<path class="edge best" d=${lines(nodes.slice(1).filter(({ data }) => best.has(data)))}></path>`,
    drawEnds('max'),
    drawEnds('min'),
    drawEnds('draw'),
  ];
}

function measureNarrowest(nodes: readonly PlacedNode[]): number {
  const inOrder = nodes.toSorted((a, b) => a.depth - b.depth || a.x - b.x);
  const pairs = inOrder.slice(1).map((node, i) => [inOrder[i], node] as const);
  return Math.min(WIDTH, ...pairs.filter(([a, b]) => a.depth === b.depth).map(([a, b]) => b.x - a.x));
}

function drawCardEdge({ x, y, parent }: PlacedNode, half: number): string {
  const { x: from, y: above } = parent!;
  const [top, bottom] = [above + half, y - half];
  const bend = top + 0.55 * (bottom - top);
  return `M${roundToTenth(from)} ${roundToTenth(top)}C${roundToTenth(from)} ${roundToTenth(bend)} ${roundToTenth(x)} ${roundToTenth(top + 0.45 * (bottom - top))} ${roundToTenth(x)} ${roundToTenth(bottom)}`;
}

function drawHairline({ x, y, parent }: PlacedNode): string {
  const [from, above, to, below] = [parent!.x, parent!.y, x, y].map(Math.round);
  return `M${from} ${above}L${to} ${below}`;
}
