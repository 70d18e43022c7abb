import type { Move } from './game.ts';

export function countBits(mask: number): number {
  let n = 0;
  for (; mask; mask &= mask - 1) n++;
  return n;
}

/** Ascending. */
export function listCells(mask: number): Move[] {
  const cells: Move[] = [];
  for (let cell = 0; mask; cell++, mask >>>= 1) if (mask & 1) cells.push(cell);
  return cells;
}
