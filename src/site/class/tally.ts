import { readNumber } from '../../walk/index.ts';

const MOST_ROWS = 8;

/** From this many answers on, the mistake behind each is shown. With fewer it would expose students. */
export const ENOUGH = 3;

export interface Row {
  /** Empty for the row of all rare answers. */
  readonly answer: string;
  readonly count: number;
}

export interface AnswerKind {
  /** Answers that always have a row, in this order; empty if any number may be an answer. */
  readonly all: readonly string[];
  /** The answers that a text counts for, with numbers written alike; null if it is none. */
  readonly read: (given: string) => readonly string[] | null;
}

/** The valid answers; all of them while the kind is not known yet. */
export function filterAnswers(given: readonly string[], kind: AnswerKind | null): readonly string[] {
  return kind ? given.filter((each) => kind.read(each) !== null) : given;
}

/** Fixed order, else numbers from high to low, so that order gives nothing away. `told` always have a row. */
export function countAnswers(
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
  const falling = kept.toSorted(
    (one, other) => (readNumber(other.answer) ?? 0) - (readNumber(one.answer) ?? 0),
  );
  const others =
    rows.reduce((sum, { count }) => sum + count, 0) - kept.reduce((sum, { count }) => sum + count, 0);
  return others ? [...falling, { answer: '', count: others }] : falling;
}
