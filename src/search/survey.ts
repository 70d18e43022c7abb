import type { Move, Position, Side } from '../game/index.ts';
import { canonicalImage } from './symmetry.ts';

/** What one way of scoring makes of a position: its score from X's side and all its best moves, ascending. */
export interface ScoredChoice {
  readonly score: number;
  readonly best: readonly Move[];
}

/** A position of a survey under both scorings, with itself as the root. */
export interface Surveyed {
  /** The canonical text of the position. */
  readonly text: string;
  /** The text of the one among its images under symmetry that stands for all of them. */
  readonly image: string;
  readonly toMove: Side;
  /** The longest rest of the game: on a board the number of empty cells. */
  readonly pliesLeft: number;
  /** A win counts 1. */
  readonly plain: ScoredChoice;
  /** A win at depth d counts 10 − d. */
  readonly depth: ScoredChoice;
  /** Whether both sides can come here from the root without ever giving away value. */
  readonly isPerfectPlay: boolean;
}

interface SurveyEntry {
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly children: SurveyEntry[];
  plain: number;
  depth: number;
  isPerfectPlay: boolean;
}

/** What a survey counts for a win before it subtracts the depth. */
export const surveyWin = 10;

/**
 * Scores every position that play from `root` can reach and that is not over, under both scorings, each position
 * once: from the last ply backwards, since a win one ply nearer counts one point more. Yields the share of the work
 * done, from 0 to 1. For games whose positions can be told apart by a key.
 */
export function* survey(root: Position): Generator<number, Surveyed[]> {
  const plies = yield* reachable(root);
  let done = 0;
  for (const entries of plies.toReversed()) {
    for (const entry of entries) valueEntry(entry);
    yield 0.5 + 0.5 * (++done / plies.length);
  }
  for (const entry of plies.flat()) markPerfectPlay(entry);
  return plies
    .flat()
    .filter(({ moves }) => moves.length > 0)
    .map(surveyed);
}

/** A whole survey at once, where nobody waits for it. */
export function surveyAtOnce(root: Position): Surveyed[] {
  const work = survey(root);
  for (let next = work.next(); ; next = work.next()) if (next.done) return next.value;
}

/** Every position reachable from the root, each once, by ply; the children of an entry stand in the next ply. */
function* reachable(root: Position): Generator<number, SurveyEntry[][]> {
  const { game } = root;
  const depth = game.pliesLeft(root) + 1;
  const plies = [[entryOf(root)]];
  for (let entries = plies[0]; entries.length > 0; plies.push(entries)) {
    const next = new Map<number | null, SurveyEntry>();
    for (const { position, moves, children } of entries) {
      for (const move of moves) {
        const child = game.play(position, move);
        const key = game.key(child);
        const entry = next.get(key) ?? entryOf(child);
        next.set(key, entry);
        children.push(entry);
      }
    }
    entries = [...next.values()];
    yield 0.5 * Math.min(1, plies.length / depth);
  }
  plies[0][0].isPerfectPlay = true;
  return plies;
}

function entryOf(position: Position): SurveyEntry {
  return {
    position,
    moves: position.game.moves(position),
    children: [],
    plain: 0,
    depth: 0,
    isPerfectPlay: false,
  };
}

function valueEntry(entry: SurveyEntry): void {
  const { position, children } = entry;
  if (children.length === 0) {
    const outcome = position.game.outcome(position);
    entry.plain = outcome === 'x' ? 1 : outcome === 'o' ? -1 : 0;
    entry.depth = entry.plain * surveyWin;
    return;
  }
  const pick = position.toMove === 'x' ? Math.max : Math.min;
  entry.plain = pick(...children.map((child) => child.plain));
  entry.depth = pick(...children.map(depthFromParent));
}

/** The depth-penalised score of a child as its parent sees it: one ply further away. */
function depthFromParent({ depth }: SurveyEntry): number {
  return depth - Math.sign(depth);
}

function markPerfectPlay(entry: SurveyEntry): void {
  if (!entry.isPerfectPlay) return;
  for (const child of entry.children) if (child.plain === entry.plain) child.isPerfectPlay = true;
}

function surveyed(entry: SurveyEntry): Surveyed {
  const { position, moves, children } = entry;
  const { game, toMove } = position;
  return {
    text: game.format(position),
    image: game.format(canonicalImage(position)),
    toMove,
    pliesLeft: game.pliesLeft(position),
    plain: { score: entry.plain, best: moves.filter((_, i) => children[i].plain === entry.plain) },
    depth: { score: entry.depth, best: moves.filter((_, i) => depthFromParent(children[i]) === entry.depth) },
    isPerfectPlay: entry.isPerfectPlay,
  };
}
