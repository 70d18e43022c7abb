import { runInNewContext } from 'node:vm';
import { parsePosition, ticTacToe, type MnkPosition, type Move } from '../game/index.ts';
import type { MistakeFacts } from '../program/starts/mistake-facts.ts';
import { findMistakeScoring, mistakes, type Mistake } from '../program/starts/mistakes.ts';
import { starts } from '../program/starts/index.ts';
import { surveyAtOnce, type SurveyedPosition } from '../search/index.ts';

/** Boards with more free cells are looked at only if no smaller one shows the mistake. */
const MOST_FREE = 5;

/**
 * Finds what each program with a mistake does wrong, on every board where X moves, the fullest first. Without the mistake
 * it must play right.
 */
export async function measureMistakes(): Promise<Record<Mistake, MistakeFacts>> {
  const all = surveyAtOnce(ticTacToe.start())
    .filter(({ toMove }) => toMove === 'x')
    .toSorted((a, b) => a.pliesLeft - b.pliesLeft);
  const facts = mistakes.map(async (id) => {
    const { text, rightText } = findStart(id);
    return [id, measure(await text(), await rightText(), id, all)] as const;
  });
  return Object.fromEntries(await Promise.all(facts)) as Record<Mistake, MistakeFacts>;
}

const findStart = (id: Mistake) =>
  starts.find(({ key, language }) => key === id && language === 'javascript')!;

function measure(
  source: string,
  corrected: string,
  id: Mistake,
  all: readonly SurveyedPosition[],
): MistakeFacts {
  const [choose, chooseRight] = [source, corrected].map(makeChooser);
  const small = all.filter(({ pliesLeft }) => pliesLeft <= MOST_FREE);
  const stillWrong = small.find((each) => isWrong(chooseRight(each.text), each, id));
  if (stillWrong)
    throw new RangeError(
      `invalid remedy of ${id}: it plays wrong on ${stillWrong.text}, expected right play on every board`,
    );
  const wrong = small.filter((each) => isWrong(choose(each.text), each, id));
  const first = wrong[0] ?? all.find((each) => isWrong(choose(each.text), each, id));
  if (!first)
    throw new RangeError(
      `invalid mistake ${id}: it plays right on every board, expected a board that shows it`,
    );
  const choice = first[findMistakeScoring(id)];
  return {
    position: first.text,
    plays: choose(first.text),
    best: choice.best,
    wrong: wrong.length,
    boards: small.length,
  };
}

function isWrong(move: Move | null, position: SurveyedPosition, id: Mistake): boolean {
  return move === null || !position[findMistakeScoring(id)].best.includes(move);
}

/**
 * Runs `bestMove` of one of our programs directly in Node, which is far faster than in the engine for readers'
 * programs.
 */
function makeChooser(source: string): (text: string) => Move | null {
  const bestMove = runInNewContext(`${source}; bestMove`) as (
    board: unknown,
  ) => number | readonly number[] | null;
  const isOfRows = source.includes('[row, column]');
  return (text) => {
    const { x, o } = parsePosition(text) as MnkPosition;
    const cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((cell) =>
      (x >> cell) & 1 ? 'x' : (o >> cell) & 1 ? 'o' : '.',
    );
    const rows = [cells.slice(0, 3), cells.slice(3, 6), cells.slice(6)];
    const move = bestMove(isOfRows ? rows : cells);
    if (move === null || move === undefined) return null;
    return typeof move === 'number' ? move : 3 * move[0] + move[1];
  };
}
