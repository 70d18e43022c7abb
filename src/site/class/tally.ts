import { numberIn } from '../../walk/index.ts';

/** The most answers that stand in a row of their own. */
const MOST_ROWS = 8;

/** From so many answers on it is told what leads to each: of fewer it would tell who thinks so. */
export const ENOUGH = 3;

/** An answer that some of a class gave. */
export interface Row {
  /** The answer as it is kept; empty for all that have no row of their own. */
  readonly answer: string;
  readonly count: number;
}

/** How a question's answers are counted. */
export interface AnswerKind {
  /** The answers that have a row even if nobody gave them, in their order; none where any number may be an answer. */
  readonly all: readonly string[];
  /** Which answers one that was given counts for, numbers written alike; null for what is no answer. */
  readonly read: (given: string) => readonly string[] | null;
}

/** The texts that are answers; all of them while it is not known what an answer is. */
export function onlyAnswers(given: readonly string[], kind: AnswerKind | null): readonly string[] {
  return kind ? given.filter((each) => kind.read(each) !== null) : given;
}

/**
 * How many gave each answer: in the order of the answers where that is fixed, else numbers falling, so that their order
 * tells nothing. What only few gave stands together where there are too many. `told` are answers that have a row even
 * if nobody gave them.
 */
export function tally(
  given: Iterable<string>,
  { all, read }: AnswerKind,
  told: readonly string[] = [],
): Row[] {
  const counts = new Map<string, number>([...all, ...told].map((answer) => [answer, 0]));
  for (const each of given)
    for (const answer of read(each) ?? []) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  const rows = [...counts].map(([answer, count]) => ({ answer, count }));
  if (all.length > 0) return rows;
  const weight = ({ answer, count }: Row) => (told.includes(answer) ? Infinity : count);
  const kept = rows.toSorted((one, other) => weight(other) - weight(one) || 0).slice(0, MOST_ROWS);
  const falling = kept.toSorted((one, other) => (numberIn(other.answer) ?? 0) - (numberIn(one.answer) ?? 0));
  const others =
    rows.reduce((sum, { count }) => sum + count, 0) - kept.reduce((sum, { count }) => sum + count, 0);
  return others ? [...falling, { answer: '', count: others }] : falling;
}
