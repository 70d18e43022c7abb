import type { Move, Outcome, Position, Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';

/** A game as far as it was played: where it began and its moves in order. Immutable; moves make new records. */
export class GameRecord {
  /** The position after each number of moves, from none to all. */
  readonly positions: readonly Position[];

  /** Throws when a move is not legal where it is made. */
  constructor(
    readonly start: Position,
    readonly moves: readonly Move[] = [],
  ) {
    const positions = [start];
    for (const move of moves) positions.push(start.game.play(positions.at(-1)!, move));
    this.positions = positions;
  }

  get length(): number {
    return this.moves.length;
  }

  /** The position after the last move. */
  get position(): Position {
    return this.positions[this.length];
  }

  /** How the game ended, or null while it runs. */
  get outcome(): Outcome | null {
    return this.start.game.outcome(this.position);
  }

  /** The side that makes the move of this number, counted from 0. */
  mover(index: number): Side {
    return this.positions[index].toMove;
  }

  /** The game with a move more; made after `count` moves, it takes the place of what followed. */
  play(move: Move, count = this.length): GameRecord {
    return new GameRecord(this.start, [...this.moves.slice(0, count), move]);
  }

  /** The first moves of the game. */
  upTo(count: number): GameRecord {
    return new GameRecord(this.start, this.moves.slice(0, count));
  }

  /** The game before the last move of one of these sides; null if none of them has moved. */
  before(sides: readonly Side[]): GameRecord | null {
    const index = this.moves.findLastIndex((_, at) => sides.includes(this.mover(at)));
    return index < 0 ? null : this.upTo(index);
  }
}

/** Reads moves as an address holds them, `4,5,2`, and plays them. Throws where one is no move or not legal. */
export function readGame(start: Position, text: string): GameRecord {
  const moves = text.split(/[\s,]+/).filter(Boolean);
  const wrong = moves.find((move) => !/^\d{1,3}$/.test(move));
  if (wrong !== undefined) throw new SyntaxError(words.errors.move(wrong));
  return new GameRecord(start, moves.map(Number));
}

/** The moves of a game as `readGame` reads them. */
export function writeGame({ moves }: GameRecord): string {
  return moves.join(',');
}
