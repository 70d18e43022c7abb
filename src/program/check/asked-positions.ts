import { parsePosition, ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import { surveyAtOnce, type ScoredChoice } from '../../search/index.ts';
import type { Rung } from './checked.ts';

export interface AskedPosition {
  readonly position: MnkPosition;
  readonly empty: number;
  /** The score from X's side, and all moves that keep it. */
  readonly plain: ScoredChoice;
}

/** The size of the sample by number of free cells, from one on: 354 in all. */
const AT_A_GLANCE = [80, 120, 80, 40, 24, 10];

let known: readonly AskedPosition[] | null = null;

/** Every unfinished position with one to six free cells, those with the fewest first. */
export function listAll(): readonly AskedPosition[] {
  return (known ??= surveyAtOnce(ticTacToe.start())
    .filter(({ pliesLeft }) => pliesLeft <= AT_A_GLANCE.length)
    .map(({ text, pliesLeft, plain }) => ({
      position: parsePosition(text) as MnkPosition,
      empty: pliesLeft,
      plain,
    }))
    .toSorted((a, b) => a.empty - b.empty));
}

/** The positions of a rung, those with the fewest free cells first; of one side, or of both for null. */
export function listAsked(rung: Rung, seed: number, side: Side | null): AskedPosition[] {
  const all = listAll();
  const chosen =
    rung === 'all'
      ? all
      : AT_A_GLANCE.flatMap((count, index) =>
          chooseSome(
            all.filter(({ empty }) => empty === index + 1),
            count,
            seed + index,
          ),
        );
  return chosen.filter(({ position }) => side === null || position.toMove === side);
}

/** A random choice that depends only on the seed, in the order of the list. */
export function chooseSome<T>(list: readonly T[], count: number, seed: number): T[] {
  const next = makeRandom(seed);
  const ranked = list.map((_, index) => ({ index, rank: next() }));
  const taken = ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).slice(0, count);
  return taken.toSorted((a, b) => a.index - b.index).map(({ index }) => list[index]);
}

/** Numbers from 0 to 1, from a seed (mulberry32). */
function makeRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
