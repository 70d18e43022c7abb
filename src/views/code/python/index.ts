import type { Book } from '../book.ts';
import { alphaBeta } from './alpha-beta.ts';
import { move } from './move.ts';
import { originalPlayer } from './original-player.ts';
import { parts } from './parts.ts';
import { signFlip } from './sign-flip.ts';
import { value } from './value.ts';

/** All programs in Python. */
export const python: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  parts,
};
