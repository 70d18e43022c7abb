import type { BoardScene } from '../board/board-scene.ts';
import type { BandScene } from '../tree/band-scene.ts';
import type { BoundScene } from '../tree/bound-scene.ts';
import type { CutScene } from '../tree/cut-scene.ts';
import type { EdgeScene } from '../tree/edge-scene.ts';
import type { TreeItems } from '../tree/node-drawing.ts';
import type { NodeNote } from '../tree/node-note.ts';
import type { NodeScene } from '../tree/node-scene.ts';
import type { Pill } from '../tree/pill.ts';
import type { Rank } from '../tree/rank.ts';
import type { RideScene } from '../tree/ride-scene.ts';
import type { Shape } from '../tree/shapes.ts';
import type { Status } from '../tree/search-view.ts';
import type { TreeScene } from '../tree/tree-scene.ts';

/** In the order of the legend. */
export const signNames = [
  'current',
  'open',
  'uncalled',
  'unsettled',
  'value',
  'best',
  'kept',
  'ride',
  'leaf',
  'triangle',
  'winner',
  'role',
  'lastMove',
  'line',
  'window',
  'limits',
  'cut',
  'cutWindow',
  'hit',
  'source',
  'sum',
  'sides',
  'differs',
  'leftOut',
  'faint',
  'wrong',
  'right',
  'taken',
  'stopped',
  'again',
  'folded',
  'fold',
  'lit',
  'far',
] as const;

export type Sign = (typeof signNames)[number];

/** The members of a record that say whether something is drawn, rather than where or how large. */
type Telling<T> = {
  [K in keyof T & string]-?: null extends T[K]
    ? K
    : boolean extends T[K]
      ? K
      : NonNullable<T[K]> extends readonly unknown[]
        ? K
        : never;
}[keyof T & string];

/** All that decides how a tree is drawn. */
type Fact =
  | `status.${Status}`
  | `rank.${NonNullable<Rank>}`
  | `mark.${NonNullable<NodeScene['mark']>['kind']}`
  | `note.${NodeNote['about']}`
  | `tone.${Pill['tone']}`
  | `shape.${Shape}`
  | `bound.${BoundScene['name']}`
  | `node.${Telling<NodeScene>}`
  | `edge.${Telling<EdgeScene>}`
  | `pill.${Telling<Pill>}`
  | `board.${Telling<BoardScene>}`
  | `cut.${Telling<CutScene>}`
  | `ride.${Telling<RideScene>}`
  | `band.${Telling<BandScene>}`
  | `view.${keyof TreeItems}`
  | 'pill.isFinal'
  | 'ride.text';

/** The sign of each fact; null where words, or the sign of another fact, say it. */
const signOf: Readonly<Record<Fact, Sign | null>> = {
  'status.uncalled': 'uncalled',
  'status.open': 'open',
  'status.returned': null,
  'rank.best': 'best',
  'rank.kept': 'kept',
  'mark.wrong': 'wrong',
  'mark.astray': 'wrong',
  'mark.right': 'right',
  'mark.taken': 'taken',
  'mark.stopped': 'stopped',
  'mark.failed': 'stopped',
  'mark.again': 'again',
  'note.window': 'window',
  'note.cut': 'cutWindow',
  'note.hit': 'hit',
  'note.sum': 'sum',
  'tone.max': 'winner',
  'tone.min': 'winner',
  'tone.draw': 'winner',
  'tone.plain': null,
  'tone.quiet': null,
  'shape.box': null,
  'shape.triangle': 'triangle',
  'bound.alpha': 'limits',
  'bound.beta': 'limits',
  'node.isCurrent': 'current',
  'node.isNext': 'uncalled',
  'node.isMax': null,
  'node.isLeaf': 'leaf',
  'node.rank': null,
  'node.label': null,
  'node.board': null,
  'node.number': 'leaf',
  'node.pills': null,
  'node.note': null,
  'node.isSource': 'source',
  'node.isLeftOut': 'leftOut',
  'node.isFaint': 'faint',
  'node.differs': 'differs',
  'node.mark': null,
  'node.tag': null,
  'node.folded': 'folded',
  'node.isExpanded': null,
  'edge.node': null,
  'edge.passes': null,
  'edge.isLive': null,
  'edge.isFaint': null,
  'edge.rank': null,
  'edge.mark': null,
  'edge.chosen': 'sides',
  'pill.isBound': 'unsettled',
  'pill.isFinal': 'value',
  'pill.isBest': null,
  'pill.side': 'sides',
  'board.cells': null,
  'board.last': 'lastMove',
  'board.lines': 'line',
  'board.names': null,
  'board.notes': null,
  'cut.isCut': 'cut',
  'cut.isMax': null,
  'cut.number': null,
  'cut.label': null,
  'cut.saved': null,
  'ride.text': 'ride',
  'ride.isTaken': null,
  'ride.before': null,
  'band.isMax': 'role',
  'band.wins': null,
  'view.active': null,
  'view.foldable': 'fold',
  'view.isFar': 'far',
  'view.lit': 'lit',
  'view.part': null,
  'view.lead': null,
};

const factsOf: Readonly<Record<keyof TreeScene, (scene: TreeScene) => readonly string[]>> = {
  title: () => [],
  description: () => [],
  metrics: () => [],
  box: () => [],
  ruler: () => [],
  bands: ({ bands }) => bands.map(() => 'band.isMax'),
  edges: ({ edges }) => edges.flatMap((edge) => (edge ? listTrue('edge', edge) : [])),
  nodes: ({ nodes }) => nodes.flatMap((node) => (node ? listNodeFacts(node) : [])),
  cuts: ({ cuts }) => cuts.flatMap((cut) => (cut.isCut ? ['cut.isCut'] : ['status.uncalled'])),
  bounds: ({ bounds }) => bounds.map(({ name }) => `bound.${name}`),
  ride: ({ ride }) => (ride ? ['ride.text'] : []),
};

/** The signs in a drawing, `items` being what a live tree adds. */
export function findSigns(scene: TreeScene, items: TreeItems | null = null): Set<Sign> {
  const drawn = Object.values(factsOf).flatMap((list) => list(scene));
  const facts = [...drawn, ...(items ? listViewFacts(items) : [])];
  return new Set(facts.flatMap((fact) => (signOf as Readonly<Record<string, Sign | null>>)[fact] ?? []));
}

function listNodeFacts(node: NodeScene): string[] {
  const { status, rank, mark, note, pills, board, shape } = node;
  return [
    ...listTrue('node', node),
    `status.${status}`,
    `shape.${shape}`,
    ...(rank ? [`rank.${rank}`] : []),
    ...(mark ? [`mark.${mark.kind}`] : []),
    ...(note ? [`note.${note.about}`] : []),
    ...(board ? listTrue('board', board) : []),
    ...pills.flatMap((pill) => [
      ...listTrue('pill', pill),
      // The colour of a bound is its node's side, that of a score its winner's.
      ...(pill.isBound ? [] : ['pill.isFinal', `tone.${pill.tone}`]),
    ]),
  ];
}

function listViewFacts({ foldable, isFar, lit }: TreeItems): string[] {
  return [
    ...(foldable === null ? [] : ['view.foldable']),
    ...(isFar ? ['view.isFar'] : []),
    ...(lit.size > 0 ? ['view.lit'] : []),
  ];
}

/** The members of a record that are neither false, null nor empty. */
function listTrue(name: string, record: object): string[] {
  return Object.entries(record)
    .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value !== false && value !== null))
    .map(([key]) => `${name}.${key}`);
}
