import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { findBoardParameter, isBoardName, isNumber, isSide } from './fill-arguments.ts';
import { findRecursion, type OutlinedClass, type OutlinedFunction } from './outline.ts';
import { codePatterns } from './languages.ts';
import { listPassedArguments } from './passed-arguments.ts';
import { readCells, findEmptyCells } from './read-cells.ts';
import { drawsSides, type Runtime } from './runtime.ts';

/** What the program keeps the board in, an object of a class or a record: there, `board` is such an object. */
export interface BoardHolder {
  /** Its class; empty for a record. */
  readonly owner: string;
  readonly attribute: string;
  /** The cells of an empty board, if it makes one itself. */
  readonly text: string | null;
  /** An expression for such an object as it is when made; null if it makes no board itself. */
  readonly made: string | null;
  /** An expression for such an object with other cells; `side` is the mark that moves. */
  readonly write: (cells: string, side: string, isX: boolean) => string;
  /** The global that holds it, if functions may read that one. */
  readonly global?: string | null;
  /** An expression for the object that knows the rules, if `board` is a state that its moves reach. */
  readonly rules?: string;
}

/**
 * Ways to create the object that holds the board, likeliest first: of the first class that holds an empty board when
 * created without arguments or with the program's own, where searching and derived classes come first. Empty if there is none.
 */
export function findHolders(runtime: Runtime): BoardHolder[] {
  const { objects, outline } = runtime;
  if (!objects) return [];
  const { recursive, leading } = findRecursion(outline);
  const searches = ({ name }: OutlinedFunction) => recursive.has(name) || leading.has(name);
  const methods = outline.functions
    .toReversed()
    .toSorted((a, b) => Number(searches(b)) - Number(searches(a)));
  const owners = new Set([
    ...methods.flatMap((each) => each.owner ?? []),
    ...outline.classes.map(({ name }) => name),
  ]);
  for (const owner of owners) {
    const made = outline.classes.find(({ name }) => name === owner);
    const found = made && findEmptyObject(runtime, made);
    if (!found) continue;
    const { parameters } = made;
    const { own, bare, attribute, text } = found;
    const board = holdsObjects(runtime, objects.boardOf(bare, attribute))
      ? -1
      : parameters.findIndex((each, index) => isBoardName(each) && own(index) === null);
    const hold = (isSided: boolean, given: number): BoardHolder => ({
      owner,
      attribute,
      text,
      made: bare,
      write: (cells, side) => {
        const make = writeMade(runtime, made, (index) =>
          index === given ? cells : isSided && isSide(parameters[index]) ? side : own(index),
        );
        return given < 0 ? objects.withBoard(make, attribute, cells) : make;
      },
    });
    // An object that is made as a copy of another, `State(previous_state)`, takes no cells.
    const takesCells = () =>
      runtime.evaluate(objects.boardOf(hold(false, board).write(text, '', true), attribute)).returned ===
      text;
    const isPlaced = board === 0 || (board > 0 && runtime.language.namesArguments);
    const given = isPlaced && takesCells() ? board : -1;
    // Of a class that gets both sides, as `Game(human="X", computer="O")`, neither is the side to move.
    const isSided = runtime.language.namesArguments && parameters.filter(isSide).length === 1;
    if (!isSided) return [hold(false, given)];
    // Without an argument, the side may be drawn by chance. With one, boards of either side are right.
    return drawsSides(runtime) ? [hold(true, given)] : [hold(true, given), hold(false, given)];
  }
  return [];
}

/** An object of a class as the program makes it, that holds an empty board; null if it makes none. */
function findEmptyObject(runtime: Runtime, made: OutlinedClass) {
  for (const own of listOwnArguments(runtime, made)) {
    const bare = writeMade(runtime, made, own);
    const attribute = readPlace(runtime, bare);
    if (attribute === null) continue;
    const text = runtime.evaluate(runtime.objects!.boardOf(bare, attribute)).returned;
    if (text !== null && isEmpty(readLiteral(text))) return { own, bare, attribute, text };
  }
  return null;
}

/** Most calls of a class to look at. */
const MOST_MADE = 4;

/**
 * What the program itself gives the required arguments of a class, such as the window of a game; empty if there is one
 * that it does not say. A variable of a function is replaced by what it is set to.
 */
function listOwnArguments(
  { texts }: Runtime,
  { name, parameters }: OutlinedClass,
): ((index: number) => string | null)[] {
  if (parameters.every(({ isOptional }) => isOptional)) return [() => null];
  const source = texts.join('\n');
  const local = (text: string) =>
    new RegExp(`^[ \\t]+${codePatterns.declaration}${text} *= *([^=\\s].*?);?$`, 'm').exec(source)?.[1] ??
    text;
  return listPassedArguments(source, name)
    .filter((given) => parameters.every(({ isOptional }, index) => isOptional || given[index]))
    .slice(0, MOST_MADE)
    .map((given) => (index) => (parameters[index].isOptional ? null : given[index].replace(/^\w+$/, local)));
}

/** Whether an expression makes a board that is not a plain list: its cells are objects, or it is an array. */
export function holdsObjects(runtime: Runtime, make: string): boolean {
  const asked = runtime.objects?.holdsObjects(make);
  return asked !== undefined && runtime.evaluate(asked).returned === runtime.language.write(true);
}

/** A class created from a board, and perhaps the side to move, that searches no other board. Null if none. */
export function findWrapper(runtime: Runtime): BoardHolder | null {
  const { outline } = runtime;
  if (!runtime.objects) return null;
  const { recursive, leading } = findRecursion(outline);
  const searching = outline.functions.filter(
    ({ name, parameters }) =>
      (recursive.has(name) || leading.has(name)) && findBoardParameter(parameters) >= 0,
  );
  const cells = runtime.language.write(Array.from({ length: 9 }, () => 0));
  const isNamed = ({ parameters }: OutlinedClass) => parameters.some(isBoardName);
  const classes = outline.classes.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a)));
  for (const made of classes) {
    const { name, parameters } = made;
    const board = findBoardParameter(parameters);
    if (board < 0 || parameters[board].isOptional || searching.some(({ owner }) => owner === name)) continue;
    if (parameters.some((each, index) => index !== board && !each.isOptional && !isSide(each))) continue;
    const write = (text: string, side: string) =>
      writeMade(runtime, made, (index) => (index === board ? text : isSide(parameters[index]) ? side : null));
    const attribute = readPlace(runtime, write(cells, runtime.language.write(0)));
    if (attribute !== null) return { owner: name, attribute, text: null, made: null, write };
  }
  return null;
}

interface PairHolder {
  readonly holder: BoardHolder;
  readonly within: readonly [string, string];
  readonly takesSide: boolean;
}

/**
 * A class that is created from the cells of each side as bits, and perhaps the side to move, with the names of the
 * attributes that hold both. Null if none.
 */
export function findPairHolder(runtime: Runtime): PairHolder | null {
  if (!runtime.objects) return null;
  for (const made of runtime.outline.classes) {
    const { name, parameters } = made;
    const [sides, others] = [parameters.slice(0, 2), parameters.slice(2)];
    if (sides.length < 2 || sides.every(isNumber)) continue;
    if (others.some((each) => !each.isOptional && !isSide(each))) continue;
    const turn = parameters.findIndex((each, index) => index > 1 && isSide(each));
    const write = (text: string, side: string) => {
      const held = readLiteral(text) as readonly number[];
      return writeMade(runtime, made, (index) =>
        index < 2 ? String(held[index]) : index === turn ? side : null,
      );
    };
    const { returned } = runtime.evaluate(write(`[${PROBED.join()}]`, runtime.language.write('X')));
    const value = readLiteral(returned ?? '');
    const entries = value instanceof LiteralMap ? value.entries : [];
    const [one, other] = PROBED.map((bits) => entries.find(([, each]) => each === bits)?.[0]);
    if (one !== undefined && other !== undefined)
      return {
        holder: { owner: name, attribute: '', text: null, made: null, write },
        within: [one, other],
        takesSide: turn >= 0,
      };
  }
  return null;
}

/** Cells of both sides that no class holds anyway. */
const PROBED = [0b10_000_110, 0b1_010_001];

/** The name of the attribute that holds the board in an object. */
function readPlace(runtime: Runtime, make: string): string | null {
  const place = runtime.evaluate(runtime.objects!.placeOf(make)).returned;
  const name = place === null ? null : readLiteral(place);
  return typeof name === 'string' ? name : null;
}

/** Writes arguments by name if the language allows it, else by position. */
function writeMade(
  { language }: Runtime,
  { name, parameters, prefix }: OutlinedClass,
  give: (index: number) => string | null,
): string {
  const given = parameters.flatMap((parameter, index) => {
    const text = give(index);
    return text === null ? [] : [language.namesArguments ? `${parameter.name}=${text}` : text];
  });
  return `${prefix}${name}(${given.join(', ')})`;
}

export function isEmpty(value: Literal): boolean {
  const [cells, empty] = [readCells(value), findEmptyCells(value)];
  return cells !== null && empty !== null && cells.every((cell, index) => cell === empty[index]);
}
