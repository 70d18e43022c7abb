import { parsePosition, ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import { surveyAtOnce, type ScoredChoice } from '../../search/index.ts';
import type { Rung } from './checked.ts';

export interface AskedPosition {
  readonly position: MnkPosition;
  readonly empty: number;
  /** The score from X's side, and all moves that keep it. */
  readonly plain: ScoredChoice;
  /** The same if an early win counts more than a late one. */
  readonly depth: ScoredChoice;
  /** Positions of one kind have the same result, as soon, after as many of their moves. */
  readonly kind: string;
}

/** The size of the sample by number of free cells, from one on: 354 in all. */
const AT_A_GLANCE = [14, 66, 120, 100, 44, 10];
/** One position where every move is right, for so many of each kind where a move can be wrong. */
const DECIDED_SHARE = 3;

let known: readonly AskedPosition[] | null = null;

/** Every unfinished position with one to six free cells, those with the fewest first. */
export function listAll(): readonly AskedPosition[] {
  return (known ??= surveyAtOnce(ticTacToe.start())
    .filter(({ pliesLeft }) => pliesLeft <= AT_A_GLANCE.length)
    .map(({ text, pliesLeft, plain, depth }) => ({
      position: parsePosition(text) as MnkPosition,
      empty: pliesLeft,
      plain,
      depth,
      kind: `${depth.score} ${plain.best.length}`,
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
          chooseEvenly(
            all.filter(({ empty }) => empty === index + 1),
            count,
            seed + index,
          ),
        );
  return chosen.filter(({ position }) => side === null || position.toMove === side);
}

/** As many of each kind as of the others, at random. Where every move is right, only a value can be wrong: fewer of those. */
function chooseEvenly(list: readonly AskedPosition[], count: number, seed: number): AskedPosition[] {
  const counts = new Map<string, number>();
  const ranked = shuffle(list, seed).map((asked) => {
    const rank = (counts.get(asked.kind) ?? 0) + 1;
    counts.set(asked.kind, rank);
    return { asked, rank: asked.plain.best.length < asked.empty ? rank : DECIDED_SHARE * rank };
  });
  const taken = ranked.toSorted((a, b) => a.rank - b.rank).slice(0, count);
  return keepOrder(
    list,
    taken.map(({ asked }) => asked),
  );
}

/** A random choice that depends only on the seed, in the order of the list. */
export function chooseSome<T>(list: readonly T[], count: number, seed: number): T[] {
  return keepOrder(list, shuffle(list, seed).slice(0, count));
}

function keepOrder<T>(list: readonly T[], some: readonly T[]): T[] {
  const chosen = new Set(some);
  return list.filter((each) => chosen.has(each));
}

function shuffle<T>(list: readonly T[], seed: number): T[] {
  const next = makeRandom(seed);
  const ranked = list.map((each, index) => ({ each, index, rank: next() }));
  return ranked.toSorted((a, b) => a.rank - b.rank || a.index - b.index).map(({ each }) => each);
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
