import { isEmpty, type BoardHolder } from './board-holder.ts';
import { findBoardParameter, isBoardName, isSide, isTurnFlag } from './fill-arguments.ts';
import { LiteralMap, readLiteral, type Literal } from './literal.ts';
import { listFreeCalls, listWritten } from './made-board.ts';
import { findRecursion, makeParameter } from './outline.ts';
import type { Runtime } from './runtime.ts';

/** A dictionary or a plain object of the program that has a board at one of its keys. */
interface BoardRecord {
  /** An expression for a new one, without marks. */
  readonly make: string;
  readonly key: string;
  /** What says whose turn it is, with X to move; null if nothing does. */
  readonly turn: readonly [key: string, first: Literal] | null;
}

/** The records that the program makes, those of its globals first. */
export function findRecords(runtime: Runtime): BoardHolder[] {
  const { objects, outline, texts } = runtime;
  if (!objects) return [];
  const globals = outline.globals.flatMap((name) => findRecord(runtime, objects.copyOf(name), name) ?? []);
  const written = texts
    .flatMap(listWritten)
    .map(({ from }) => from)
    .filter((from) => /^\(?\{/.test(from));
  const made = [...listFreeCalls(runtime), ...written].flatMap((from) => findRecord(runtime, from) ?? []);
  return [...globals, ...made];
}

/** Null if the expression makes no record, or one with more that moves change than the board and the turn. */
function findRecord(runtime: Runtime, make: string, global: string | null = null): BoardHolder | null {
  const { objects, texts, language } = runtime;
  const { returned } = runtime.evaluate(make);
  const value = returned !== null && returned.startsWith('{') ? readLiteral(returned) : null;
  if (!objects || !(value instanceof LiteralMap) || isOfCells(value)) return null;
  const [found, ...more] = value.entries.filter(([, each]) => isBoard(each));
  if (!found || more.length > 0) return null;
  if (runtime.evaluate(objects.isRecord(make)).returned !== language.write(true)) return null;
  const text = texts.join('\n');
  // Its functions are not read as values.
  const others = value.entries.filter((each) => each !== found && each[1] !== undefined);
  const turns = others.filter(([key, each]) => isTurn(key, each) && (isSet(text, key) || isTurnName(key)));
  const turn = turns.find(([key]) => isTurnName(key)) ?? turns[0] ?? null;
  const isLost = ([key]: readonly [string, Literal]) =>
    key !== turn?.[0] && isSet(text, key) && isRead(text, key);
  if (others.some(isLost)) return null;
  const [key] = found;
  const board = runtime.evaluate(objects.boardOf(make, key)).returned;
  return { ...writeHolder(runtime, { make, key, turn }, board), global };
}

/** The record that functions take apart, where the program makes none: its keys are those that they read. */
export function guessRecord(runtime: Runtime): BoardHolder | null {
  const { outline, texts, objects } = runtime;
  const { recursive } = findRecursion(outline);
  if (!objects) return null;
  const text = texts.join('\n');
  for (const { name, parameters } of outline.functions) {
    const held = recursive.has(name) ? parameters[findBoardParameter(parameters)] : undefined;
    if (!held || held.parts) continue;
    const keys = listReadKeys(text, held.name);
    const boards = keys.filter((key) => isBoardName(makeParameter(key)));
    const turns = keys.filter((key) => !boards.includes(key));
    if (boards.length !== 1 || turns.length > 1 || !turns.every((key) => isSideOrFlag(key))) continue;
    const turn = turns.map((key) => [key, isTurnFlag(key) ? true : undefined] as const)[0] ?? null;
    return writeHolder(runtime, { make: runtime.language.emptyTables[0], key: boards[0], turn }, null);
  }
  return null;
}

function writeHolder(runtime: Runtime, { make, key, turn }: BoardRecord, text: string | null): BoardHolder {
  const { objects, language } = runtime;
  const writeTurn = (first: Literal, side: string, isX: boolean) =>
    typeof first === 'boolean'
      ? language.write(first === isX)
      : first === 0
        ? language.write(isX ? 0 : 1)
        : side;
  return {
    owner: '',
    attribute: key,
    text,
    made: text === null ? null : make,
    write: (cells, side, isX) =>
      objects!.withEntries(make, [
        [key, cells],
        ...(turn ? [[turn[0], writeTurn(turn[1], side, isX)] as const] : []),
      ]),
  };
}

/** Whether a map is a board itself, with a value for each of nine cells. */
export function isOfCells({ entries }: LiteralMap): boolean {
  return entries.length === 9 && entries.every(([, each]) => each === null || typeof each !== 'object');
}

function isBoard(value: Literal): boolean {
  return (!(value instanceof LiteralMap) || value.entries.length === 9) && isEmpty(value);
}

function isTurn(key: string, value: Literal): boolean {
  if (typeof value === 'boolean') return isTurnFlag(key);
  return isSide(makeParameter(key)) && (typeof value === 'string' || typeof value === 'number');
}

function isSideOrFlag(key: string): boolean {
  return isSide(makeParameter(key)) || isTurnFlag(key);
}

function isTurnName(key: string): boolean {
  return /turn|move|current|next/i.test(key);
}

/** Whether a program sets what a key holds more than once. */
function isSet(text: string, key: string): boolean {
  const set = new RegExp(
    String.raw`(?<![\p{L}\p{N}_$])${key}["']?\]?\s*(?:[-+*/^]?=(?![=>])|\+\+|--)|(?<![\p{L}\p{N}_$.])${key}["']?\s*:(?!:)|[{,]\s*${key}\s*[,}]`,
    'gu',
  );
  return (text.match(set) ?? []).length > 1;
}

function isRead(text: string, key: string): boolean {
  return new RegExp(
    String.raw`(?:\.${key}\b|["']${key}["']\s*[\]),])(?!\s*[-+*/^]?=[^=])|\{[^{}]*\b${key}\b[^{}]*\}\s*(?:=[^=>]|\)\s*(?:=>|\{))`,
  ).test(text);
}

/** The keys that a program reads from a record of this name, `state.cells`, `state["cells"]`, `{ cells } = state`. */
function listReadKeys(text: string, name: string): string[] {
  const own = new RegExp(
    String.raw`(?<![\p{L}\p{N}_$.])${name}(?:\.(\w+)\b(?!\s*\()|\[["'](\w+)["']\]|\.get\(["'](\w+)["'])`,
    'gu',
  );
  const apart = new RegExp(String.raw`\{([^{}]*)\}\s*=\s*${name}\b(?!\s*[.[(])`, 'g');
  const read = [...text.matchAll(own)].map(([, ...keys]) => keys.find((each) => each !== undefined)!);
  const taken = [...text.matchAll(apart)].flatMap(([, parts]) =>
    parts.split(',').map((each) => each.replace(/[:=].*/, '').trim()),
  );
  return [...new Set([...read, ...taken])].filter((each) => each !== '');
}
