import { words } from '../words/index.ts';
import type { Symmetry } from './game.ts';
import type { MnkGame, MnkPosition } from './mnk.ts';

type Cell = readonly [column: number, row: number];

/** Where each symmetry takes a cell, by its name in `words.symmetry`; w and h are the last column and row. */
const maps = {
  identity: ([c, r]: Cell): Cell => [c, r],
  quarter: ([c, r]: Cell, w: number): Cell => [w - r, c],
  half: ([c, r]: Cell, w: number, h: number): Cell => [w - c, h - r],
  threeQuarters: ([c, r]: Cell, _w: number, h: number): Cell => [r, h - c],
  leftRight: ([c, r]: Cell, w: number): Cell => [w - c, r],
  topBottom: ([c, r]: Cell, _w: number, h: number): Cell => [c, h - r],
  diagonal: ([c, r]: Cell): Cell => [r, c],
  antidiagonal: ([c, r]: Cell, w: number, h: number): Cell => [w - r, h - c],
} as const;

const upright = ['identity', 'leftRight'] as const;
const flat = [...upright, 'half', 'topBottom'] as const;

/** Eight for a square, four for another rectangle, two with gravity; on narrow boards equal ones are dropped. */
export function listSymmetries(game: MnkGame): Symmetry<MnkPosition>[] {
  const { columns, rows, cells, gravity } = game;
  const square = Object.keys(maps) as (keyof typeof maps)[];
  const names = gravity ? upright : columns === rows ? square : flat;
  const distinct = new Map<string, Symmetry<MnkPosition>>();
  for (const name of names) {
    const images = Array.from({ length: cells }, (_, cell) => {
      const [c, r] = maps[name]([cell % columns, Math.floor(cell / columns)], columns - 1, rows - 1);
      return r * columns + c;
    });
    const text = images.join();
    if (!distinct.has(text)) distinct.set(text, makeSymmetry(words.symmetry[name], images));
  }
  return [...distinct.values()];
}

/** Maps masks nine cells at a time, by table. */
function makeSymmetry(name: string, images: readonly number[]): Symmetry<MnkPosition> {
  const [low, middle, high] = [0, 9, 18].map((first) => {
    const table = new Int32Array(512);
    for (let part = 1; part < 512; part++) {
      const lowest = 31 - Math.clz32(part & -part);
      table[part] = table[part & (part - 1)] | (1 << (images[first + lowest] ?? 0));
    }
    return table;
  });
  const mapMask = (mask: number) => low[mask & 511] | middle[(mask >> 9) & 511] | high[mask >> 18];
  return {
    name,
    position: ({ game, x, o, toMove }) => ({ game, x: mapMask(x), o: mapMask(o), toMove }),
    move: (move) => images[move],
  };
}
