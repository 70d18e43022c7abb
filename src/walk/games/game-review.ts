import type { Move, Position, Side } from '../../game/index.ts';
import { search, searchPlainly } from '../../search/index.ts';
import { GameRecord } from './game-record.ts';

/** A move that changed the value: always a mistake of the side that made it. */
export interface ValueChange {
  /** The index in the game, from 0, and among the moves of its side, from 1. */
  readonly index: number;
  readonly nth: number;
  readonly side: Side;
  readonly move: Move;
  /** 1 if X can force a win, −1 if O can, else 0. */
  readonly before: number;
  readonly after: number;
  readonly better: readonly Move[];
}

export interface GameReview {
  /** After 0, 1, … all moves. */
  readonly values: readonly number[];
  readonly changes: readonly ValueChange[];
  /** The loser's last mistake, if the game was won; else null. */
  readonly decisive: ValueChange | null;
}

/** It takes a search of each position, and views ask for it each time they are drawn. */
const reviews = new WeakMap<GameRecord, GameReview | null>();

/** Only mistakes change a value, and the loser made the last one. Null if the game is too large. */
export function reviewGame(record: GameRecord): GameReview | null {
  if (!reviews.has(record)) reviews.set(record, judgeGame(record));
  return reviews.get(record)!;
}

function judgeGame(record: GameRecord): GameReview | null {
  const { moves, positions } = record;
  const first = judgePosition(record.start);
  if (!first) return null;
  const judged = [first, ...positions.slice(1).map((position) => judgePosition(position)!)];
  const changes = moves.flatMap((move, index): ValueChange[] => {
    const [before, after] = [judged[index].value, judged[index + 1].value];
    if (before === after) return [];
    const side = record.findMover(index);
    const nth = moves.slice(0, index + 1).filter((_, at) => record.findMover(at) === side).length;
    return [{ index, nth, side, move, before, after, better: judged[index].best }];
  });
  const isWon = record.outcome === 'x' || record.outcome === 'o';
  return {
    values: judged.map(({ value }) => value),
    changes,
    decisive: (isWon && changes.at(-1)) || null,
  };
}

/**
 * The game to its end, if both sides play well from here: who wins takes the shortest way there, and who loses the
 * longest. Searches all that follows.
 */
export function finishGame({ start, moves, position }: GameRecord): GameRecord {
  return new GameRecord(start, [...moves, ...search(position, { scoring: 'depth' }).principalVariation()]);
}

/** Null if the game is too large. */
function judgePosition(position: Position): { value: number; best: Move[] } | null {
  const trace = searchPlainly(position);
  if (!trace) return null;
  const best = [...trace.children(0)].filter((child) => trace.score[child] === trace.score[0]);
  return { value: trace.score[0], best: best.map((child) => trace.move[child]) };
}
