import type { MnkPosition } from '../game/index.ts';
import { listMoves, splitCells, writeDigits } from './pair-form.ts';
import type { Literal } from './literal.ts';
import { isInner, spellValue } from './read-cells.ts';
import type { Representation } from './representation.ts';
import type { Runtime } from './runtime.ts';

/** An expression for a position, as the program represents boards. */
export function writeBoard(position: MnkPosition, representation: Representation, runtime: Runtime): string {
  const cells = writeCells(position, representation, runtime);
  const { holder, made, marks } = representation;
  if (made !== null) return runtime.objects!.withMarks(made, cells);
  const side = runtime.language.write(spellValue(marks[position.toMove], marks) as string);
  return holder?.write(cells, side, position.toMove === 'x') ?? cells;
}

function writeCells(
  position: MnkPosition,
  { shape, marks, empty, frame, like, holder }: Representation,
  runtime: Runtime,
): string {
  const { x, o } = position;
  if (marks.pair) {
    const { write, writeFixed, writeNamed, writeSet } = runtime.language;
    const { within } = marks.pair;
    if (within === 'number') return write(writeDigits(position));
    const held = splitCells(position, marks.pair) as (number | number[])[];
    const writeList = marks.pair.isFixed ? writeFixed : write;
    if (within === 'moves') return writeList(listMoves(held as number[][]));
    if (within === 'list' || holder !== null) return write(held);
    if (within === 'fixed') return writeFixed(held);
    if (within)
      return writeNamed(
        within.map((key, at) => [key, held[at]] as const),
        false,
      );
    const sides = held.map((side) =>
      marks.pair!.kind === 'sets'
        ? writeSet(side as number[], marks.pair!.isFixed ?? false)
        : Array.isArray(side)
          ? writeList(side)
          : write(side),
    );
    return `[${sides.join(', ')}]`;
  }
  const plain = empty.map((none, cell) => ((x >> cell) & 1 ? marks.x : (o >> cell) & 1 ? marks.o : none));
  const cells = plain.map((each) => spellValue(each, marks));
  if (shape === 'text')
    return runtime.language.write(plain.map((cell) => (typeof cell === 'string' ? cell : ' ')).join(''));
  const taken = [...plain.entries()].filter(([, each]) => each !== undefined);
  if (shape === 'taken') return runtime.language.writeTaken(taken);
  if (shape === 'taken-pairs')
    return runtime.language.writeTaken(
      taken.map(([cell, mark]) => [[Math.floor(cell / 3), cell % 3], mark] as const),
    );
  const isNamed = shape === 'names' || shape === 'taken-names';
  if (isNamed && like === null) {
    const some = shape === 'names' ? [...cells.entries()] : taken;
    const isMap = runtime.texts.some((each) => /\bnew Map\b|\.has\(/.test(each));
    return runtime.language.writeNamed(
      some.map(([cell, mark]) => [`${'abc'[cell % 3]}${Math.floor(cell / 3) + 1}`, mark]),
      isMap,
    );
  }
  const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];
  if (like !== null && shape === 'named-rows') return runtime.language.writeMap(like.from, rows);
  if (like !== null) {
    const values = like.keys.map((key) => cells[marks.keys!.indexOf(key)]);
    return runtime.language.writeMap(like.from, values);
  }
  const framed = frame && putInFrame(frame, cells);
  if (framed) return runtime.language[shape === 'tuple' ? 'writeFixed' : 'write'](framed);
  if (shape === 'tuple') return runtime.language.writeFixed(cells);
  if (shape === 'list' || shape === 'map') return runtime.language.write(cells);
  if (shape === 'fixed-rows') return runtime.language.writeFixed(rows);
  if (shape === 'rows') return runtime.language.write(rows);
  const texts = [0, 3, 6].map((from) =>
    plain
      .slice(from, from + 3)
      .map((cell) => (typeof cell === 'string' ? cell : ' '))
      .join(''),
  );
  if (shape === 'lined-text') return runtime.language.write(texts.join('\n'));
  return shape === 'text-rows' ? runtime.language.write(texts) : runtime.language.writeFixed(texts);
}

function putInFrame(frame: readonly Literal[], cells: readonly Literal[]): readonly unknown[] {
  if (frame.length !== 5) return frame.map((each, at) => (at > 0 && at < 10 ? cells[at - 1] : each));
  const inner = (row: number, column: number) => cells[3 * (row - 1) + column - 1];
  return (frame as readonly (readonly Literal[])[]).map((each, row) =>
    each.map((cell, column) => (isInner(5 * row + column) ? inner(row, column) : cell)),
  );
}
