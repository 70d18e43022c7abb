import { opponent, type CellNaming } from '../../game/index.ts';
import { type MarkedText, say, words } from '../../words/index.ts';
import type { GameRecord } from './game-record.ts';
import { reviewGame, type ValueChange } from './game-review.ts';

/** Null if the game is too large to search to its end. */
export function describeReview(record: GameRecord, naming: CellNaming): MarkedText | null {
  const { review } = words.play;
  const reviewed = reviewGame(record);
  if (!reviewed) return null;
  const { values, changes, decisive } = reviewed;
  const { outcome } = record;
  const last = values.at(-1)!;
  const mistakes = changes.map((change) => nameMistakeMoves(record, change, naming));
  if (decisive) {
    const earlier = mistakes.slice(0, -1);
    const lost = review.decisive(mistakes.at(-1)!);
    return earlier.length ? say`${lost} ${review.earlier(earlier)}` : lost;
  }
  if (changes.length) return review.madeUp(mistakes, last);
  return outcome === 'x' || outcome === 'o' ? review.fromStart(opponent(outcome)) : review.faultless(last);
}

function nameMistakeMoves({ start }: GameRecord, change: ValueChange, naming: CellNaming) {
  const nameMove = (move: number) => start.game.moveName(move, naming);
  return { ...change, move: nameMove(change.move), better: change.better.map(nameMove) };
}
