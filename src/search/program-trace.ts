import { bits, ticTacToe, type MnkPosition, type Move, type Side } from '../game/index.ts';
import type { ResolvedOptions } from './options.ts';
import type { Printed } from './probed-trace.ts';
import type { RecordedColumns, Stop } from './recorded.ts';
import { Trace } from './trace.ts';

/** A function of a reader's program, as its text defines it. */
export interface ProgramFunction {
  readonly name: string;
  /** The line of its head, from 1. */
  readonly line: number;
}

/** What is known of the calls of a program beside the columns of every trace; one entry a node unless said otherwise. */
export interface ProgramColumns {
  /** The marks of X on the board that the call was handed, a bit a cell; −1 where it was handed no board. */
  readonly x: Int16Array;
  readonly o: Int16Array;
  /** The functions of the program that were recorded. */
  readonly functions: readonly ProgramFunction[];
  /** Which of them a node ran first; what it handed its board on to is not said. */
  readonly ran: Uint8Array;
  /** The text of the arguments beside the board, `depth 2, is_max True`; one entry a text. */
  readonly rests: readonly string[];
  /** Which of them a node had. */
  readonly rest: Int32Array;
  /** What was returned, as the program's language writes it; one entry a text. */
  readonly values: readonly string[];
  /** Which of them a node returned; −1 where it did not return. */
  readonly returned: Int32Array;
  /** What the outermost call returned, also where it handed its board on to another; null where it did not return. */
  readonly answered: string | null;
  /** The child whose move it answered with; −1 where that is not known. */
  readonly chosen: number;
  /** The line in the caller that made the call, and the line that returned; from 1, 0 where it is not known. */
  readonly callLine: Int32Array;
  readonly returnLine: Int32Array;
  /** The lines that ran, and where each step's begin among them; null where too many ran to be kept. */
  readonly lines: { readonly numbers: Uint16Array; readonly starts: Int32Array } | null;
  /** What was given to variables, `line|name = value` by its id among the values, and where each step's begins; null where it was not kept. */
  readonly assigned: { readonly ids: Int32Array; readonly starts: Int32Array } | null;
  /** What was printed, in its order. */
  readonly printed: readonly Printed[];
  /** How many calls were open when the program was stopped or failed; 0 where it ran to its end. */
  readonly open: number;
  /** The line at which it was stopped or failed, in whatever function; 0 where that is not known. */
  readonly stopLine: number;
  /** Whether values are from the view of the side to move, and were turned to MAX's for the column of scores. */
  readonly isNegamax: boolean;
}

/**
 * The record of a program that Plybook did not write, as it was watched: the boards that its calls were handed, which
 * need not be such as play leads to, and what it returned, which may be no number (`NaN`). A program that failed or was
 * stopped has no steps after that: what was open stays so.
 */
export class ProgramTrace extends Trace {
  override readonly stepCount: number;
  override readonly isLeftOpen = true;
  override readonly printed: readonly Printed[];
  #program: ProgramColumns;
  #twins: ReadonlyMap<number, number> | null = null;

  constructor(
    root: MnkPosition,
    options: ResolvedOptions,
    columns: RecordedColumns,
    program: ProgramColumns,
    stopped: Stop | null = null,
  ) {
    super(root, options, columns, stopped);
    this.stepCount = 2 * columns.length - program.open;
    this.printed = program.printed;
    this.#program = program;
  }

  get program(): ProgramColumns {
    return this.#program;
  }

  /** Takes what a later record of the same calls knows of them, their lines too; one of other calls is not listened to. */
  learn({ stepCount, program }: ProgramTrace): void {
    if (stepCount === this.stepCount) this.#program = program;
  }

  /** The earlier child of the same call that ran the same function for the same board and arguments; −1 where none did. */
  twin(node: number): number {
    return (this.#twins ??= twinsOf(this)).get(node) ?? -1;
  }

  protected override findRepeats(): readonly number[] {
    this.#twins ??= twinsOf(this);
    return [...this.#twins.keys(), ...super.findRepeats().filter((node) => this.twin(node) < 0)].toSorted(
      (a, b) => a - b,
    );
  }

  override exitStep(node: number): number {
    return Math.min(super.exitStep(node), this.stepCount - 1);
  }

  /** The board as the call saw it; that of the call above where it was handed none. */
  override position(node: number): MnkPosition {
    this.check(node);
    const { x, o } = this.program;
    let at = node;
    while (x[at] < 0 && at > 0) at = this.parent[at];
    return x[at] < 0 ? (this.root as MnkPosition) : ticTacToe.position(x[at], o[at]);
  }

  override positionBelow(_above: MnkPosition, node: number): MnkPosition {
    return this.position(node);
  }

  /** The side to move on the board that the call saw. */
  override side(node: number): Side {
    const { x, o } = this.program;
    if (x[node] < 0) return super.side(node);
    return node === 0 ? this.root.toMove : bits(x[node]) > bits(o[node]) ? 'o' : 'x';
  }

  /** At the root the child that the answer names, where it names one. */
  override bestChild(node: number): number | null {
    const { chosen } = this.program;
    return node === 0 && chosen >= 0 ? chosen : super.bestChild(node);
  }

  /** The move to that child; null where its board is not one move on. */
  override bestMove(node = 0): Move | null {
    const child = this.bestChild(this.source(node));
    return child === null || this.move[child] < 0 ? null : this.move[child];
  }

  /** As far as the moves are those of a game: a program that is wrong may make others. */
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

  /** A bound only where the call kept to it in the end: a program that is wrong is bound by nothing. */
  override boundFrom(child: number): 'lower' | 'upper' | null {
    const above = this.parent[child];
    const [score, own] = [this.score[child], this.score[above]];
    if (Number.isNaN(score) || this.isUnfinished(child)) return null;
    const isMax = this.isMax(above);
    if (!this.isUnfinished(above) && !(isMax ? own >= score : own <= score)) return null;
    return super.boundFrom(child);
  }

  /** What a node returned, as the program's language writes it; null where it did not return. */
  returned(node: number): string | null {
    const { values, returned } = this.program;
    return returned[node] < 0 ? null : values[returned[node]];
  }

  /** The function that a node ran, `max_value`. */
  functionOf(node: number): ProgramFunction {
    return this.program.functions[this.program.ran[node]];
  }

  /** The function that a line stands in, as far as the heads of the functions tell; null before the first. */
  functionAt(line: number): ProgramFunction | null {
    const above = this.program.functions.filter((each) => each.line <= line);
    return above.toSorted((one, other) => other.line - one.line)[0] ?? null;
  }

  /** What was given to variables after the step before and up to this one, in its order; after the last step what came of it. */
  assignedAt(step: number): readonly Assigned[] {
    const { assigned, values } = this.program;
    if (!assigned) return [];
    const { ids, starts } = assigned;
    return Array.from(ids.subarray(starts[step], starts[step + 1]), (id) => assignedIn(values[id]));
  }

  /** The plain values that the variables of a call have at a step, by their names, what was given last at the end. */
  variablesOf(node: number, step: number): ReadonlyMap<string, string> {
    const held = new Map<string, string>();
    const follow = (all: readonly Assigned[]) => {
      for (const { name, value } of all) {
        held.delete(name);
        if (value !== null) held.set(name, value);
      }
    };
    for (const child of this.children(node)) {
      if (this.enterStep(child) > step) break;
      follow(this.assignedAt(this.enterStep(child)));
    }
    // A call that stopped never returns: what it did last is told with the last step.
    if (this.isUnfinished(node)) {
      const isLast = step === this.stepCount - 1 && node === this.stopped?.node;
      if (isLast) follow(this.assignedAt(this.stepCount));
    } else if (step >= this.exitStep(node)) follow(this.assignedAt(this.exitStep(node)));
    return held;
  }

  /** The lines that ran after the step before and up to this one, in their order; empty where they were not kept. */
  linesAt(step: number): readonly number[] {
    const { lines } = this.program;
    return lines ? [...lines.numbers.subarray(lines.starts[step], lines.starts[step + 1])] : [];
  }
}

/** A variable that was given a value; null for one that is too long to be told, or no plain value. */
export interface Assigned {
  readonly line: number;
  readonly name: string;
  readonly value: string | null;
}

function assignedIn(text: string): Assigned {
  const [, line, name, value] = /^(\d+)\|(.*?) = ([^]*)$/.exec(text)!;
  return { line: Number(line), name, value: value === '…' ? null : value };
}

/** The calls that ask what an earlier child of the same call asked, each with that child. */
function twinsOf(trace: ProgramTrace): ReadonlyMap<number, number> {
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
