import { isMoveText, type Move, type Outcome, type Position, type Side } from '../../game/index.ts';
import { words } from '../../words/index.ts';

/** A game so far: its start and its moves. Immutable; a move makes a new record. */
export class GameRecord {
  /** After 0, 1, … all moves. */
  readonly positions: readonly Position[];

  /** Throws if a move is illegal. */
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

  get position(): Position {
    return this.positions[this.length];
  }

  /** Null while the game is running. */
  get outcome(): Outcome | null {
    return this.start.game.outcome(this.position);
  }

  findMover(index: number): Side {
    return this.positions[index].toMove;
  }

  /** Adds a move, after the first `count` moves; later ones are dropped. */
  play(move: Move, count = this.length): GameRecord {
    return new GameRecord(this.start, [...this.moves.slice(0, count), move]);
  }

  takeFirst(count: number): GameRecord {
    return new GameRecord(this.start, this.moves.slice(0, count));
  }

  /** The game before these sides' last move; null if neither has moved. */
  takeBack(sides: readonly Side[]): GameRecord | null {
    const index = this.moves.findLastIndex((_, at) => sides.includes(this.findMover(at)));
    return index < 0 ? null : this.takeFirst(index);
  }
}

/** Reads `4,5,2` or `b2,c2,c1`, and plays it. Throws on text that is not a move, and on an illegal move. */
export function readGame(start: Position, text: string): GameRecord {
  const moves: Move[] = [];
  let position = start;
  for (const written of text.split(/[\s,]+/).filter(Boolean)) {
    const move = readMove(position, written);
    position = start.game.play(position, move);
    moves.push(move);
  }
  return new GameRecord(start, moves);
}

/** A number may be an illegal move. */
function readMove(position: Position, text: string): Move {
  const { game } = position;
  const legal = game.moves(position).find((each) => isMoveText(game, each, text));
  if (legal !== undefined) return legal;
  if (!/^\d{1,3}$/.test(text)) throw new SyntaxError(words.errors.move(text));
  return Number(text);
}

export function writeGame({ moves }: GameRecord): string {
  return moves.join(',');
}
