import { ticTacToe, type MnkPosition, type Side } from '../game/index.ts';
import type { ProgramTrace } from '../search/index.ts';
import { rewriteCall } from './call-at.ts';
import { emptyTables, listTables } from './empty-tables.ts';
import { listTries, type CallTries, type CallTry } from './call-tries.ts';
import { findAnswering } from './find-answering.ts';
import type { SeenSearch } from './find-search.ts';
import { findEntries, type BoardAccess } from './offers.ts';
import { findRecursion, type OutlinedFunction } from './outline.ts';
import type { Program } from './program.ts';
import { readLiteral } from './literal.ts';
import { findEmptyCells } from './read-cells.ts';
import { findReached } from './reached-states.ts';
import { writeBoardFor } from './record-call.ts';
import { makesNoMove } from './makes-no-move.ts';
import { letsNoughtBegin } from './nought-first.ts';
import { applyKnown, type Representation } from './representation.ts';
import { drawsSides, type RaisedError, type Runtime } from './runtime.ts';
import {
  findFitting,
  isFlagSeen,
  isSpent,
  isUnset,
  keepsSide,
  otherRoots,
  tryCall,
  type FittingTry,
  type TrialBudget,
} from './trials.ts';

/** Most ways to try on other boards. */
const MOST_AGAIN = 24;
/** Most functions to try until one continues from a position to a move. */
const MOST_ENTRIES = 4;
/** After this many starts with the same side, chance does not decide who plays which. */
const STARTS = 16;

const NOT_SEEN: SeenSearch = { functions: new Set(), asked: new Set() };

/** What is known of a program before its functions are tried. */
interface TriedProgram extends Pick<Program, 'position' | 'call' | 'reads' | 'earlierReading'> {
  readonly representations: readonly Representation[];
  readonly access: BoardAccess;
  /** Likeliest first. */
  readonly entries: readonly OutlinedFunction[];
  readonly isSlow: boolean;
  /** Limit for the top level, in milliseconds. */
  readonly topLevel: number;
}

interface FoundCall {
  readonly way: CallTry;
  /** The function that is called. */
  readonly first: OutlinedFunction | undefined;
  readonly search: SeenSearch;
  readonly isFormSeen: boolean;
  /** The side that begins in the games of the program. */
  readonly begins: Side;
}

export function findAccess(runtime: Runtime, representations: readonly Representation[]): BoardAccess {
  return {
    hasGlobalBoard: representations.some(({ globalBoard }) => globalBoard !== null),
    holder: representations.find(({ holder }) => holder !== null)?.holder ?? null,
    hasMethods: runtime.objects !== null,
  };
}

/** Tries to call a program in one way after another, until one continues from a position to a move. */
export class CallFinder {
  readonly #source: string;
  readonly #position: MnkPosition;
  readonly #root: MnkPosition;
  /** What one trial leaves in a table would hide the search from the next. */
  readonly #budget: TrialBudget = { endless: 0, prepare: () => emptyTables(this.runtime, this.#emptied) };
  /** Tables that the top level may have filled, so that nothing is left to search. */
  readonly #tables: readonly string[];
  #representations: readonly Representation[];
  #emptied: readonly string[] = [];
  #fits: FittingTry | null = null;
  #first: OutlinedFunction | undefined;

  constructor(
    private readonly runtime: Runtime,
    private readonly program: TriedProgram,
  ) {
    this.#source = runtime.texts.join('\n');
    this.#position = program.position as MnkPosition;
    const { game } = this.#position;
    this.#root = game.outcome(this.#position) === null ? this.#position : game.start();
    this.#tables = listTables(runtime.texts[0]).filter(
      (name) => findEmptyCells(readLiteral(runtime.evaluate(name).returned ?? '')) === null,
    );
    this.#representations = program.representations;
    [this.#first] = program.entries;
  }

  /** Runs the top level from the start, as before the first call. */
  reload(isLined: boolean): RaisedError | null {
    const failed = this.runtime.load(this.program.topLevel, isLined);
    emptyTables(this.runtime, this.#emptied);
    return failed;
  }

  find(): FoundCall {
    const { call, entries } = this.program;
    const [entry] = entries;
    const firstTries = this.#listTries(entry);
    this.#tryNamed(firstTries);
    this.#fits ??= this.#try(firstTries);
    const held = this.#fits?.representation ?? null;
    if (!held || (held.holder && held.holder.made !== null)) this.#tryReached(held);
    // Another function may accept the known values, or the object that holds the board.
    for (const each of call ? [] : entries.slice(1, MOST_ENTRIES)) {
      if (this.#fits) break;
      [this.#fits, this.#first] = [this.#try(this.#listTries(each)), each];
    }
    // A program that fails on this board may continue to a move on another.
    const others = otherRoots[this.#position.toMove];
    if (!this.#fits) {
      this.#first = entry;
      for (const other of others)
        this.#fits ??= findFitting(firstTries.first(MOST_AGAIN), other, this.#budget);
    }
    if (this.#tables.length > 0) this.#fits ??= this.#tryEmptied(firstTries);
    const fits = this.#fits;
    // Rules or a table answer without a search, and soon.
    const answering =
      fits || isSpent(this.#budget) ? null : findAnswering(firstTries, [this.#root, ...others]);
    const isSteady = this.#isSteady();
    const isSaid =
      call !== '' || !fits || isFlagSeen(fits, this.#listTries(this.#first ?? entry), this.#root);
    const isUnmade = call === '' && fits !== null && isUnset(fits, [this.#root, ...others]);
    const [likeliest] = firstTries;
    const way = fits ?? answering ?? likeliest;
    const begins = this.#letsNoughtBegin(way) ? 'o' : 'x';
    const isFormSeen = fits
      ? isSteady && isSaid && !isUnmade && (!fits.isStopped || fits.representation.isOwn)
      : answering !== null
        ? !this.#isSearch()
        : !isSpent(this.#budget) && this.#makesNoMove(firstTries);
    // Whatever was tried is forgotten, and not part of the run.
    this.reload(false);
    return { way, begins, first: this.#first, search: fits?.search ?? NOT_SEEN, isFormSeen };
  }

  /** Whether it makes no move in any way to call it with a board like its own, whose marks it names. */
  #makesNoMove(tries: CallTries): boolean {
    const own = tries.only(({ representation: { isOwn, areMarksNamed } }) => isOwn && areMarksNamed);
    const called = [...own.only(({ call }) => call !== '').first(MOST_AGAIN)];
    return called.length > 0 && called.every((each) => makesNoMove(each, this.#root));
  }

  /** Whether a search is called, so that an answer without one may be that of an earlier trial, kept elsewhere. */
  #isSearch(): boolean {
    const { recursive, isGuessed } = findRecursion(this.runtime.outline);
    return !isGuessed && this.#first !== undefined && recursive.has(this.#first.name);
  }

  #listTries(entry: OutlinedFunction | undefined): CallTries {
    const { runtime, program } = this;
    return listTries(runtime, this.#representations, entry, this.#position, program.call, this.#source);
  }

  #try(tries: CallTries): FittingTry | null {
    return findFitting(tries, this.#root, this.#budget);
  }

  /**
   * While a table may be filled, only marks that the program names are tried: others are in no table, and would seem
   * right.
   */
  #tryNamed(tries: CallTries): void {
    if (this.#tables.length === 0) return;
    const named = tries.areMarksNamed
      ? tries.only(({ representation }) => representation.areMarksNamed)
      : null;
    if (named) this.#fits = this.#try(named);
    this.#fits ??= this.#tryEmptied(named ?? tries);
  }

  #tryEmptied(tries: CallTries): FittingTry | null {
    this.#emptied = this.#tables;
    const found = this.#try(tries);
    if (found) return found;
    this.#emptied = [];
    this.reload(false);
    return null;
  }

  /** Tries a state that the program's own moves reach: no other board may have what it knows beside its cells. */
  #tryReached(held: Representation | null): void {
    const { runtime, program } = this;
    const reached = findReached(runtime, held);
    if (!program.isSlow) this.reload(false);
    if (!reached || (this.#fits && !this.#differs(this.#fits.representation, reached))) return;
    const before = this.#representations;
    this.#representations = applyKnown([reached], program);
    const access = { ...program.access, holder: reached.holder };
    const reaching = findEntries(runtime.outline, access, this.#source);
    for (const each of program.call ? [program.entries[0]] : reaching.slice(0, MOST_ENTRIES)) {
      const found = this.#try(this.#listTries(each));
      if (found) [this.#fits, this.#first] = [found, each];
      if (found) return;
    }
    this.#representations = before;
  }

  /** On boards of both sides, so that each question to the program gets the same kind of object. */
  #differs(one: Representation, other: Representation): boolean {
    const { runtime } = this;
    return [otherRoots.x[0], otherRoots.o[0]].some((each) => {
      const write = (representation: Representation) => writeBoardFor({ runtime, representation }, each);
      const asked = runtime.objects?.differs(write(one), write(other));
      return asked !== undefined && runtime.evaluate(asked).returned === runtime.language.write(true);
    });
  }

  #letsNoughtBegin(way: CallTry): boolean {
    const boards = [otherRoots.x[0], otherRoots.o[0]];
    return letsNoughtBegin(boards.map((board) => this.#traceAt(way, board)));
  }

  /** Null if the call says whose turn it is. */
  #traceAt(way: CallTry, board: MnkPosition): ProgramTrace | null {
    const { marks } = way.representation;
    const unturned = ticTacToe.makePosition(board.x, board.o, this.#position.toMove);
    const [call, same] = [board, unturned].map((each) =>
      rewriteCall(way.call, this.#source, this.#position, each, marks),
    );
    if (!call || call !== same || isSpent(this.#budget)) return null;
    this.#budget.prepare();
    return tryCall({ ...way, call }, board).trace;
  }

  /** At the next start, or call, chance may choose other sides, so one proves nothing. */
  #isSteady(): boolean {
    const fits = this.#fits;
    if (!fits || !drawsSides(this.runtime)) return true;
    if (this.program.isSlow) return false;
    this.reload(false);
    const isDrawn = this.runtime.hasDrawn;
    for (let start = 0; start < STARTS; start++) {
      if (isDrawn && start > 0) this.reload(false);
      if (!keepsSide(fits, this.#root)) return false;
    }
    return true;
  }
}
