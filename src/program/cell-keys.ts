import { listCells, ticTacToe } from '../game/index.ts';

/** The cell that `b2` names, as players write it; null for any other text. */
export function readCellName(text: string): number | null {
  const [, column, row] = /^([a-c])([1-3])$/i.exec(text) ?? [];
  return column === undefined ? null : 3 * (Number(row) - 1) + 'abc'.indexOf(column.toLowerCase());
}

/** By number, by row and column, or by a name such as `b2`, also in two parts; not a number for any other key. */
export function rankKey(key: string): number {
  const parts = key.split(',').map((part) => part.trim());
  const named = readCellName(parts.join('')) ?? readCellName(parts.toReversed().join(''));
  return named ?? parts.reduce((sum, part) => 3 * sum + Number(part), 0);
}

/**
 * The keys of a map's cells in the order of the board: sorted if they are numbers, pairs of them or names such as `b2`,
 * else unchanged. Names may mirror the board, which does not affect the game.
 */
export function orderKeys(keys: readonly string[]): readonly string[] {
  return areRanked(keys) ? keys.toSorted((a, b) => rankKey(a) - rankKey(b)) : keys;
}

function areRanked(keys: readonly string[]): boolean {
  return keys.every((key) => !Number.isNaN(rankKey(key)));
}

/** Programs with a mistake may lack one of the five lines that are not rows. */
const ENOUGH = 4;
const ROWS = [0b111, 0b111_000, 0b111_000_000];

/** Whether nothing about the order of the nine keys is guessed: they are ranked, or the program writes its lines with them. */
export function isOrderShown(keys: readonly string[], texts: readonly string[]): boolean {
  if (areRanked(keys)) return true;
  const escaped = keys.toSorted((a, b) => b.length - a.length).map((key) => escapeKey(key));
  const named = new RegExp(`(?<![\\p{L}\\p{N}_])(?:${escaped.join('|')})(?![\\p{L}\\p{N}_])`, 'gu');
  const written = texts.flatMap((text) => text.match(named) ?? []).map((key) => keys.indexOf(key));
  const isWritten = (line: readonly number[]) =>
    written.some((_, from) => {
      const [found, rest] = [new Set<number>(), written.slice(from, from + MOST_TO_COMPARE)];
      for (const cell of rest) if (found.size < line.length) found.add(cell);
      return line.every((cell) => found.has(cell));
    });
  const crossing = ticTacToe.lines.filter((line) => !ROWS.includes(line)).map(listCells);
  return crossing.filter(isWritten).length >= ENOUGH;
}

function escapeKey(key: string): string {
  return key.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

/** Names that compare the three cells of a line: `b.tl && b.tl === b.t && b.t === b.tr`. */
const MOST_TO_COMPARE = 6;
