import type { MnkPosition } from '../../game/index.ts';
import { isLeaf, ProgramTrace, type Trace, Kind } from '../../search/index.ts';
import { makeSideLabels, type SideLabel } from './compared-sides.ts';
import { findMoment, staysOpen } from '../moment.ts';
import { type MarkedText, words } from '../../words/index.ts';
import { findClosedWindow } from '../sentence/reasons.ts';

/**
 * Two searches of one position, compared decision by decision. Nodes are those of `left`. The counterpart of a node is
 * the node of `right` after the same moves, if `right` went there. A program may get another board after the same moves,
 * which is then another node.
 *
 * @example
 * const position = parsePosition('..o/.xx/oxo');
 * const [plain, depth] = [search(position), search(position, { scoring: 'depth' })];
 * [...new Comparison(plain, depth).differences]; // → [0]
 */
export class Comparison {
  /** Whether a node of `left` and one of `right` with the same moves have the same board. */
  readonly isSameBoard: (node: number, other: number) => boolean;
  readonly #counterparts: Int32Array | null;
  #mirror: Comparison | null = null;
  #isMirrored = false;
  #labels: readonly [SideLabel, SideLabel] | null = null;
  #differences: ReadonlySet<number> | null = null;
  #keyNodes: ReadonlySet<number> | null = null;
  #differenceSteps: readonly number[] | null = null;

  constructor(
    readonly left: Trace,
    readonly right: Trace,
  ) {
    this.isSameBoard = makeBoardTest(left, right);
    this.#counterparts = isSameTree(this) ? null : mapCounterparts(this);
  }

  /** The same comparison with the sides swapped. */
  get mirror(): Comparison {
    if (!this.#mirror) {
      this.#mirror = new Comparison(this.right, this.left);
      this.#mirror.#mirror = this;
      this.#mirror.#isMirrored = true;
    }
    return this.#mirror;
  }

  /**
   * Whether a node of `left` matters here: on a game that either search expects, on the way to a difference, or left
   * out by `right`.
   */
  isKey(node: number): boolean {
    return this.counterpart(node) === null || (this.#keyNodes ??= findKeyNodes(this)).has(node);
  }

  /**
   * The nodes of `left` at which the two searches choose different moves, ascending. Nodes with cut moves do not count.
   */
  get differences(): ReadonlySet<number> {
    return (this.#differences ??= new Set(findDifferences(this)));
  }

  /** The node of `right` after the same moves, or null if `right` did not go there. */
  counterpart(node: number): number | null {
    if (!this.#counterparts) return node;
    const found = this.#counterparts[node];
    return found < 0 ? null : found;
  }

  /** The labels of both sides; the mirror has the same two, swapped. */
  get labels(): readonly [left: SideLabel, right: SideLabel] {
    if (!this.#labels) {
      const [one, other] = makeSideLabels(this.#isMirrored ? this.mirror : this);
      this.#labels = this.#isMirrored ? [other, one] : [one, other];
    }
    return this.#labels;
  }

  /** Whether both searches make the same calls. */
  get isSameTree(): boolean {
    return this.#counterparts === null;
  }

  /** The number of nodes of `left` without a counterpart. */
  get leftOut(): number {
    return this.#counterparts?.reduce((sum, found) => (found < 0 ? sum + 1 : sum), 0) ?? 0;
  }

  /** Explains in a sentence why `right` never reached a node of `left`; null if it did. */
  explainAbsence(node: number): MarkedText | null {
    return this.counterpart(node) === null ? describeAbsence(this, node) : null;
  }

  /** The nearest node with a counterpart: the node itself or one above it. */
  nearest(node: number): number {
    return this.counterpart(node) === null ? this.nearest(this.left.parent[node]) : node;
  }

  /**
   * The step of `right` for the same moment as a step of `left`. Where `right` did not go, it waits at the nearest node
   * above, after all that it searched there.
   */
  rightStep(leftStep: number): number {
    const { right } = this;
    const { node, kind } = findMoment(this.left, leftStep);
    const nearest = this.nearest(node);
    const found = this.counterpart(nearest)!;
    // Where a program stopped, there is no return to wait for.
    if (nearest !== node) return right.exitStep(found) - (staysOpen(right, found) ? 0 : 1);
    return kind === 'enter' ? right.enterStep(found) : right.exitStep(found);
  }

  /** The next step of `left` that returns from a difference; the same step if there is none. */
  nextDifference(step: number): number {
    return this.differenceSteps.find((at) => at > step) ?? step;
  }

  /** The previous such step; the same step if there is none. */
  previousDifference(step: number): number {
    return this.differenceSteps.findLast((at) => at < step) ?? step;
  }

  private get differenceSteps(): readonly number[] {
    return (this.#differenceSteps ??= [...this.differences]
      .map((node) => this.left.exitStep(node))
      .toSorted((a, b) => a - b));
  }
}

/** Programs may put marks of the wrong side, or leave marks on the board; our searches do not. */
function makeBoardTest(left: Trace, right: Trace): Comparison['isSameBoard'] {
  if (!(left instanceof ProgramTrace || right instanceof ProgramTrace)) return () => true;
  const [one, other] = [left, right].map(listBoards);
  return (node, counterpart) => one[node] < 0 || other[counterpart] < 0 || one[node] === other[counterpart];
}

/** The board of each node as a number; −1 where a program got none. */
function listBoards(trace: Trace): Int32Array {
  const keyOf = (x: number, o: number) => (x < 0 ? -1 : 512 * x + o);
  if (trace instanceof ProgramTrace) {
    const { x, o } = trace.program;
    return Int32Array.from({ length: trace.length }, (_, node) => keyOf(x[node], o[node]));
  }
  const { x, o } = trace.root as MnkPosition;
  const keys = new Int32Array(trace.length).fill(keyOf(x, o));
  for (let node = 1; node < trace.length; node++)
    keys[node] =
      keys[trace.parent[node]] + (trace.movedSide(node) === 'x' ? 512 : 1) * (1 << trace.move[node]);
  return keys;
}

function isSameTree({ left, right, isSameBoard }: Comparison): boolean {
  if (left.length !== right.length) return false;
  if (left.move === right.move && left.ply === right.ply) return true;
  for (let node = 0; node < left.length; node++) {
    if (left.move[node] !== right.move[node] || left.ply[node] !== right.ply[node]) return false;
    if (!isSameBoard(node, node)) return false;
  }
  return true;
}

/** −1 for a node without a counterpart. */
function mapCounterparts({ left, right, isSameBoard }: Comparison): Int32Array {
  const found = new Int32Array(left.length);
  for (let node = 1; node < left.length; node++) {
    const parent = found[left.parent[node]];
    const after = parent < 0 ? -1 : (right.child(parent, left.move[node]) ?? -1);
    found[node] = after >= 0 && isSameBoard(node, after) ? after : -1;
  }
  return found;
}

function findDifferences(comparison: Comparison): number[] {
  const { left, right } = comparison;
  const nodes: number[] = [];
  for (let node = 0; node < left.length; node++) {
    const counterpart = isLeaf(left, node) ? null : comparison.counterpart(node);
    if (counterpart === null || isLeaf(right, counterpart)) continue;
    if (!isChoiceExact(left, node) || !isChoiceExact(right, counterpart)) continue;
    if (left.bestMove(node) !== right.bestMove(counterpart)) nodes.push(node);
  }
  return nodes;
}

/** Whether exact values decide the choice: after cuts the first of equal numbers may be only a bound. */
function isChoiceExact(trace: Trace, node: number): boolean {
  const best = trace.bestChild(node);
  return trace.bound(node) === 'exact' && (best === null || trace.bound(best) === 'exact');
}

/** The games expected from the root and from each difference, and the paths to them. */
function findKeyNodes(comparison: Comparison): ReadonlySet<number> {
  const { left, right, mirror, differences } = comparison;
  const keys = new Set<number>();
  for (const node of [0, ...differences]) {
    for (let above = node; above > 0; above = left.parent[above]) keys.add(above);
    for (const each of left.principalNodes(node)) keys.add(each);
    for (const each of right.principalNodes(comparison.counterpart(node)!)) {
      const found = mirror.counterpart(each);
      if (found !== null) keys.add(found);
    }
  }
  return keys;
}

function describeAbsence(comparison: Comparison, node: number): MarkedText {
  const { left, right } = comparison;
  const nearest = comparison.nearest(node);
  const here = comparison.counterpart(nearest)!;
  let branch = node;
  while (left.parent[branch] !== nearest) branch = left.parent[branch];
  const { name } = comparison.labels[1];
  return words.explainAbsence(name, findAbsenceCause(right, here, left.move[branch]));
}

function findAbsenceCause(trace: Trace, node: number, move: number) {
  const ply = trace.ply[node];
  if (trace.kindOf(node) === Kind.hit) return { why: 'hit', ply, source: trace.source(node) + 1 } as const;
  if (trace.kindOf(node) === Kind.frontier) return { why: 'frontier', ply } as const;
  if (((trace.cut?.[node] ?? 0) >> move) & 1)
    return { why: 'cut', ply, ...findClosedWindow(trace, node) } as const;
  return { why: trace.isUnfinished(node) ? 'stopped' : 'other', ply } as const;
}
