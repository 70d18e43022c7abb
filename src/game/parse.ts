import { words } from '../words/index.ts';
import { readBoardLiteral } from './board-literal.ts';
import { readTextRows } from './board-text.ts';
import type { Game, Position, Side } from './game.ts';
import { parseLeafTree } from './leaf-tree.ts';
import { MnkGame, ticTacToe, type MnkPosition } from './mnk.ts';
import { parseGame } from './parse-game.ts';

/** How to read a position: whose turn it is if the marks do not decide, and the game or its name. */
export interface ParseOptions {
  readonly toMove?: Side | undefined;
  readonly game?: Game | string | undefined;
}

/**
 * Reads a position: rows apart by `/`, `|` or line breaks, or all cells in one run; marks `x` and `o` in any case;
 * `.`, `_`, `-`, a space or a digit 1 to 9 for an empty cell, `…` for three; bars between cells and boxes of `+-+` as in ASCII art.
 * A board may also be a list or tuple as programs write it, of marks or of 1, −1 and 0; any other text
 * that starts with `[` is an explicit tree. Without `toMove` the side with fewer marks moves, X if equal. Throws on a wrong number of cells, uneven rows, a foreign
 * character, or two winners.
 *
 * @example
 * parsePosition('oxx/.xo/o..').toMove; // → 'x'
 * parsePosition('OXX\n XO\nO  ', { toMove: 'o' }).toMove; // → 'o'
 * formatPosition(parsePosition('[[1, 0, -1], [-1, -1, 0], [1, 1, 1]]')); // → 'x.o/oo./xxx'
 */
export function parsePosition(text: string, options: ParseOptions = {}): Position {
  const { toMove } = options;
  if (toMove !== undefined && toMove !== 'x' && toMove !== 'o') {
    throw new TypeError(words.errors.toMove(String(toMove)));
  }
  const { game = ticTacToe } = options;
  const isListed = /^[^/|]*[[(]/.test(text);
  const rules = typeof game === 'string' ? parseGame(game, isListed ? '' : text) : game;
  const literal = rules instanceof MnkGame ? readBoardLiteral(text, rules) : null;
  if (!literal && /^\s*\[/.test(text)) return parseLeafTree(text, toMove);
  if (rules instanceof MnkGame)
    // Word processors write three dots as one character.
    return parseBoard(text, literal?.rows ?? readTextRows(text.replace(/…/g, '...'), rules), {
      game: rules,
      toMove,
    });
  throw new TypeError(words.errors.notation(rules.name));
}

/**
 * The canonical text of a position: `oxx/.xo/o..`, or an explicit tree as JSON.
 *
 * @example
 * formatPosition(parsePosition('O X X | _ X O | O _ _')); // → 'oxx/.xo/o..'
 * formatPosition(parsePosition('[[3, 5], [2, 9]]')); // → '[[3,5],[2,9]]'
 */
export function formatPosition(position: Position): string {
  return position.game.format(position);
}

function parseBoard(
  text: string,
  rows: readonly (readonly string[])[],
  { game, toMove }: { readonly game: MnkGame; readonly toMove: Side | undefined },
): MnkPosition {
  const cells = rows.flat();
  if (cells.length !== game.cells)
    throw new RangeError(words.errors.cellCount(text, cells.length, game.cells));
  const uneven = rows.length > 1 ? rows.findIndex((row) => row.length !== game.columns) : -1;
  if (uneven >= 0)
    throw new RangeError(words.errors.rowLength(text, uneven + 1, rows[uneven].length, game.columns));
  let x = 0;
  let o = 0;
  cells.forEach((character, cell) => {
    if (/^x$/i.test(character)) x |= 1 << cell;
    else if (/^o$/i.test(character)) o |= 1 << cell;
    else if (!/^[._\-\s1-9]$/.test(character))
      throw new SyntaxError(words.errors.cellCharacter(text, character, cell));
  });
  if (game.hasLine(x) && game.hasLine(o)) throw new RangeError(words.errors.twoWinners(text));
  return game.makePosition(x, o, toMove);
}
