import { parseLeafTree, parsePosition } from '../../game/index.ts';
import { search, type Trace } from '../../search/index.ts';
import { words } from '../../words/index.ts';
import { type Box, measureTree } from '../tree/metrics.ts';
import { findPointOn } from '../tree/edge-scene.ts';
import type { TreeItems } from '../tree/node-drawing.ts';
import type { NodeScene } from '../tree/node-scene.ts';
import { chooseNodes } from '../tree/shown.ts';
import { size } from '../tree/sizes.ts';
import { measurePill, measureText } from '../tree/text-width.ts';
import { layOutTree } from '../tree/tree-layout.ts';
import { buildTreeScene, type TreeScene } from '../tree/tree-scene.ts';
import { findSigns, type Sign } from './signs.ts';

/** A part of a small search that shows one sign, with as few others as possible. */
export interface Sample {
  readonly scene: TreeScene;
  readonly items: TreeItems | null;
  readonly crop: Box;
}

/** The height of a row of the ruler with its lines. */
const LOW = 64;

const sizes = { box: 44, column: 92, row: 124, isCompact: false };

/** What a sample is taken from: a game with a board, or an explicit tree. */
export type Subject = 'board' | 'tree';

/** The plainest first; no lesson asks about them. */
const searches: Readonly<Record<Subject, readonly (() => Trace)[]>> = {
  board: [
    () => search(parsePosition('.oo/..x/xxo')),
    () => search(parsePosition('.oo/..x/xxo'), { algorithm: 'alpha-beta' }),
    () => search(parsePosition('xo./oxx/.xo'), { memo: 'symmetry' }),
    () => search(parsePosition('.oo/..x/xxo'), { depthLimit: 1 }),
  ],
  tree: [
    () => search(parseLeafTree('[[4,7],[3,8]]')),
    () => search(parseLeafTree('[[4,7],[3,8]]'), { algorithm: 'alpha-beta' }),
  ],
};

interface Candidate {
  readonly scene: TreeScene;
  readonly signs: ReadonlySet<Sign>;
}

const known = new Map<() => Trace, readonly Candidate[]>();

/** One scene for each thing that a step of a search draws. */
function listCandidates(start: () => Trace): readonly Candidate[] {
  const before = known.get(start);
  if (before) return before;
  const trace = start();
  const layout = layOutTree(chooseNodes(trace, 0));
  const metrics = measureTree(trace, {}, sizes);
  const scenes = Array.from({ length: trace.stepCount }, (_, step) =>
    listParts(buildTreeScene(trace, step, layout, { metrics })),
  ).flat();
  const found = scenes.map((scene) => ({ scene, signs: findSigns(scene) }));
  known.set(start, found);
  return found;
}

function listParts(scene: TreeScene): TreeScene[] {
  const { nodes, edges, cuts, bounds, ride, bands } = scene;
  const nothing = { ...scene, bands: [], edges: [], nodes: [], cuts: [], bounds: [], ride: null };
  const node = (at: number) => ({ ...nothing, nodes: [nodes[at]], edges: [edges[at]] });
  return [
    ...nodes.flatMap((each, at) => (each ? [node(at)] : [])),
    ...cuts.map((cut) => ({ ...nothing, cuts: [cut] })),
    ...bounds.flatMap((bound) => {
      const at = nodes.findIndex((each) => each && each.level - 1 === bound.ply && isNear(each, bound));
      return at < 0 ? [] : [{ ...node(at), bounds: [bound] }];
    }),
    ...(ride
      ? [{ ...node(nodes.findIndex((each) => each?.id === ride.edge.node)), ride: { ...ride, before: [] } }]
      : []),
    { ...nothing, bands: bands.slice(0, 2).map((band, at) => ({ ...band, y: at * LOW, height: LOW })) },
  ];
}

function isNear({ x, y, bottom }: NodeScene, at: { x: number; y: number }): boolean {
  return Math.abs(at.x - x) < sizes.column / 2 && at.y >= y && at.y <= bottom;
}

/** Changes to a node that show signs missing from our small searches. */
const changes: Partial<Record<Sign, (node: NodeScene) => Partial<NodeScene>>> = {
  sides: ({ pills: [pill] }) => ({
    pills: (['left', 'right'] as const).map((side, at) => {
      const text = words.formatScore(at);
      return { ...pill, side, text, sum: '', isBest: false, width: measurePill(text) };
    }),
  }),
  differs: () => ({ differs: true }),
  leftOut: () => ({ isLeftOut: true }),
  faint: () => ({ isFaint: true }),
  wrong: () => markNode('wrong', words.programMarks.wrong),
  right: () => markNode('right', ''),
  taken: () => markNode('taken', ''),
  stopped: () => markNode('stopped', words.programMarks.stopped),
  again: () => markNode('again', words.programMarks.again),
  folded: () => ({ folded: { text: words.tree.calls(18), label: '' } }),
};

function markNode(kind: NonNullable<NodeScene['mark']>['kind'], text: string): Partial<NodeScene> {
  const width = measureText(text) * size.smallFont + 2 * size.tagPadding;
  return {
    mark: { kind, tag: text, label: text, twin: null },
    tag: text ? { text, width, isBelow: true } : null,
  };
}

const viewed: Partial<Record<Sign, (id: number) => Partial<TreeItems>>> = {
  fold: (id) => ({ foldable: id }),
  far: () => ({ isFar: true }),
  lit: (id) => ({ lit: new Set([id]) }),
};

/** A second sign that a sample should show if possible, because it makes the first clearer. */
const beside: Partial<Record<Sign, Sign>> = {
  lastMove: 'value',
  leaf: 'value',
  kept: 'value',
  line: 'value',
};

/** Throws if the searches cannot show the sign. `hidesScores`: for a figure that has no scores yet. */
export function buildSample(sign: Sign, subject: Subject, hidesScores = false): Sample {
  const change = changes[sign];
  const view = viewed[sign];
  const found = findPlainest(change || view ? 'value' : sign, subject);
  if (!found) return buildElsewhere(sign, subject, hidesScores);
  const changed = change ? changeScene(found, change) : found;
  const scene = hidesScores ? changeScene(changed, leaveOutScores) : changed;
  const node = scene.nodes[0];
  const crop = measureCrop(scene, sign === 'fold' ? size.pill : 0);
  const items = view && node ? { ...noItems, part: crop, ...view(node.id) } : null;
  return { scene, items, crop };
}

/** The scene of the first search that has one, with as few other signs as possible, and preferably with an edge. */
function findPlainest(sign: Sign, subject: Subject): TreeScene | null {
  const extra = beside[sign];
  const cost = ({ scene: { nodes, edges }, signs }: Candidate) =>
    signs.size + (nodes.length > 0 && !edges[0] ? 1 : 0) - (extra && signs.has(extra) ? 5 : 0);
  for (const start of searches[subject]) {
    const fitting = listCandidates(start).filter(({ signs }) => signs.has(sign));
    if (fitting.length > 0)
      return fitting.reduce((best, each) => (cost(each) <= cost(best) ? each : best)).scene;
  }
  return null;
}

function leaveOutScores({ bottom, y, metrics }: NodeScene): Partial<NodeScene> {
  return { pills: [], note: null, bottom: Math.min(bottom, y + metrics.height) };
}

function buildElsewhere(sign: Sign, subject: Subject, hidesScores: boolean): Sample {
  if (subject === 'tree') return buildSample(sign, 'board', hidesScores);
  throw new Error(`no sample of the sign ${sign}: no search of the legend draws it; add one that does`);
}

const noItems: TreeItems = {
  active: -1,
  foldable: null,
  isFar: false,
  lit: new Set(),
  part: { left: 0, right: 0, top: 0, bottom: 0 },
  lead: null,
};

function changeScene(scene: TreeScene, change: (node: NodeScene) => Partial<NodeScene>): TreeScene {
  const nodes = scene.nodes.map((node) => {
    if (!node) return null;
    const changed = { ...node, ...change(node) };
    const isJoint = changed.pills.length > 1;
    return { ...changed, metrics: { ...node.metrics, isJoint } };
  });
  const mark = nodes[0]?.mark?.kind ?? null;
  const isFaint = nodes[0]?.isFaint ?? false;
  return { ...scene, nodes, edges: scene.edges.map((edge) => edge && { ...edge, mark, isFaint }) };
}

const MARGIN = 8;

/** The box around a scene's drawing, with the end of the edge that leads to it; `extra` is the height that a view adds below. */
function measureCrop({ nodes, cuts, bounds, ride, bands, box }: TreeScene, extra: number): Box {
  const [node] = nodes;
  const [cut] = cuts;
  const at = node ?? cut;
  if (!at) return { left: 0, right: 108, top: bands[0].y, bottom: bands[1].y + bands[1].height };
  const rider = ride && findPointOn(ride.edge, 0.5);
  const saved = cut?.saved ?? [];
  const half = Math.max(sizes.column, ...saved.map(measureSmall)) / 2;
  const xs = [
    ...bounds.map(({ x }) => x),
    ...(ride && rider ? [rider.x - ride.width / 2, rider.x + ride.width / 2] : []),
  ];
  const below = node ? measureBelow(node) : sizes.box + saved.length * size.line + size.gap;
  const above = [at.y - (cut?.isCut ? 54 : 40), ...(rider ? [rider.y - size.pill / 2 - MARGIN] : [])];
  return {
    left: Math.min(at.x - half, ...xs.map((x) => x - MARGIN)),
    right: Math.max(at.x + half, ...xs.map((x) => x + MARGIN)),
    top: Math.max(Math.min(...above), box.top),
    bottom: at.y + below + MARGIN + extra,
  };
}

const measureSmall = (text: string) => measureText(text) * size.smallFont;

function measureBelow({ y, bottom, folded, tag }: NodeScene): number {
  return bottom - y + (folded ? 24 : 0) + (tag ? size.pill : 0);
}
