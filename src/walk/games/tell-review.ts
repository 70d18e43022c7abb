import { opponent, type CellNaming } from '../../game/index.ts';
import { type Said, say, words } from '../../words/index.ts';
import type { GameRecord } from './game-record.ts';
import { reviewGame, type ValueChange } from './game-review.ts';

/** Null if the game is too large to search to its end. */
export function tellReview(record: GameRecord, naming: CellNaming): Said | null {
  const { review } = words.play;
  const reviewed = reviewGame(record);
  if (!reviewed) return null;
  const { values, changes, decisive } = reviewed;
  const { outcome } = record;
  const last = values.at(-1)!;
  const told = changes.map((change) => mistakeIn(record, change, naming));
  if (decisive) {
    const earlier = told.slice(0, -1);
    const lost = review.decisive(told.at(-1)!);
    return earlier.length ? say`${lost} ${review.earlier(earlier)}` : lost;
  }
  if (changes.length) return review.madeUp(told, last);
  return outcome === 'x' || outcome === 'o' ? review.fromStart(opponent(outcome)) : review.faultless(last);
}

function mistakeIn({ start }: GameRecord, change: ValueChange, naming: CellNaming) {
  const name = (move: number) => start.game.moveName(move, naming);
  return { ...change, move: name(change.move), better: change.better.map(name) };
}
