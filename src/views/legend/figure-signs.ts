import { isLeaf, Kind, type Trace } from '../../search/index.ts';
import { HeldTrace, type Comparison, type Fault } from '../../walk/index.ts';
import { type Sign, signNames } from './signs.ts';

/** What decides which signs a figure can show at some step. */
export interface Figure {
  readonly trace: Trace;
  readonly comparison: Comparison | null;
  /** Whether both searches of the comparison are in one tree. */
  readonly isJoint: boolean;
  readonly faults: readonly Fault[] | null;
  /** Whether the lesson has not introduced MAX yet. */
  readonly hidesRoles: boolean;
  /** Whether a question is open, which the legend must not answer. */
  readonly isAsked: boolean;
}

/** In the order of the legend. */
export function listSigns(figure: Figure): Sign[] {
  return signNames.filter((sign) => occurs[sign](figure));
}

const hasCalls = ({ trace }: Figure) => trace.length > 1;
const hasBoard = ({ trace }: Figure) => trace.root.game.board(trace.root) !== null;
const hasNotes = ({ isJoint }: Figure) => !isJoint;
export const hasWrong = ({ faults }: Figure) => faults?.some(({ kind }) => kind === 'wrong') ?? false;
const hasBetter = ({ faults }: Figure) => faults?.some(({ shouldBe }) => shouldBe !== null) ?? false;

const occurs: Readonly<Record<Sign, (figure: Figure) => boolean>> = {
  current: () => true,
  open: () => true,
  uncalled: hasCalls,
  unsettled: hasValues,
  value: hasValues,
  best: ({ hidesRoles }) => !hidesRoles,
  kept: (figure) => !figure.hidesRoles && hasKept(figure),
  ride: (figure) => !figure.hidesRoles && hasCalls(figure),
  leaf: () => true,
  triangle: (figure) => hasCalls(figure) && !hasBoard(figure),
  winner: (figure) => !figure.hidesRoles && hasBoard(figure),
  role: ({ hidesRoles }) => !hidesRoles,
  lastMove: (figure) => hasCalls(figure) && hasBoard(figure),
  line: hasLine,
  window: (figure) => hasNotes(figure) && hasCalls(figure) && figure.trace.hasWindow,
  limits: (figure) => hasNotes(figure) && hasCalls(figure) && figure.trace.hasWindow,
  cut: hasCut,
  cutWindow: (figure) => hasNotes(figure) && hasCut(figure),
  hit: (figure) => hasNotes(figure) && hasKind(figure, Kind.hit),
  source: (figure) => hasKind(figure, Kind.hit),
  sum: (figure) => hasNotes(figure) && hasKind(figure, Kind.frontier),
  sides: ({ isJoint }) => isJoint,
  differs: ({ comparison }) => (comparison?.differences.size ?? 0) > 0,
  leftOut: ({ trace, comparison, isJoint }) =>
    isJoint && comparison !== null && hasNode(trace, (node) => comparison.counterpart(node) === null),
  faint: ({ trace, comparison }) => comparison !== null && hasNode(trace, (node) => !comparison.isKey(node)),
  wrong: hasWrong,
  right: hasBetter,
  taken: hasBetter,
  stopped: ({ trace, faults }) => faults !== null && trace.stopped !== null,
  again: ({ trace, faults }) => faults !== null && trace.repeats.length > 0,
  folded: hasCalls,
  fold: hasCalls,
  lit: (figure) => !figure.hidesRoles && hasCalls(figure),
  far: (figure) => !figure.hidesRoles && hasCalls(figure),
};

function hasValues(figure: Figure): boolean {
  return !figure.hidesRoles && (hasCalls(figure) || hasBoard(figure));
}

export function hasNode({ length }: Trace, holds: (node: number) => boolean): boolean {
  for (let node = 0; node < length; node++) if (holds(node)) return true;
  return false;
}

function hasKind({ trace }: Figure, kind: Kind): boolean {
  return hasNode(trace, (node) => trace.kindOf(node) === kind);
}

/** Whether any node off the line of best moves chose a child. */
function hasKept({ trace }: Figure): boolean {
  const line = new Set(trace.principalNodes());
  return hasNode(trace, (node) => node > 0 && !line.has(node) && trace.bestChild(node) !== null);
}

export function hasCut(figure: Figure): boolean {
  const { trace, isAsked } = figure;
  const { cut } = trace;
  if (isAsked || trace instanceof HeldTrace) return cut !== null;
  return cut?.some((moves) => moves !== 0) ?? false;
}

/** Whether a finished game has three in a row, or another line that wins. */
function hasLine(figure: Figure): boolean {
  const { trace } = figure;
  const { game } = trace.root;
  return (
    hasBoard(figure) &&
    hasNode(trace, (node) => isLeaf(trace, node) && (game.board(trace.position(node))?.lines.length ?? 0) > 0)
  );
}
