import type { Move } from './game.ts';

/** The number of set bits of a mask of at most 32 bits. */
export function bits(mask: number): number {
  let n = 0;
  for (; mask; mask &= mask - 1) n++;
  return n;
}

/** The cells of a bit mask, ascending. */
export function cellsOf(mask: number): Move[] {
  const cells: Move[] = [];
  for (let cell = 0; mask; cell++, mask >>>= 1) if (mask & 1) cells.push(cell);
  return cells;
}
