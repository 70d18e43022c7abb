import { findBoardParameter, isNumber, isSide } from './fill-arguments.ts';
import { isEmpty } from './board-holder.ts';
import { isOfCells } from './board-record.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { findMarkNames } from './mark-names.ts';
import { findRecursion, type OutlinedClass, type OutlinedFunction, type Parameter } from './outline.ts';
import { spellValue } from './read-cells.ts';
import type { Representation } from './representation.ts';
import { drawsSides, type Runtime, type StateWay } from './runtime.ts';

/** Names of functions that make a first state, and of those that make a move. */
const starting = /init|new|create|make|start|empty|blank|reset|board|state|game/i;
const moving =
  /play|move|result|apply|next|make|place|put|^do|^set|after|succ|take|mark|step|act|drop|update|push|transition/i;
const choosing =
  /best|find|choose|select|pick|get_?(ai|computer)|(ai|computer|bot|human|player)_?(move|turn)|valid|legal|undo|unmake|print|show|random/i;
/** Most ways to try. */
const MOST_WAYS = 60;
/** What takes this much work, in milliseconds of a usual computer, plays a game rather than a move. */
const LONG = 500;

/** A first state, and the object that knows the rules, if that is another. */
interface FirstState {
  readonly make: string;
  /** The class of the state, if known. */
  readonly owner: string | null;
  readonly rules: { readonly make: string; readonly owner: string } | null;
}

/**
 * The states that the program's own moves reach from its first one, where a state is more than its cells: it knows whose
 * turn it is, how many moves were made, or who won. Null if no moves lead from a state to a state. Calls functions of the
 * program, so load it again afterwards.
 *
 * @param like a form that fits: only the object that holds its board, and moves that are given its marks, are tried
 */
export function findReached(runtime: Runtime, like: Representation | null = null): Representation | null {
  const { objects } = runtime;
  if (!objects || drawsSides(runtime)) return null;
  const sides = like && writeSides(runtime, like);
  const ways = listFirstStates(runtime)
    .filter(({ make }) => like === null || make === like.holder?.made)
    .flatMap((first) => listPlays(runtime, first, sides).map((play) => ({ ...first, play })));
  for (const { make, play, rules, owner } of ways.slice(0, MOST_WAYS)) {
    const way: StateWay = { make, play };
    const found = readLiteral(runtime.evaluate(objects.marksOn(way)).returned ?? '');
    if (runtime.spent > LONG) break;
    if (!Array.isArray(found)) continue;
    const [x, o, empty] = found as unknown as readonly [Literal, Literal, readonly Literal[]];
    if (x === o || isNought(x)) continue;
    const names = findMarkNames(runtime, new Map()).find(
      (each) => each.names.x === x && each.names.o === o,
    )?.names;
    return {
      shape: 'list',
      marks: { x, o, ...names },
      areMarksNamed: true,
      isOwn: true,
      empty,
      frame: null,
      globalBoard: null,
      like: null,
      made: null,
      holder: {
        owner: owner ?? '',
        attribute: '',
        text: null,
        made: make,
        write: (cells) => objects.stateWith(way, cells),
        ...(rules && { rules: rules.make }),
      },
    };
  }
  return null;
}

/** Whether O begins: then no state of the program has Plybook's X to move. */
function isNought(mark: Literal): boolean {
  return typeof mark === 'string' && /^o$|\.(o|n[oa]ught)$/i.test(mark);
}

function listFirstStates(runtime: Runtime): FirstState[] {
  const { outline, objects } = runtime;
  const { recursive, leading } = findRecursion(outline);
  const made = outline.classes.flatMap((each): FirstState[] => {
    const make = writeMade(each, outline.classes);
    return make === null ? [] : [{ make, owner: each.name, rules: null }];
  });
  const held = made.flatMap(({ make, owner }) => {
    const names = readLiteral(runtime.evaluate(objects!.statesIn(make)).returned ?? '');
    return (Array.isArray(names) ? (names as string[]) : []).map((name): FirstState => ({
      make: `${make}.${name}`,
      owner: null,
      rules: { make, owner: owner! },
    }));
  });
  const functions = outline.functions
    .filter(({ name, callee, parameters }) => callee !== null && starting.test(name) && isFree(parameters))
    .filter(({ name }) => !recursive.has(name) && !leading.has(name))
    .map(({ callee }): FirstState => ({ make: `${callee}()`, owner: null, rules: null }));
  const globals = outline.globals.slice(0, 40).flatMap((name): FirstState[] => {
    const { returned } = runtime.evaluate(name);
    const value = returned !== null && /^[{(]/.test(returned) ? readLiteral(returned) : undefined;
    const isState = value instanceof LiteralMap ? !isOfCells(value) : value !== undefined && !isEmpty(value);
    return isState ? [{ make: objects!.copyOf(name), owner: null, rules: null }] : [];
  });
  return [...held, ...functions, ...globals, ...made];
}

function isFree(parameters: readonly Parameter[]): boolean {
  return parameters.every(({ isOptional }) => isOptional);
}

/** An object of a class that needs no arguments, or only objects of others, which its parameters name; null for any other. */
function writeMade(
  { name, prefix, parameters }: OutlinedClass,
  classes: readonly OutlinedClass[],
): string | null {
  const given = parameters
    .filter(({ isOptional }) => !isOptional)
    .map((each) => {
      const named = classes.find((other) => other.name.toLowerCase() === each.name.toLowerCase());
      return named && named.name !== name && isFree(named.parameters)
        ? `${named.prefix}${named.name}()`
        : null;
    });
  return given.includes(null) ? null : `${prefix}${name}(${given.join(', ')})`;
}

/**
 * An object that knows the rules of a game whose boards are plain values: of a class that is made without arguments and
 * has the methods that are called on a parameter of this name. Null if there is none.
 */
export function findRules(runtime: Runtime, name: string): string | null {
  const { outline, texts } = runtime;
  const called = [
    ...texts
      .join('\n')
      .matchAll(new RegExp(`(?:(?<![\\w$.])|\\b(?:self|this)\\.[#_]?)${name}\\.(\\w+)\\(`, 'g')),
  ];
  const methods = new Set(called.map(([, method]) => method));
  const count = (each: OutlinedClass) =>
    outline.functions.filter((one) => one.owner === each.name && methods.has(one.name)).length;
  return (
    outline.classes
      .filter((each) => count(each) > 0)
      .toSorted((a, b) => count(b) - count(a))
      .map((each) => writeMade(each, outline.classes))
      // A class that is only a base of others cannot be made.
      .find((make) => make !== null && runtime.evaluate(make).returned !== null) ?? null
  );
}

/** The mark of the side to move, where `turn` is 0 for X and 1 for O. */
function writeSides({ language }: Runtime, { marks }: Representation): string {
  const [x, o] = [marks.x, marks.o].map((mark) => language.write(spellValue(mark, marks) as string));
  return `[${x}, ${o}][turn]`;
}

/** Expressions of `state`, `move` and `turn` that may make a move; `side` is what a move is given as its side. */
function listPlays(
  { outline, language }: Runtime,
  { owner, rules }: FirstState,
  side: string | null,
): string[] {
  const { recursive, leading } = findRecursion(outline);
  const fits = ({ name, isNested, isGenerator }: OutlinedFunction) =>
    moving.test(name) && !choosing.test(name) && !isNested && !isGenerator && !recursive.has(name);
  // A move may lead to a function that counts in a row by itself, or to the search.
  const functions = outline.functions.filter(fits);
  const sorted = functions.toSorted((a, b) => Number(leading.has(a.name)) - Number(leading.has(b.name)));
  return sorted.flatMap(({ name, parameters, callee, owner: of }) => {
    const needed = parameters.filter((each) => !each.isOptional && each.name !== 'self');
    const move = needed.length === 1 ? 'move' : `${language.spread}move`;
    if (callee !== null) {
      const [first, ...others] = needed;
      if (others.length === 0 || others.length > 2) return [];
      const isTurned = others.length === 1 && (isNumber(first) || findBoardParameter(needed) === 1);
      return [
        isTurned
          ? `${callee}(move, state)`
          : `${callee}(state, ${others.length === 1 ? 'move' : `${language.spread}move`})`,
      ];
    }
    const isOfState = owner === null ? of !== rules?.owner : of === owner;
    if (isOfState && needed.length > 0 && needed.length < 4) {
      const plain = needed.length < 3 ? [`state.${name}(${move})`] : [];
      const sided = side === null ? null : writeSided(needed, side);
      return sided === null ? plain : [...plain, `state.${name}(${sided})`];
    }
    return rules !== null && needed.length === 2 ? [`${rules.make}.${name}(state, move)`] : [];
  });
}

/** The arguments of a move that is given its side too; null if not one of them is, and the others are one cell. */
function writeSided(needed: readonly Parameter[], side: string): string | null {
  const cell = needed.filter((each) => !isSide(each));
  if (cell.length + 1 !== needed.length || cell.length < 1 || cell.length > 2) return null;
  const write = (each: Parameter) => (cell.length === 1 ? 'move' : `move[${cell.indexOf(each)}]`);
  return needed.map((each) => (isSide(each) ? side : write(each))).join(', ');
}
