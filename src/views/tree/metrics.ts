import { SHOWN_LIMIT } from './shown.ts';
import { depthAt, type Trace } from '../../search/index.ts';
import type { Comparison } from '../../walk/index.ts';
import { words } from '../../words/index.ts';

/** The sizes of a drawn tree in units of the drawing, which are CSS pixels at zoom 1. */
export interface Metrics {
  /** A cell of a board, and the box around a board or a node without one. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
  /** From a node to its sibling, and from a ply to the next. */
  readonly column: number;
  readonly row: number;
  /** From the bottom of a chip to where the edges to the children spread: room for the marks of what is folded. */
  readonly trunk: number;
  /** How many chips stand below each other at a node. */
  readonly chips: number;
  /** The ply of the deepest node of the search. */
  readonly plies: number;
}

/** Sizes that do not depend on the game. */
export const size = {
  cell: 18,
  boardMargin: 4,
  /** A node without a board: the triangle or the leaf's square. */
  shape: 54,
  chip: 24,
  chipFont: 14,
  chipGap: 3,
  /** The letter at the left end of a chip that says whose value it is. */
  tag: 20,
  /** From a box to its chip, and from a chip to the mark of what is folded below it. */
  gap: 5,
  stub: 36,
  stubFont: 12,
  /** From a line of small text to the next. */
  line: 14,
  edge: 58,
  edgeFont: 12,
  /** How far a ply's band begins above its boxes. */
  above: 25,
  /** And how far the last band goes on below its chips. */
  below: 14,
} as const;

/** What stands beside a drawn search: the comparison that it is the left side of, and whether its nodes carry both values. */
export interface Beside {
  readonly comparison?: Comparison | null | undefined;
  readonly isJoint?: boolean | undefined;
}

const alone = new WeakMap<Trace, Metrics>();
const apart = new WeakMap<Comparison, Metrics>();
const joint = new WeakMap<Comparison, Metrics>();

/**
 * The sizes for a search: columns leave room for the boards and for the longest sum that a leaf can show. Both sides of
 * a comparison have the same sizes, so that the same node stands in the same place.
 */
export function metricsOf(trace: Trace, { comparison, isJoint = false }: Beside = {}): Metrics {
  if (!comparison) return known(alone, trace, () => measure([trace], false));
  return known(isJoint ? joint : apart, comparison, () => measure([trace, comparison.right], isJoint));
}

function known<K extends object>(metrics: WeakMap<K, Metrics>, key: K, measured: () => Metrics): Metrics {
  let found = metrics.get(key);
  if (!found) metrics.set(key, (found = measured()));
  return found;
}

function measure(traces: readonly Trace[], isJoint: boolean): Metrics {
  const [trace] = traces;
  const board = trace.root.game.board(trace.root);
  const width = board ? board.columns * size.cell + 2 * size.boardMargin : size.shape;
  const height = board ? board.rows * size.cell + 2 * size.boardMargin : size.shape;
  const noted = isJoint ? [] : traces.filter(hasNotes);
  const chips = isJoint ? traces.length : noted.length > 0 ? 2 : 1;
  const tag = isJoint ? size.tag : 0;
  const longest = Math.max(...traces.map(({ length }) => length));
  const isFolded = longest > SHOWN_LIMIT;
  const trunk = isFolded ? size.stub + 2 * size.gap : 0;
  const widest = Math.max(
    width,
    ...traces.map((each) => tag + (board ? chipWidth(longestSum(each)) : 0)),
    ...noted.map((each) => chipWidth(longestNote(each))),
    isFolded ? stubWidth(words.tree.folded(longest)) : 0,
  );
  return {
    cell: size.cell,
    width,
    height,
    column: widest + (widest === width ? 14 : 8),
    row: height + size.gap + chipsHeight(chips) + trunk + size.edge,
    trunk,
    chips,
    plies: Math.max(...traces.map(({ plies }) => plies)),
  };
}

/** How high chips stand below each other. */
export function chipsHeight(chips: number): number {
  return chips * (size.chip + size.chipGap) - size.chipGap;
}

/** How wide a chip is drawn around a text. */
export function chipWidth(text: string): number {
  return Math.max(28, Math.ceil(textWidth(text) * size.chipFont) + 14);
}

/** How wide the mark of what is folded is drawn around its lines. */
export function stubWidth(lines: readonly string[]): number {
  return Math.max(32, Math.ceil(Math.max(...lines.map(textWidth)) * size.stubFont) + 10);
}

/** About how wide a text runs in a wide bold sans serif, in em: measuring it would need a screen. */
function textWidth(text: string): number {
  let width = 0;
  for (const character of text) width += /[\d.,]/.test(character) ? 0.7 : character === ' ' ? 0.35 : 0.77;
  return width;
}

function longestSum({ options, root }: Trace): string {
  const { scoring, win } = options;
  if (!scoring.isPenalised) return words.tree.draw(0);
  const depth = depthAt(root.game.pliesLeft(root), options);
  return words.penaltySum(
    false,
    win,
    scoring.subtracted(depth),
    Math.min(0 - scoring.points(win, depth), -1),
  );
}

/** Whether some node of a search has a note at some step, so that rows leave room for it. */
function hasNotes({ cut, origin, options }: Trace): boolean {
  return cut !== null || origin !== null || options.depthLimit !== null;
}

/** The widest of the notes that nodes of a search commonly have. */
function longestNote({ cut, origin, length, options, root }: Trace): string {
  if (origin) return words.tree.origin(length);
  const { win } = options;
  if (cut)
    return words.tree.window(
      root.game.isAbstract ? { alpha: -Infinity, beta: 99 } : { alpha: -win, beta: win },
    );
  return words.tree.points(99, 99);
}
