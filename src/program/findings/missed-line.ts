import { countBits, opponent, parsePosition, type MnkPosition, type Side } from '../../game/index.ts';
import { listSurveyed } from './every-position.ts';
import { measureGain } from './measure-gain.ts';
import type { Reading } from './reading.ts';
import { nameMove } from './rule.ts';

interface MissedLine {
  readonly winner: Side;
  readonly cells: readonly string[];
}

/**
 * The full line of a won board whose win a call missed, if no call of the run sees a win with that line alone, and one sees
 * another line of the same side on a board with as many marks: then neither depth nor a full board is to blame.
 */
export function findMissedLine(reading: Reading, node: number): MissedLine | null {
  const winner = reading.outcome(node);
  const [line, ...others] = winner === null || winner === 'draw' ? [] : listLines(reading, node);
  if (line === undefined || others.length > 0) return null;
  const [missed, seen] = [new Set<number>(), new Set<number>()];
  for (let other = 0; other < reading.length; other++) {
    if (reading.outcome(other) !== winner) continue;
    const lines = listLines(reading, other);
    const isAlone = lines.length === 1 && lines[0] === line;
    if (isAlone && isSeen(reading, other)) return null;
    if (isAlone) missed.add(countMarks(reading, other));
    else if (!lines.includes(line) && isSeen(reading, other)) seen.add(countMarks(reading, other));
  }
  if (reading.elsewhere !== 'line-missed' && [...missed].every((marks) => !seen.has(marks))) return null;
  return { winner: winner as Side, cells: line.split(',').map((cell) => nameMove(Number(cell))) };
}

/** Free cells of a board on which other lines become full too, and how many such boards to try. */
const WIDE = { x: 5, o: 6 } as const;
const MOST_WIDE = 6;

/**
 * Larger boards on which the line can become full whose win a call missed, unlike each other: a run there may show that
 * other lines are seen. Empty if no call missed one.
 */
export function listWideBoards(reading: Reading): MnkPosition[] {
  const { first } = reading;
  for (let node = 0; node < reading.length; node++) {
    const winner = reading.outcome(node) as Side | 'draw' | null;
    if (winner === null || winner === 'draw' || isSeen(reading, node)) continue;
    const [line, ...others] = listLines(reading, node);
    if (others.length > 0) continue;
    const mask = line.split(',').reduce((cells, cell) => cells | (1 << Number(cell)), 0);
    const boards = listSurveyed(first)
      .filter(({ pliesLeft }) => pliesLeft === WIDE[first])
      .map(({ text }) => parsePosition(text) as MnkPosition)
      .filter((board) => (board[winner] & mask) > 0 && (board[opponent(winner)] & mask) === 0);
    return Array.from({ length: MOST_WIDE }, (_, i) => boards[Math.floor((i * boards.length) / MOST_WIDE)]);
  }
  return [];
}

/** The full lines of a board, as texts. */
function listLines(reading: Reading, node: number): string[] {
  const board = reading.board(node)!;
  return board.game.board(board).lines.map((cells) => cells.join());
}

function countMarks(reading: Reading, node: number): number {
  const { x, o } = reading.board(node)!;
  return countBits(x | o);
}

/** Whether a call scored a won game better than a draw for its winner. */
function isSeen(reading: Reading, node: number): boolean {
  return reading.isLeaf(node) && reading.isReturned(node) && (measureGain(reading, node)?.gain ?? 0) > 0;
}
