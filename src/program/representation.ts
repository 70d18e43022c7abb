import { isOrderShown, orderKeys } from './cell-keys.ts';
import { findHolders, findWrapper, holdsObjects, isEmpty, type BoardHolder } from './board-holder.ts';
import { findRecords, guessRecord } from './board-record.ts';
import { findBoardParameter } from './fill-arguments.ts';
import { findFrame, findShape } from './find-shape.ts';
import { listEmpties, listShapes } from './guess-cells.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { findMarkNames } from './mark-names.ts';
import { listGlobalPairs, listPairs } from './list-pairs.ts';
import { findEmptyCells, hasNamedRows, isFull, type MarkNames } from './read-cells.ts';
import { makeBoard, type MadeBoard } from './made-board.ts';
import { findRecursion } from './outline.ts';
import { ELSEWHERE, MISSING, type Place } from './places.ts';
import type { Runtime } from './runtime.ts';
import { areCellsKnown, type ProgramReading } from './program-reading.ts';
import type { Program } from './program.ts';
import { readSaid, type SaidReading } from './said-reading.ts';

export interface Representation {
  readonly shape:
    | 'list'
    | 'rows'
    | 'text'
    | 'tuple'
    | 'framed'
    | 'map'
    | 'pair'
    | 'taken'
    | 'taken-pairs'
    | 'names'
    | 'taken-names'
    | 'fixed-rows'
    | 'named-rows'
    | 'text-rows'
    | 'fixed-text-rows'
    | 'lined-text';
  readonly marks: MarkNames;
  /** The marks are in the program's constants or texts. */
  readonly areMarksNamed: boolean;
  /** Whether the program itself creates or stores a board of this form. */
  readonly isOwn: boolean;
  /** The value of each empty cell: some programs number them. */
  readonly empty: readonly Literal[];
  /** The name of the global that holds the board; null if functions are given the board. */
  readonly globalBoard: string | null;
  /** A board of the program with others around its cells, as `['#', ' ', …]` where cells are numbered from 1; null for none. */
  readonly frame: readonly Literal[] | null;
  /** A map with the same keys; null if the board is not a map. */
  readonly like: LikeMap | null;
  /** An expression for a board without marks, if its cells are objects or it is an array; null for plain values. */
  readonly made: string | null;
  /** The class whose objects hold the board; null for a plain board. */
  readonly holder: BoardHolder | null;
}

export interface LikeMap {
  /** An expression for it. */
  readonly from: string;
  /** Its keys in its own order. */
  readonly keys: readonly string[];
  /** Whether nothing about their order on the board is guessed. */
  readonly isOrderShown: boolean;
}

/** Globals beyond these are not read. */
const MOST_GLOBALS = 80;

/** A lower rank is likelier; of equal ranks, the one that was listed first. */
type RankedRepresentation = Representation & { readonly rank: number };

/**
 * Where the ranks of a list of representations begin: the clearer the sign of them in the program, the lower. In a list
 * each later shape, pair of marks and way to write empty cells adds 1.
 */
const FIRST_RANKS = {
  /** Maps of cells that the text names as players write them. */
  cellNames: -2,
  /** A board that was found, or what the text says of one; of several objects that hold one, each later one adds 1. */
  usual: 0,
  /** A class that can be given any board, or a record that functions take apart. */
  wrapper: 1,
  /** Other forms than that of a board that may be something else. */
  unlikeGuess: 4,
} as const;

/** Possible representations, likeliest first, judged by globals and text. Calling the program shows which is right. */
export function listRepresentations(runtime: Runtime): Representation[] {
  const { globals, board } = readGlobals(runtime);
  const globalBoard = board?.from ?? null;
  const returned = board ?? makeBoard(runtime);
  const holders = [...findHolders(runtime), ...findRecords(runtime)];
  const made = returned ?? readHeldBoard(runtime, holders);
  const text = made?.text ?? holders[0]?.text ?? null;
  const found = text === null ? null : readLiteral(text);
  const isOfObjects = made !== null && holdsObjects(runtime, made.from);
  const ownLike = made && likeMap(runtime, made.from, found);
  const marks = findMarkNames(runtime, globals, holders[0]?.made ?? undefined);
  const word = [...globals.values()].find((value) => typeof value === 'string' && isEmpty(value));
  const shapes = found === null ? listShapes(runtime.texts, word) : [findShape(text!, found)];
  const without = found && findEmptyCells(found);
  const blank = marks.flatMap(({ blank: each }) => (each === undefined ? [] : [each]));
  const listed = listEmpties(globals, runtime.texts, word);
  const empties = without
    ? listOwn(runtime, without)
    : [...blank.map((each) => listed[0].map(() => each)), ...listed];
  const rank = (
    among: readonly Representation['shape'][],
    ways: readonly (readonly Literal[])[],
    place: Place,
    first: number = FIRST_RANKS.usual,
  ): RankedRepresentation[] =>
    among.flatMap((shape, i) =>
      marks.flatMap(({ names, isNamed }, j) =>
        ways.map((empty, k) => {
          const held = place.like?.keys;
          const keys = held && (held.length === 3 ? { rows: held } : { keys: orderKeys(held) });
          const cells = { shape, marks: { ...names, ...keys }, areMarksNamed: isNamed, empty };
          return { rank: first + i + j + k, ...cells, ...place };
        }),
      ),
    );
  const all = rank(shapes, empties, {
    ...ELSEWHERE,
    globalBoard,
    frame: findFrame(found),
    like: ownLike,
    isOwn: found !== null,
    made: made && isOfObjects && globalBoard === null ? made.from : null,
  });
  if (returned?.isGuessed)
    all.push(...rank(listShapes(runtime.texts, word), listed, ELSEWHERE, FIRST_RANKS.unlikeGuess));
  // Cells that are named as players write them are the keys of a map.
  if (found === null && runtime.texts.some((each) => /(["'])a1\1|\ba1\s*:/i.test(each))) {
    const place = { ...ELSEWHERE, globalBoard };
    all.push(
      ...rank(['taken-names'], [MISSING], place, FIRST_RANKS.cellNames),
      ...rank(['names'], empties, place, FIRST_RANKS.cellNames),
    );
  }
  // A test for a missing key is a sign of a map that holds only what is taken.
  const taken = board || isBoardGiven(runtime) ? null : findTakenCells(globals);
  if (taken !== null || (found === null && runtime.texts.some((each) => /\bnot in\b|\.has\(/.test(each))))
    all.push(
      ...rank(['taken', 'taken-pairs'], [MISSING], { ...ELSEWHERE, globalBoard: globalBoard ?? taken }),
    );
  for (const [later, holder] of holders.entries()) {
    const held = readLiteral(holder.text!);
    const within = findEmptyCells(held);
    const from = runtime.objects!.boardOf(holder.made!, holder.attribute);
    const like = likeMap(runtime, from, held);
    const frame = findFrame(held);
    const place = { ...ELSEWHERE, frame, holder, isOwn: true, like, globalBoard: holder.global ?? null };
    const shape = findShape(holder.text!, held);
    if (within) all.push(...rank([shape], listOwn(runtime, within), place, FIRST_RANKS.usual + later));
  }
  const wrapper = holders.length > 0 ? null : (findWrapper(runtime) ?? guessRecord(runtime));
  if (wrapper) all.push(...rank(shapes, empties, { ...ELSEWHERE, holder: wrapper }, FIRST_RANKS.wrapper));
  const boards = all.filter(canHold).toSorted((a, b) => a.rank - b.rank);
  const pairs = listPairs(runtime, marks);
  // What is written on a board fits more programs than numbers do, unless a class takes both.
  const isHeld = boards.some(({ isOwn, holder }) => isOwn || holder !== null);
  // A list of the numbers of all cells may only name them.
  const isNumbered = board !== null && new Set(findEmptyCells(readLiteral(board.text))).size === 9;
  const isElsewhere = (board !== null && !isNumbered) || holders.length > 0 || isBoardGiven(runtime);
  const lists = isElsewhere ? [] : listGlobalPairs(runtime, globals, marks);
  const [held, apart] = [true, false].map((each) =>
    pairs.filter(({ holder }) => (holder !== null && !isHeld) === each),
  );
  return [...held, ...lists, ...boards, ...apart];
}

/** Whether a search is given a board, so that no global holds it. */
function isBoardGiven({ outline }: Runtime): boolean {
  const { recursive } = findRecursion(outline);
  return outline.functions.some(
    ({ name, parameters }) => recursive.has(name) && findBoardParameter(parameters) >= 0,
  );
}

/** The first global that is an empty table, and by its name not one of results. */
function findTakenCells(globals: ReadonlyMap<string, Literal>): string | null {
  const isTable = (value: Literal) => value instanceof LiteralMap && value.entries.length === 0;
  const isOfResults = /memo|cache|table|seen|known|score|value|dp|lookup|visited|hash/i;
  return [...globals].find(([name, value]) => isTable(value) && !isOfResults.test(name))?.[0] ?? null;
}

/** The empty cells of a board of the program. What is undefined in JavaScript is shown as null. */
function listOwn({ texts }: Runtime, empty: readonly Literal[]): (readonly Literal[])[] {
  const isUnset = empty.every((each) => each === null) && texts.some((text) => /\bundefined\b/.test(text));
  return isUnset ? [empty, MISSING] : [empty];
}

/** Null if the board is not a map of all its cells. */
function likeMap({ texts }: Runtime, from: string, board: Literal): LikeMap | null {
  if (!(board instanceof LiteralMap)) return null;
  const keys = board.entries.map(([key]) => key);
  if (hasNamedRows(board)) return { from, keys, isOrderShown: true };
  if (keys.length !== 9) return null;
  return { from, keys, isOrderShown: isOrderShown(keys, texts) };
}

/** Whether cells can be told from marks, and be part of a text if the board is one. */
function canHold({ shape, empty, marks: { x, o } }: Representation): boolean {
  const isText = (each: Literal) => typeof each === 'string';
  return !empty.includes(o) && (!/^(lined-)?text$/.test(shape) || [x, empty[0]].every(isText));
}

/** The values of the program's globals, and the first that is a board; null if none is. */
function readGlobals(runtime: Runtime): {
  readonly globals: ReadonlyMap<string, Literal>;
  readonly board: MadeBoard | null;
} {
  const { objects, outline, language } = runtime;
  const globals = new Map<string, Literal>();
  let board: MadeBoard | null = null;
  for (const from of outline.globals.slice(0, MOST_GLOBALS)) {
    const { returned: text } = runtime.evaluate(from);
    if (text === null) continue;
    const value = readLiteral(text);
    globals.set(from, value);
    const isHolder = objects && runtime.evaluate(objects.placeOf(from)).returned !== language.write(null);
    const isBoard =
      typeof value !== 'string' && !isRecord(value) && (findEmptyCells(value) !== null || isFull(value));
    if (!isHolder && isBoard) board ??= { from, text, isGuessed: false };
  }
  return { globals, board };
}

/** Whether a map holds more than cells, as a state has its board in it, or results by board: `memo['XXO']`. */
function isRecord(value: Literal): boolean {
  return (
    value instanceof LiteralMap &&
    !hasNamedRows(value) &&
    value.entries.some(
      ([key, each]) => (typeof each === 'object' && each !== null) || /^[xo]{2,}$/i.test(key),
    )
  );
}

/** Applies what is known about cells to every representation: what the reader said, or else what an earlier run showed. */
export function applyKnown(
  representations: readonly Representation[],
  { reads = '', earlierReading = null }: Pick<Program, 'reads' | 'earlierReading'>,
): readonly Representation[] {
  const { x, o, empty } = { ...(earlierReading && readKnownCells(earlierReading)), ...readSaid(reads) };
  const players = earlierReading?.cells.value.players;
  return representations.map((each) => ({
    ...each,
    areMarksNamed: each.areMarksNamed || (x !== undefined && o !== undefined),
    marks: {
      ...each.marks,
      ...(players && { players }),
      x: readSpelt(x, each.marks) ?? each.marks.x,
      o: readSpelt(o, each.marks) ?? each.marks.o,
    },
    empty: empty === undefined ? each.empty : each.empty.map(() => readSpelt(empty, each.marks)),
  }));
}

/** Numbered cells are found in the program again. */
function readKnownCells(reading: ProgramReading): SaidReading {
  const { x, o, empty } = reading.cells.value;
  return areCellsKnown(reading) ? { x, o, ...(!Array.isArray(empty) && { empty }) } : {};
}

/** The value of a member that a reader names. */
function readSpelt(said: Literal, { members = [] }: MarkNames): Literal {
  return members.find(([, member]) => member === said)?.[0] ?? said;
}

/** A board of objects or an array, as an object of the program holds it: functions may be given it without the object. */
function readHeldBoard(runtime: Runtime, [holder]: readonly BoardHolder[]): MadeBoard | null {
  if (!holder?.text || holder.made === null) return null;
  const from = runtime.objects!.boardOf(holder.made, holder.attribute);
  return holdsObjects(runtime, from) ? { from, text: holder.text, isGuessed: false } : null;
}
