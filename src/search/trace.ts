import { opponent, type Move, type Position, type Side } from '../game/index.ts';
import { words } from '../words/index.ts';
import { Kind } from './columns.ts';
import { KnownBounds } from './known-bounds.ts';
import { listNotices, type ResolvedOptions } from './options.ts';
import type { ProgramListing } from './program-listing.ts';
import type { RecordedColumns, Stop } from './recorded-columns.ts';
import { mapMoveBack } from './symmetry.ts';
import type { Bound } from './transposition-table.ts';

/** A window: only a score between its two ends can still matter to the call that has it. */
export interface ScoreWindow {
  /** What MAX is sure of already, here or above. */
  readonly alpha: number;
  /** What MIN is sure of already, here or above. */
  readonly beta: number;
}

/** A printed line, and the first step at which it is printed. */
export interface PrintedLine {
  readonly step: number;
  readonly text: string;
}

/**
 * A search, recorded: parallel arrays with one entry a node, in preorder (a node's id is its place in the order of
 * the calls, the root is 0). A node takes two steps, its call and its return, both in closed form, so the state of
 * the search at any step follows from the columns alone.
 *
 * @example
 * const trace = search(parsePosition('oxx/.xo/o..'));
 * [...trace.children(0)].map((node) => [trace.move[node], trace.score[node]]); // → [[3, 0], [7, 1], [8, -1]]
 * [trace.enterStep(6), trace.exitStep(6)]; // → [11, 12]
 */
export class Trace {
  /** The number of nodes. */
  readonly length: number;
  /** The number of steps: a call and a return for each node. */
  readonly stepCount: number;
  /** The node that called this one; −1 for the root. */
  readonly parent: Int32Array;
  /** The move that led to this node; −1 for the root. */
  readonly move: Int8Array;
  /** Half-moves from the root. */
  readonly ply: Uint8Array;
  /** One past the last node of this node's subtree. */
  readonly end: Int32Array;
  /** What the call returned, from MAX's side. */
  readonly score: Int8Array | Float64Array;
  /** The node that first computed what a hit answers, −1 at other nodes; null in a search without a table. */
  readonly origin: Int32Array | null;
  /** The moves that a cutoff left out, as a bit mask; null in a search that leaves none out. */
  readonly cut: Int32Array | null;
  /** The child that is the best of its caller's once a node has returned; null where that follows from the scores. */
  readonly kept: Int32Array | null = null;
  /** The lines that a program printed, in order; a search prints none. */
  readonly printed: readonly PrintedLine[] = [];
  /** The text of a recorded program; null for a search, and for a program whose text the reader has beside it. */
  readonly listing: ProgramListing | null = null;
  /** Whether calls left unfinished at a stop never return; a stopped search returns with what it has. */
  readonly isLeftOpen: boolean = false;
  /** What is unusual about the position or the options, in words. */
  readonly notices: readonly string[];
  #kind: Uint8Array | null;
  #repeats: readonly number[] | null = null;
  #plies: number | null = null;
  #known: KnownBounds | null = null;

  constructor(
    /** The position at the root. */
    readonly root: Position,
    readonly options: ResolvedOptions,
    columns: RecordedColumns,
    /** Why the search ended before its end; null if it did not. */
    readonly stopped: Stop | null = null,
    /** The shallower searches of an iterative deepening before this one; empty otherwise. */
    readonly earlier: readonly Trace[] = [],
  ) {
    this.length = columns.length;
    this.stepCount = 2 * columns.length;
    ({ parent: this.parent, move: this.move, ply: this.ply, end: this.end } = columns);
    ({ score: this.score, origin: this.origin, cut: this.cut } = columns);
    this.#kind = columns.kind;
    this.notices = listNotices(root, options);
  }

  /** Whether calls have windows; whether moves may be left out, for any reason, is what `cut` says. */
  get hasWindow(): boolean {
    return this.options.algorithm.hasWindow;
  }

  /** What each node is: one of `Kind`. A search that needs no such column has it from when it is first asked for. */
  get kind(): Uint8Array {
    return (this.#kind ??= new Uint8Array(this.length).map((_, node) => this.kindOf(node)));
  }

  /**
   * The window at a node's call; from −∞ to +∞ in a search without windows. It follows from the scores: a child is called
   * with the window of its parent, raised (MAX) or lowered (MIN) by the scores of the children before it.
   */
  windowAt(node: number): ScoreWindow {
    let [alpha, beta] = [-Infinity, Infinity];
    if (this.hasWindow)
      for (let at = node; at > 0; at = this.parent[at]) {
        const above = this.parent[at];
        const isMax = this.isMax(above);
        for (let child = above + 1; child < at; child = this.end[child]) {
          if (isMax) alpha = Math.max(alpha, this.score[child]);
          else beta = Math.min(beta, this.score[child]);
        }
      }
    return { alpha, beta };
  }

  /** The ply of the deepest node. */
  get plies(): number {
    return (this.#plies ??= this.ply.reduce((deepest, ply) => Math.max(deepest, ply), 0));
  }

  /** The step at which a node is called. */
  enterStep(node: number): number {
    return 2 * node - this.ply[node];
  }

  /** The step at which a node returns. */
  exitStep(node: number): number {
    return 2 * this.end[node] - this.ply[node] - 1;
  }

  /** The number of nodes in a node's subtree, itself included. */
  size(node: number): number {
    return this.end[node] - node;
  }

  /** What a node is. */
  kindOf(node: number): Kind {
    if (this.#kind) return this.#kind[node] as Kind;
    return this.end[node] > node + 1 ? Kind.interior : Kind.terminal;
  }

  /** The side to move at a node. */
  side(node: number): Side {
    return this.ply[node] % 2 === 0 ? this.root.toMove : opponent(this.root.toMove);
  }

  /** The side whose move led to a node below the root. */
  movedSide(node: number): Side {
    return this.side(this.parent[node]);
  }

  /** Whether a node is a MAX node: whether the side to move there looks for the largest score. */
  isMax(node: number): boolean {
    return this.side(node) === this.options.max;
  }

  /** Whether the nodes of a ply are MAX nodes. */
  isMaxPly(ply: number): boolean {
    return this.isMax(0) === (ply % 2 === 0);
  }

  /** The children of a node in the order in which they were called. */
  *children(node: number): Generator<number, void> {
    const end = this.end[node];
    for (let child = node + 1; child < end; child = this.end[child]) yield child;
  }

  /** The child reached from a node by a move, or null if there is none. */
  child(node: number, move: Move): number | null {
    for (const child of this.children(node)) if (this.move[child] === move) return child;
    return null;
  }

  /** The node that a sequence of moves from the root leads to, or null if the search did not go there. */
  find(moves: readonly Move[]): number | null {
    let node: number | null = 0;
    for (const move of moves) if (node !== null) node = this.child(node, move);
    return node;
  }

  /** The moves that lead from the root to a node. */
  path(node: number): Move[] {
    this.checkNode(node);
    const moves: Move[] = [];
    for (let at = node; at > 0; at = this.parent[at]) moves.push(this.move[at]);
    return moves.toReversed();
  }

  /** The position at a node. */
  position(node: number): Position {
    const { game } = this.root;
    return this.path(node).reduce<Position>((position, move) => game.play(position, move), this.root);
  }

  /** The position at a node, from the one at its parent. */
  positionBelow(above: Position, node: number): Position {
    return above.game.play(above, this.move[node]);
  }

  /** Whether the search stopped before a node could return; its score is then the best so far, or 0 without one. */
  isUnfinished(node: number): boolean {
    const last = this.stopped?.node ?? -1;
    return node <= last && last < this.end[node];
  }

  /**
   * What a node's score says about its position: its exact value, or only a bound because of a cut or a stop. Null for
   * an unfinished node whose score bounds nothing.
   */
  bound(node: number): Bound | null {
    if (this.isUnfinished(node)) {
      const best = this.bestChild(node);
      return best === null ? null : this.boundFrom(best);
    }
    return this.cut ? (this.#known ??= new KnownBounds(this, this.cut)).at(node) : 'exact';
  }

  /**
   * The bound that a returned child puts on its unfinished parent: at least its score at a MAX node, at most at a MIN
   * node. Null if a cutoff left the child itself with the opposite bound.
   */
  boundFrom(child: number): Exclude<Bound, 'exact'> | null {
    const says = this.isMax(this.parent[child]) ? 'lower' : 'upper';
    const known = this.bound(child);
    return known === 'exact' || known === says ? says : null;
  }

  /** The node that searched a node's position: the origin of a hit, or else the node itself. */
  source(node: number): number {
    return this.kindOf(node) === Kind.hit ? this.origin![node] : node;
  }

  /** The child that a node kept, else the first whose score it took; null for a leaf. */
  bestChild(node: number): number | null {
    this.checkNode(node);
    let best = -1;
    for (const child of this.children(node)) {
      if (this.isUnfinished(child)) continue;
      if (this.kept) best = this.kept[child];
      else if (this.score[child] === this.score[node]) return child;
    }
    return best < 0 ? null : best;
  }

  /** The move to the first best child, or null for a leaf. At a hit: its origin's move, mapped back. */
  bestMove(node = 0): Move | null {
    const source = this.source(node);
    const child = this.bestChild(source);
    if (child === null) return null;
    return source === node
      ? this.move[child]
      : mapMoveBack(this.position(node), this.position(source), this.move[child]);
  }

  /** The nodes from one node, the root if none is given, down to a leaf along best children. */
  principalNodes(from = 0): number[] {
    const nodes = [from];
    for (let node = this.bestChild(from); node !== null; node = this.bestChild(node)) nodes.push(node);
    return nodes;
  }

  /** The moves of the game that follows when both sides take their best moves, on through hits. */
  principalVariation(): Move[] {
    const moves: Move[] = [];
    let position = this.root;
    for (let child = this.bestChild(0); child !== null; child = this.bestChild(this.source(child))) {
      const known = this.position(this.parent[child]);
      moves.push(mapMoveBack(position, known, this.move[child]));
      position = position.game.play(position, moves.at(-1)!);
    }
    return moves;
  }

  /** The nodes that repeat an earlier node's question, in order: the table answers them. */
  get repeats(): readonly number[] {
    return (this.#repeats ??= this.findRepeats());
  }

  protected findRepeats(): readonly number[] {
    if (!this.origin) return [];
    return Array.from(this.origin.keys()).filter((node) => this.kindOf(node) === Kind.hit);
  }

  /** The lines that the code has printed up to and including a step, in order. */
  printedBy(step: number): string[] {
    return this.printed.filter((line) => line.step <= step).map(({ text }) => text);
  }

  protected checkNode(node: number): void {
    if (!(Number.isInteger(node) && node >= 0 && node < this.length)) {
      throw new RangeError(words.errors.node(node, this.length));
    }
  }
}
