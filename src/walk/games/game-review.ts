import type { Move, Position, Side } from '../../game/index.ts';
import { searchPlainly } from '../../search/index.ts';
import type { GameRecord } from './game-record.ts';

/** A move after which a position was worth something else than before: always a mistake of the side that made it. */
export interface ValueChange {
  /** Which move of the game it is, from 0, and which of its side's, from 1. */
  readonly index: number;
  readonly nth: number;
  readonly side: Side;
  readonly move: Move;
  /** The value before and after the move, from X's side. */
  readonly before: number;
  readonly after: number;
  /** The moves that would have kept the value. */
  readonly better: readonly Move[];
}

/** What a game was worth all the way: 1 where X could force a win, −1 where O could, 0 where neither. */
export interface GameReview {
  /** The value after each number of moves, from none to all. */
  readonly values: readonly number[];
  readonly changes: readonly ValueChange[];
  /** The change that lost the game: the last one, after which the value stayed. Null unless a mistake decided it. */
  readonly decisive: ValueChange | null;
}

/**
 * Where a game was won and lost. The side to move can keep the value of a position or spoil it, never improve it, so
 * the value changes by mistakes only; when a game is won, its last change was made by the loser. Null for a game too large
 * to be searched to its end.
 */
export function reviewGame(record: GameRecord): GameReview | null {
  const { moves, positions } = record;
  if (!searchPlainly(record.start)) return null;
  const judged = positions.map(worthOf);
  const changes = moves.flatMap((move, index): ValueChange[] => {
    const [before, after] = [judged[index].value, judged[index + 1].value];
    if (before === after) return [];
    const side = record.mover(index);
    const nth = moves.slice(0, index + 1).filter((_, at) => record.mover(at) === side).length;
    return [{ index, nth, side, move, before, after, better: judged[index].best }];
  });
  const isWon = record.outcome === 'x' || record.outcome === 'o';
  return {
    values: judged.map(({ value }) => value),
    changes,
    decisive: (isWon && changes.at(-1)) || null,
  };
}

/** The value of a position under plain scoring, and the moves that keep it. */
function worthOf(position: Position): { value: number; best: Move[] } {
  const trace = searchPlainly(position)!;
  const best = [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]);
  return { value: trace.score[0], best: best.map((child) => trace.move[child]) };
}
