import {
  countBits,
  opponent,
  ticTacToe,
  type MnkPosition,
  type Outcome,
  type Side,
} from '../../game/index.ts';
import { findCanonicalKey, type ProgramTrace } from '../../search/index.ts';
import type { CellNumbering } from '../move-in.ts';
import { findOutcome } from '../read-cells.ts';
import { findScoredSide } from '../scored-side.ts';
import { isUnturned, readEndScores, type EndScores } from './end-scores.ts';
import type { FaultName } from './rule.ts';

/** What is known of a run from elsewhere. */
interface KnownOfRun {
  /** The side that is MAX, whatever its calls show; by default what they show. */
  readonly max?: Side | null;
  /** The side that is MAX in other runs. A call that names the other side may count for that one. */
  readonly usualMax?: Side | null;
  /** How answers number cells; null if unknown. */
  readonly numbering?: CellNumbering | null;
  /** The fault that a run on another board shows more exactly; null for none. */
  readonly elsewhere?: FaultName | null;
  /** The side whose choices are all right, where the other side's are not. */
  readonly rightFor?: Side | null;
  /** The side that plays at the root; by default the side whose moves its calls try. */
  readonly first?: Side | null;
}

/**
 * The facts that rules use about a run: real boards and sides, values from MAX's view, and no assumptions that hold
 * only for correct programs.
 */
export class Reading {
  readonly max: Side;
  /** Whether calls return values for their own side to move without negating those of their children. */
  readonly isUnturned: boolean;
  readonly ends: EndScores;
  /** The side that starts the game; another may be to move at the root. */
  readonly first: Side;
  /** Whether the calls show that side: they do not if the board is hidden from them, as around a nested function. */
  readonly isFirstSeen: boolean;
  readonly numbering: CellNumbering | null;
  readonly elsewhere: FaultName | null;
  readonly rightFor: Side | null;
  readonly #score: ArrayLike<number>;
  readonly #marks: number;
  readonly #searched = new Map<number, number>();
  #alike: Map<number | null, number[]> | null = null;

  constructor(
    readonly trace: ProgramTrace,
    readonly source = '',
    {
      max = null,
      usualMax = null,
      numbering = null,
      elsewhere = null,
      rightFor = null,
      first = null,
    }: KnownOfRun = {},
  ) {
    this.numbering = numbering;
    this.elsewhere = elsewhere;
    this.rightFor = rightFor;
    const { length, program, root } = trace;
    this.#marks = countBits((root as MnkPosition).x | (root as MnkPosition).o);
    const moved = first ?? this.#findFirstMover();
    this.isFirstSeen = moved !== null;
    this.first = moved ?? root.toMove;
    const turned = (node: number) => (this.mover(node) === 'o' ? -1 : 1) * trace.score[node] + 0;
    const turnAll = () => Float64Array.from({ length }, (_, node) => turned(node));
    this.isUnturned = isUnturned(this, program.isNegamax ? turnAll() : trace.score);
    this.max = this.isUnturned || program.isNegamax ? 'x' : (max ?? this.#findMax(usualMax));
    this.#score = this.isUnturned && !program.isNegamax ? turnAll() : trace.score;
    this.ends = readEndScores(this);
  }

  get length(): number {
    return this.trace.length;
  }

  board(node: number): MnkPosition | null {
    const { x, o } = this.trace.program;
    return x[node] < 0 ? null : ticTacToe.makePosition(x[node], o[node], this.mover(node));
  }

  /** Sides alternate from the root on, so the number of marks decides. */
  mover(node: number): Side {
    const { x, o } = this.trace.program;
    return (countBits(x[node] | o[node]) - this.#marks) % 2 === 0 ? this.first : opponent(this.first);
  }

  isMax(node: number): boolean {
    return this.mover(node) === this.max;
  }

  /** Null while the game goes on, or without a board. */
  outcome(node: number): Outcome | null {
    const { x, o } = this.trace.program;
    return x[node] < 0 ? null : findOutcome({ x: x[node], o: o[node] });
  }

  /** From MAX's view; `NaN` if it is no number. */
  score(node: number): number {
    return this.#score[node];
  }

  /** 1 for X, −1 for O, 0 for a draw; `value` is from MAX's view. */
  winnerAt(value: number): number {
    return Math.sign(value - this.ends.draw) * (this.max === 'x' ? 1 : -1) + 0;
  }

  /** Whether the returned numbers are moves, whose values are kept elsewhere. */
  isUnvalued(): boolean {
    const { returned, values } = this.trace.program;
    return this.trace.score.every(Number.isNaN) && returned.some((id) => id >= 0 && /\d/.test(values[id]));
  }

  children(node: number): number[] {
    const { end } = this.trace;
    const children: number[] = [];
    for (let child = node + 1; child < end[node]; child = end[child]) children.push(child);
    return children;
  }

  isLeaf(node: number): boolean {
    return this.trace.end[node] === node + 1;
  }

  /** Whether the call has a board, and returned before the program stopped. */
  isReturned(node: number): boolean {
    return this.trace.program.returned[node] >= 0 && this.trace.program.x[node] >= 0;
  }

  isSameBoard(one: number, other: number): boolean {
    const { x, o } = this.trace.program;
    return x[one] === x[other] && o[one] === o[other];
  }

  /** Whether the call searches its own board again, as iterative deepening does: a driver, not a node of the game. */
  isDriver(node: number): boolean {
    return this.children(node).some((child) => this.isSameBoard(node, child));
  }

  /** Whether calls get the board before a move, and the move: they answer for a board that they did not get. */
  isDelayed(): boolean {
    const { rest, x } = this.trace.program;
    const { end } = this.trace;
    for (let node = 1; node < this.length; node++) {
      const first = node + 1;
      const isAlone = end[node] <= first || end[first] === end[node];
      if (isAlone || x[first] < 0 || this.isSameBoard(first, node)) continue;
      const others = this.children(node).slice(1);
      if (others.every((each) => this.isSameBoard(each, first) && rest[each] !== rest[first])) return true;
    }
    return false;
  }

  /** Whether only the root has its function, which may then answer with a move. */
  isRootAlone(): boolean {
    const { ran } = this.trace.program;
    for (let node = 1; node < this.length; node++) if (ran[node] === ran[0]) return false;
    return this.length > 1;
  }

  /** Whether the call plays a game itself: one of its calls has its board with new marks of both sides. */
  isGame(node: number): boolean {
    const { x, o } = this.trace.program;
    if (node !== 0 || x[0] < 0 || !this.isRootAlone()) return false;
    return this.children(0).some((child) => (x[child] & ~x[0]) > 0 && (o[child] & ~o[0]) > 0);
  }

  /** The alpha-beta window at a call, as far as other calls have returned. */
  window(node: number): { alpha: number; beta: number } {
    let [alpha, beta] = [-Infinity, Infinity];
    const { parent, end } = this.trace;
    for (let at = node; parent[at] >= 0; at = parent[at]) {
      const above = parent[at];
      const isMax = this.isMax(above);
      for (let child = above + 1; child < at; child = end[child]) {
        if (isMax) alpha = Math.max(alpha, this.score(child));
        else beta = Math.min(beta, this.score(child));
      }
    }
    return { alpha, beta };
  }

  /** The calls with the same board, or a symmetric one. */
  findAlike(node: number): readonly number[] {
    if (!this.#alike) {
      this.#alike = new Map();
      for (let other = 0; other < this.length; other++) {
        const board = this.board(other);
        const key = board && findCanonicalKey(board);
        const nodes = this.#alike.get(key);
        if (nodes) nodes.push(other);
        else this.#alike.set(key, [other]);
      }
    }
    return this.#alike.get(findCanonicalKey(this.board(node)!)) ?? [];
  }

  /** The ply of the deepest call within another that makes calls itself; −1 for none. */
  findDeepestSearched(root: number): number {
    let deepest = this.#searched.get(root) ?? -2;
    if (deepest > -2) return deepest;
    const { end, ply } = this.trace;
    deepest = -1;
    for (let node = root; node < end[root]; node++)
      if (!this.isLeaf(node)) deepest = Math.max(deepest, ply[node]);
    this.#searched.set(root, deepest);
    return deepest;
  }

  #findMax(usual: Side | null): Side {
    const flagged = this.#findFlaggedMax();
    const outcomes = Array.from({ length: this.length }, (_, node) =>
      this.isLeaf(node) && this.isReturned(node) ? this.outcome(node) : null,
    );
    const scored = findScoredSide(outcomes, this.trace.score);
    const shown = flagged === null || flagged === scored ? scored : null;
    return shown ?? usual ?? flagged ?? this.trace.options.max;
  }

  /**
   * MAX, as the side to move wherever a call gets a flag for MAX. A function that is not part of the search may call it
   * with the wrong flag, so there only the marks that the calls put count.
   */
  #findFlaggedMax(): Side | null {
    const { rest, rests } = this.trace.program;
    const isFlagged = rests.map((text) => /\b\w*max\w* true\b/i.test(text));
    const sides = new Set<Side>();
    const isAlone = this.isRootAlone();
    for (let node = 0; node < this.length && sides.size < 2; node++) {
      const side = isFlagged[rest[node]] ? (isAlone ? this.#readMoved(node) : this.mover(node)) : null;
      if (side) sides.add(side);
    }
    return sides.size === 1 ? [...sides][0] : null;
  }

  /** The side whose mark the first call below has in addition; null if there is none. */
  #readMoved(node: number): Side | null {
    const { x, o } = this.trace.program;
    const [child] = this.children(node);
    if (child === undefined || x[node] < 0 || x[child] < 0) return null;
    const [byX, byO] = [x[child] & ~x[node], o[child] & ~o[node]];
    return countBits(byX | byO) === 1 ? (byX ? 'x' : 'o') : null;
  }

  /** The side that moved at the root, if all its calls agree. */
  #findFirstMover(): Side | null {
    const { trace } = this;
    const { x, o } = trace.program;
    const sides = new Set<Side>();
    const waiting = trace.length > 0 ? [...trace.children(0)] : [];
    for (const child of waiting) {
      const [byX, byO] = [x[child] & ~x[0], o[child] & ~o[0]];
      // A call that passes its board on has not moved.
      if (this.isSameBoard(0, child)) waiting.push(...trace.children(child));
      else if (x[0] >= 0 && x[child] >= 0 && countBits(byX | byO) === 1) sides.add(byX ? 'x' : 'o');
    }
    return sides.size === 1 ? [...sides][0] : null;
  }
}
