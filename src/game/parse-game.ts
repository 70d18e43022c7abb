import { words } from '../words/index.ts';
import { MnkGame, mnkRules, ticTacToe } from './mnk.ts';

const mnkGames = new Map([[ticTacToe.name, ticTacToe]]);

/**
 * The game that a text names: `4,4,3` (columns, rows, marks in a row), optionally followed by `gravity` or `misère`.
 * Without a size, it takes that of the position's board if its rows are separated, with three in a row; otherwise
 * 3,3,3.
 *
 * @example
 * search(parseGame('4,3,3 gravity').start(), { depthLimit: 2 }).length; // → 21
 */
export function parseGame(text: string, position = ''): MnkGame {
  const rules = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
  const [, size = '', options = ''] = /^(\d+\s*,\s*\d+\s*,\s*\d+)?\s*(.*)$/.exec(rules) ?? [];
  const named = options.split(/\s+/).filter(Boolean);
  if (rules === '' || !named.every((option) => Object.hasOwn(mnkRules, option)))
    throw new SyntaxError(words.errors.game(text, Object.values(mnkRules)));

  const [columns, rows, k] = size ? size.split(',').map(Number) : guessSize(position);
  const game = new MnkGame(columns, rows, k, Object.fromEntries(named.map((rule) => [rule, true])));
  return mnkGames.get(game.name) ?? mnkGames.set(game.name, game).get(game.name)!;
}

/** Columns, rows and marks in a row, guessed from a board whose rows are separated. */
function guessSize(position: string): number[] {
  const rows = position.trim().split(/\s*[/\n]\s*/);
  return rows.length > 1 ? [rows[0].length, rows.length, 3] : [3, 3, 3];
}
