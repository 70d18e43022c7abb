import { words } from '../words/index.ts';
import { MnkGame, ticTacToe } from './mnk.ts';
import { NimGame } from './nim.ts';

const mnkGames = new Map([[ticTacToe.name, ticTacToe]]);

/**
 * The game that a text names: `4,4,3` (columns, rows, marks in a row) with `gravity` or `misère` behind it, or `nim`
 * with `misère` behind it. What the text leaves open follows from a position in it: the size of the board, with three
 * in a row, or the number of heaps; and else it is 3,3,3, or three heaps.
 */
export function parseGame(text: string, position = ''): MnkGame | NimGame {
  const rules = text.normalize('NFC').toLowerCase().replaceAll('misere', 'misère').trim();
  const [, family = '', options = ''] = /^(\d+\s*,\s*\d+\s*,\s*\d+|nim)?\s*(.*)$/.exec(rules) ?? [];
  const named = options.split(/\s+/).filter(Boolean);
  const allowed = family === 'nim' ? ['misère'] : ['gravity', 'misère'];
  if (rules === '' || !named.every((option) => allowed.includes(option)))
    throw new SyntaxError(words.errors.game(text));

  const misere = named.includes('misère');
  if (family === 'nim') return new NimGame(position === '' ? 3 : position.split('-').length, misere);
  const [columns, rows, k] = family ? family.split(',').map(Number) : sizeOf(position);
  const game = new MnkGame(columns, rows, k, { gravity: named.includes('gravity'), misere });
  return mnkGames.get(game.name) ?? mnkGames.set(game.name, game).get(game.name)!;
}

/** Columns, rows and marks in a row of a board whose rows stand apart. */
function sizeOf(position: string): number[] {
  const rows = position.trim().split(/\s*[/\n]\s*/);
  return rows.length > 1 ? [rows[0].length, rows.length, 3] : [3, 3, 3];
}
