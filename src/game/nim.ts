import { words } from '../words/index.ts';
import {
  opponent,
  type BoardView,
  type Evaluation,
  type Game,
  type Move,
  type Notation,
  type Outcome,
  type Position,
  type Side,
  type Symmetry,
} from './game.ts';

const largest = 7;

/** A position of Nim: how many objects each heap holds. */
export interface NimPosition extends Position {
  readonly game: NimGame;
  readonly heaps: readonly number[];
  /** How many objects the largest heap held at the beginning: the room that the heaps take where they are drawn. */
  readonly room: number;
}

/**
 * Nim: a move takes any number of objects from one heap. Who takes the last one wins, or loses in misère play.
 * One to four heaps of at most seven, so that the moves fit a bit mask; move 7·heap + n − 1 takes n. (Bouton 1901.)
 */
export class NimGame implements Game<NimPosition> {
  readonly name: string;
  readonly symmetries: readonly Symmetry<NimPosition>[];
  /** Nothing is known of a running game before it is searched: an evaluation without terms. */
  readonly evaluation: Evaluation<NimPosition> = { bound: 0, points: () => 0, terms: () => [] };

  constructor(
    readonly heapCount: number,
    readonly misere = false,
  ) {
    if (!(heapCount >= 1 && heapCount <= 4)) throw new RangeError(words.errors.heapCount(heapCount));
    this.name = misere ? 'nim misère' : 'nim';
    this.symmetries = permutations(heapCount).map(reordered);
  }

  /** The position with these heaps. */
  position(heaps: readonly number[], toMove: Side = 'x', room = Math.max(1, ...heaps)): NimPosition {
    return { game: this, heaps, toMove, room };
  }

  /** Heaps of 3, 4, 5, … objects. */
  start(): NimPosition {
    return this.position(Array.from({ length: this.heapCount }, (_, i) => i + 3));
  }

  moves({ heaps }: NimPosition): Move[] {
    return heaps.flatMap((objects, heap) => Array.from({ length: objects }, (_, n) => heap * largest + n));
  }

  play(position: NimPosition, move: Move): NimPosition {
    const { heaps, toMove, room } = position;
    const [at, taken] = [Math.floor(move / largest), (move % largest) + 1];
    if (!(taken >= 1 && heaps[at] >= taken))
      throw new RangeError(words.errors.illegalMove(move, this.format(position), this.moves(position)));
    return this.position(
      heaps.map((objects, heap) => (heap === at ? objects - taken : objects)),
      opponent(toMove),
      room,
    );
  }

  outcome({ heaps, toMove }: NimPosition): Outcome | null {
    if (heaps.some((objects) => objects > 0)) return null;
    return this.misere ? toMove : opponent(toMove);
  }

  pliesLeft({ heaps }: NimPosition): number {
    return heaps.reduce((sum, objects) => sum + objects, 0);
  }

  key({ heaps, toMove }: NimPosition): number {
    return heaps.reduce((key, objects) => key * (largest + 1) + objects, toMove === 'x' ? 0 : 1);
  }

  format({ heaps }: NimPosition): string {
    return heaps.join('-');
  }

  moveName(move: Move, _notation: Notation, isShort = false): string {
    const [taken, heap] = [(move % largest) + 1, Math.floor(move / largest) + 1];
    return isShort ? words.shortHeapMove(taken, heap) : words.heapMove(taken, heap);
  }

  rank(): number {
    return 0;
  }

  board({ heaps, room }: NimPosition): BoardView {
    const cells = Array.from({ length: room * heaps.length }, () => null);
    return { columns: room, rows: heaps.length, cells, lines: [], heaps };
  }

  notice(): string | null {
    return null;
  }
}

/** Reads heaps such as `3-4-5`: as many numbers from 0 to 7 as the game has heaps. Throws on anything else. */
export function parseNim(text: string, game: NimGame, toMove?: Side): NimPosition {
  const heaps = text.split('-').map((heap) => heap.trim());
  if (heaps.length !== game.heapCount || !heaps.every((heap) => /^[0-7]$/.test(heap)))
    throw new SyntaxError(words.errors.nimText(text, game.heapCount));
  return game.position(heaps.map(Number), toMove);
}

function permutations(count: number): number[][] {
  if (count === 0) return [[]];
  return permutations(count - 1).flatMap((rest) =>
    Array.from({ length: count }, (_, at) => rest.toSpliced(count - 1 - at, 0, count - 1)),
  );
}

/** The symmetry that puts heap `order[i]` in place i. */
function reordered(order: readonly number[], index: number): Symmetry<NimPosition> {
  return {
    name: index === 0 ? words.symmetry.identity : words.symmetry.heaps,
    position: ({ heaps, ...rest }) => ({ ...rest, heaps: order.map((from) => heaps[from]) }),
    move: (move) => order.indexOf(Math.floor(move / largest)) * largest + (move % largest),
  };
}
