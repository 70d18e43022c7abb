import { countBits, ticTacToe, type MnkPosition, type Move, type Side } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { ProgramListing } from './program-listing.ts';
import { findPliesAsInPlay, findWins, type ProgramWin } from './program-plies.ts';
import type { RecordedColumns, Stop } from './recorded-columns.ts';
import { Trace, type PrintedLine } from './trace.ts';

export interface ProgramFunction {
  readonly name: string;
  /** The line of its head, from 1. */
  readonly line: number;
}

/** The calls of a program; one entry a node unless said otherwise. */
export interface ProgramColumns {
  /** X's marks on the board that the call got, a bit a cell; −1 if it got no board. */
  readonly x: Int16Array;
  readonly o: Int16Array;
  readonly functions: readonly ProgramFunction[];
  /** Which function a node ran first, as an index into `functions`. */
  readonly ran: Uint8Array;
  /** The distinct texts of the arguments besides the board, `depth 2, is_max True`. */
  readonly rests: readonly string[];
  /** A node's text, as an index into `rests`. */
  readonly rest: Int32Array;
  /** The distinct returned values, as the program's language writes them. */
  readonly values: readonly string[];
  /** What a node returned, as an index into `values`; −1 if it did not return. */
  readonly returned: Int32Array;
  /** What the outermost call returned, even if it passed its board on to another; null if it did not return. */
  readonly answered: string | null;
  /** The child whose move was the answer; −1 if unknown. */
  readonly chosen: number;
  /** The line in the caller that made the call, and the line that returned; from 1, 0 if unknown. */
  readonly callLine: Int32Array;
  readonly returnLine: Int32Array;
  /** The lines that ran, and where each step's begin; null if there were too many to keep. */
  readonly lines: { readonly numbers: Uint16Array; readonly starts: Int32Array } | null;
  /** Assignments, `line|name = value`, as indexes into `values`, and where each step's begin; null if not kept. */
  readonly assigned: { readonly ids: Int32Array; readonly starts: Int32Array } | null;
  readonly printed: readonly PrintedLine[];
  /** How many calls were open when the program was stopped or failed; 0 if it finished. */
  readonly open: number;
  /** The line at which it was stopped or failed, in any function; 0 if unknown. */
  readonly stopLine: number;
  /** Values are from the view of the side to move; the score column has them from MAX's. */
  readonly isNegamax: boolean;
}

/**
 * The record of a program: the boards that its calls got, which play may not lead to, and what they returned,
 * `NaN` if no number. A program that failed or was stopped has no steps after that: open calls stay open.
 */
export class ProgramTrace extends Trace {
  override readonly stepCount: number;
  override readonly isLeftOpen = true;
  override readonly printed: readonly PrintedLine[];
  override readonly listing: ProgramListing | null;
  #program: ProgramColumns;
  #twins: ReadonlyMap<number, number> | null = null;
  #wins: readonly (ProgramWin | null)[] | null = null;
  #asInPlay: ReadonlySet<number> | null = null;

  constructor(
    root: MnkPosition,
    options: ResolvedOptions,
    columns: RecordedColumns,
    program: ProgramColumns,
    stopped: Stop | null = null,
    listing: ProgramListing | null = null,
  ) {
    super(root, options, columns, stopped);
    this.stepCount = 2 * columns.length - program.open;
    this.printed = program.printed;
    this.listing = listing;
    this.#program = program;
  }

  get program(): ProgramColumns {
    return this.#program;
  }

  /** Takes over what a later record of the same calls knows; ignores a record of other calls. */
  learn(later: ProgramTrace): void {
    if (areSameCalls(this, later)) this.#program = later.program;
  }

  /** By ply, what its won games count; null if none has a score, or if they have different winners or scores. */
  get wins(): readonly (ProgramWin | null)[] {
    return (this.#wins ??= findWins(this));
  }

  /** The earlier child of the same call with the same function, board and arguments; −1 if there is none. */
  findEarlierTwin(node: number): number {
    return (this.#twins ??= findTwins(this)).get(node) ?? -1;
  }

  protected override findRepeats(): readonly number[] {
    this.#twins ??= findTwins(this);
    return [
      ...this.#twins.keys(),
      ...super.findRepeats().filter((node) => this.findEarlierTwin(node) < 0),
    ].toSorted((a, b) => a - b);
  }

  override exitStep(node: number): number {
    return Math.min(super.exitStep(node), this.stepCount - 1);
  }

  /** The board as the call saw it; if it got none, that of the nearest call above. */
  override position(node: number): MnkPosition {
    this.checkNode(node);
    const { x, o } = this.program;
    let at = node;
    while (x[at] < 0 && at > 0) at = this.parent[at];
    return x[at] < 0 ? (this.root as MnkPosition) : ticTacToe.makePosition(x[at], o[at]);
  }

  override positionBelow(_above: MnkPosition, node: number): MnkPosition {
    return this.position(node);
  }

  override side(node: number): Side {
    const { x, o } = this.program;
    if (x[node] < 0) return super.side(node);
    return node === 0 ? this.root.toMove : countBits(x[node]) > countBits(o[node]) ? 'o' : 'x';
  }

  /** By the boards, on which a side may move twice in turn; as in play where they differ. */
  override isMaxPly(ply: number): boolean {
    const isMax = super.isMaxPly(ply);
    return (this.#asInPlay ??= findPliesAsInPlay(this)).has(ply) ? isMax : !isMax;
  }

  /** The side whose mark is new, which in a wrong program need not be the side to move. */
  override movedSide(node: number): Side {
    const { x, o } = this.program;
    const move = this.move[node];
    if (move < 0 || x[node] < 0) return super.movedSide(node);
    return (x[node] >> move) & 1 ? 'x' : (o[node] >> move) & 1 ? 'o' : super.movedSide(node);
  }

  /** At the root, the child that the answer names, if it names one. */
  override bestChild(node: number): number | null {
    const { chosen } = this.program;
    return node === 0 && chosen >= 0 ? chosen : super.bestChild(node);
  }

  /** Null if the board of the best child is not one move on. */
  override bestMove(node = 0): Move | null {
    const child = this.bestChild(this.source(node));
    return child === null || this.move[child] < 0 ? null : this.move[child];
  }

  /** Stops at the first illegal move, as a wrong program may make one. */
  override principalVariation(): Move[] {
    const moves: Move[] = [];
    let position = this.root;
    for (let child = this.bestChild(0); child !== null; child = this.bestChild(this.source(child))) {
      const move = this.move[child];
      if (!position.game.moves(position).includes(move)) break;
      moves.push(move);
      position = position.game.play(position, move);
    }
    return moves;
  }

  /** A bound only if the call kept to it in the end: nothing binds a wrong program. */
  override boundFrom(child: number): 'lower' | 'upper' | null {
    const above = this.parent[child];
    const [score, own] = [this.score[child], this.score[above]];
    if (Number.isNaN(score) || this.isUnfinished(child)) return null;
    const isMax = this.isMax(above);
    if (!this.isUnfinished(above) && !(isMax ? own >= score : own <= score)) return null;
    return super.boundFrom(child);
  }

  /** As the program's language writes it; null if the node did not return. */
  readReturned(node: number): string | null {
    const { values, returned } = this.program;
    return returned[node] < 0 ? null : values[returned[node]];
  }

  findFunction(node: number): ProgramFunction {
    return this.program.functions[this.program.ran[node]];
  }

  /** The function that contains a line, judging by the heads of functions; null before the first. */
  findFunctionAt(line: number): ProgramFunction | null {
    const above = this.program.functions.filter((each) => each.line <= line);
    return above.toSorted((one, other) => other.line - one.line)[0] ?? null;
  }

  /** What was assigned between the step before and this one; for `stepCount`, what was assigned after the last step. */
  listAssignmentsAt(step: number): readonly Assignment[] {
    const { assigned, values } = this.program;
    if (!assigned) return [];
    const { ids, starts } = assigned;
    return Array.from(ids.subarray(starts[step], starts[step + 1]), (id) => parseAssignment(values[id]));
  }

  /**
   * The plain variables of a call at a step, by name, the last assigned at the end. Without lists: they may have changed
   * since, which no assignment tells.
   */
  readVariables(node: number, step: number): ReadonlyMap<string, string> {
    const held = new Map<string, string>();
    const applyAssignments = (all: readonly Assignment[]) => {
      for (const { name, value } of all) {
        held.delete(name);
        if (value !== null && !value.startsWith('[')) held.set(name, value);
      }
    };
    for (const child of this.children(node)) {
      if (this.enterStep(child) > step) break;
      applyAssignments(this.listAssignmentsAt(this.enterStep(child)));
    }
    // A call that was stopped never returns: its last assignments come after the last step.
    if (this.isUnfinished(node)) {
      const isLast = step === this.stepCount - 1 && node === this.stopped?.node;
      if (isLast) applyAssignments(this.listAssignmentsAt(this.stepCount));
    } else if (step >= this.exitStep(node)) applyAssignments(this.listAssignmentsAt(this.exitStep(node)));
    return held;
  }

  /** The lines that ran between the step before and this one; empty if they were not kept. */
  listLines(step: number): readonly number[] {
    const { lines } = this.program;
    return lines ? [...lines.numbers.subarray(lines.starts[step], lines.starts[step + 1])] : [];
  }
}

/** `value` is null if it is too long or not plain. */
export interface Assignment {
  readonly line: number;
  readonly name: string;
  readonly value: string | null;
}

function parseAssignment(text: string): Assignment {
  const [, line, name, value] = /^(\d+)\|(.*?) = ([^]*)$/.exec(text)!;
  return { line: Number(line), name, value: value === '…' ? null : value };
}

/** Whether two runs made the same calls with the same results: chance, or the clock, may have led them apart. */
function areSameCalls(one: ProgramTrace, other: ProgramTrace): boolean {
  if (one.stepCount !== other.stepCount || one.length !== other.length) return false;
  const columns = ({ end, score, program: { x, o, ran } }: ProgramTrace) => [end, score, x, o, ran];
  const theirs = columns(other);
  return columns(one).every((column, which) =>
    Array.from(column).every((each, node) => Object.is(each, theirs[which][node])),
  );
}

/** Calls that repeat an earlier child of the same call, each with that child. */
function findTwins(trace: ProgramTrace): ReadonlyMap<number, number> {
  const { x, o, ran, rest, rests } = trace.program;
  const twins = new Map<number, number>();
  for (let node = 0; node < trace.length; node++) {
    const first = node + 1;
    if (first >= trace.end[node] || trace.end[first] >= trace.end[node]) continue;
    const asked = new Map<number, number>();
    for (const child of trace.children(node)) {
      if (x[child] < 0 || trace.move[child] < 0) continue;
      const key = ((x[child] * 512 + o[child]) * 256 + ran[child]) * rests.length + rest[child];
      const twin = asked.get(key);
      if (twin === undefined) asked.set(key, child);
      else twins.set(child, twin);
    }
  }
  return twins;
}
