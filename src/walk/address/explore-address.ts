import { readAddress, writeAddress, type Address, type ReadAddress } from './address.ts';

/** Three moves are left: the whole tree fits a screen. */
const FIRST = 'position=oxx/.xo/o..';

const EMPTY_BOARD = 'position=.../.../...';

/** Reads the fragment of the Explore page; an empty one shows a search that fits a screen. */
export function readExploreAddress(fragment: string): ReadAddress {
  return readAddress(/^#?$/.test(fragment) ? FIRST : fragment);
}

/** Never empty: even the empty board is written out. */
export function writeExploreAddress(address: Address): string {
  return writeAddress(address) || EMPTY_BOARD;
}
