import type { MnkPosition } from '../game/index.ts';
import { readLiteral, type Literal } from './literal.ts';
import { cellsIn, type MarkNames } from './read-cells.ts';
import type { Runtime } from './runtime.ts';

/** How a program keeps a board. */
export interface Representation {
  readonly shape: 'list' | 'rows' | 'text' | 'ten';
  readonly marks: MarkNames;
  /** What an empty cell holds, cell by cell: some number them. */
  readonly empty: readonly Literal[];
  /** The global that holds the board, where functions are handed none; null where they are. */
  readonly globalBoard: string | null;
}

const beginning = /init|new|create|make|start|empty|blank|reset|board|state/i;

/** Finds out how a program keeps a board, from what it holds after it was loaded and from what its text writes. */
export function representationOf(runtime: Runtime, source: string): Representation {
  const globals = new Map<string, Literal>();
  for (const name of runtime.outline.globals.slice(0, 80)) {
    const { returned } = runtime.evaluate(name);
    if (returned !== null) globals.set(name, readLiteral(returned));
  }
  const [globalBoard, board] = boardAmong(globals) ?? ['', null];
  const found = board ?? boardMade(runtime) ?? null;
  const marks = marksOf(globals, source);
  return {
    shape: found === null ? shapeFrom(source) : shapeOf(found),
    marks,
    empty: found === null ? emptyFrom(globals, source, marks) : cellsIn(found)!,
    globalBoard: globalBoard || null,
  };
}

/** Writes a position as the program keeps it. */
export function writeBoard(
  { x, o }: MnkPosition,
  { shape, marks, empty }: Representation,
  runtime: Runtime,
): string {
  const cells = empty.map((none, cell) => ((x >> cell) & 1 ? marks.x : (o >> cell) & 1 ? marks.o : none));
  if (shape === 'text')
    return runtime.write(cells.map((cell) => (typeof cell === 'string' ? cell : ' ')).join(''));
  if (shape === 'ten') return runtime.write([empty[0] ?? ' ', ...cells]);
  if (shape === 'list') return runtime.write(cells);
  return runtime.write([cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)]);
}

/** A board without marks: nine cells that are equal, or that are numbered. */
function isEmpty(value: Literal): boolean {
  const cells = cellsIn(value);
  if (!cells) return false;
  const offset = Number(cells[0]);
  return (
    cells.every((cell) => cell === cells[0]) ||
    ((offset === 0 || offset === 1) && cells.every((cell, index) => Number(cell) === index + offset))
  );
}

function boardAmong(globals: ReadonlyMap<string, Literal>): readonly [string, Literal] | null {
  for (const [name, value] of globals) if (typeof value !== 'string' && isEmpty(value)) return [name, value];
  return null;
}

function boardMade(runtime: Runtime): Literal | null {
  for (const { name, parameters, owner, isNested } of runtime.outline.functions) {
    if (owner || isNested || !beginning.test(name) || parameters.some(({ isOptional }) => !isOptional))
      continue;
    const { returned } = runtime.evaluate(`${name}()`);
    const value = returned === null ? null : readLiteral(returned);
    if (value !== null && isEmpty(value)) return value;
  }
  return null;
}

function shapeOf(board: Literal): Representation['shape'] {
  if (typeof board === 'string') return 'text';
  const { length } = board as readonly Literal[];
  return length === 3 ? 'rows' : length === 10 ? 'ten' : 'list';
}

function shapeFrom(source: string): Representation['shape'] {
  if (/\w\[\w+\]\[\w+\]/.test(source)) return 'rows';
  return /\[:\s*\w+\]\s*\+/.test(source) ? 'text' : 'list';
}

/** What a program writes for a cross and a nought: what it calls so, what it writes as text, or numbers. */
function marksOf(globals: ReadonlyMap<string, Literal>, source: string): MarkNames {
  const named = (pattern: RegExp) => [...globals].find(([name]) => pattern.test(name))?.[1];
  const [x, o] = [named(/^x$/i), named(/^o$/i)];
  if (isMark(x) && isMark(o)) return { x, o };
  const held = [...globals.values()];
  const written = [...source.matchAll(/'([^'\n])'|"([^"\n])"/g)].map(
    ([, single, double]) => single ?? double,
  );
  for (const texts of [held, written]) {
    const cross = texts.find((each) => typeof each === 'string' && /^[x❌✕✖×]$/iu.test(each));
    const nought = texts.find((each) => typeof each === 'string' && /^[o0⭕◯○]$/iu.test(each));
    if (cross !== undefined && nought !== undefined) return { x: cross, o: nought };
  }
  return { x: 1, o: /(?<![\w\])]\s*)-\s*1\b/.test(source) || held.includes(-1) ? -1 : 2 };
}

function isMark(value: Literal): boolean {
  return typeof value === 'string' || typeof value === 'number';
}

function emptyFrom(globals: ReadonlyMap<string, Literal>, source: string, marks: MarkNames): Literal[] {
  const named = [...globals].find(([name]) => /^(empty|blank|none|free|e|_)$/i.test(name));
  const empty = named ? named[1] : emptyText(source, marks);
  return Array.from({ length: 9 }, () => empty);
}

function emptyText(source: string, { x }: MarkNames): Literal {
  if (typeof x === 'number') return 0;
  for (const each of [' ', '.', '-', '_', '#', '*', ''])
    if (source.includes(`'${each}'`) || source.includes(`"${each}"`)) return each;
  return /\b(None|null)\b/.test(source) ? null : ' ';
}
