import { readNumber } from '../../walk/index.ts';

/** Most rows that fit on a small projector, with the bars of one vote and of two. */
const MOST_ROWS = [8, 6];

/** The mistakes behind answers are shown only from this many answers on: fewer would expose students. */
export const ENOUGH = 3;

export interface Row {
  /** Empty for the row of all rare answers. */
  readonly answer: string;
  /** One number for each vote. */
  readonly counts: readonly number[];
}

/** How the answers to one question are counted. */
export interface TallyRules {
  /** Answers that always have a row, in this order; empty if any number may be an answer. */
  readonly all: readonly string[];
  /** Whether the others are sorted from the highest number, like scores, or from the lowest, like lines and moves, then by their text. */
  readonly isFalling: boolean;
  /** The answers that a text counts for, equal and in the same order if it says the same; null if it is not an answer. */
  readonly read: (given: string) => readonly string[] | null;
}

/** The valid answers by seat; all answers while the rules are unknown. */
export function filterAnswers(
  given: ReadonlyMap<string, string>,
  rules: TallyRules | null,
): ReadonlyMap<string, string> {
  return rules ? new Map([...given].filter(([, each]) => rules.read(each) !== null)) : given;
}

/** In a fixed order, else sorted by number, so that the order gives nothing away. `told` always have a row. */
export function countAnswers(
  votes: readonly (readonly string[])[],
  { all, isFalling, read }: TallyRules,
  told: readonly string[] = [],
): Row[] {
  const counted = votes.map((given) => countEach(given.flatMap((each) => read(each) ?? [])));
  const names = new Set([...all, ...told, ...counted.flatMap((counts) => [...counts.keys()])]);
  const rows = [...names].map((answer) => ({
    answer,
    counts: counted.map((counts) => counts.get(answer) ?? 0),
  }));
  if (all.length > 0) return rows;
  const weight = (row: Row) => (told.includes(row.answer) ? Infinity : sum(row.counts));
  const sorted = rows.toSorted((one, other) => weight(other) - weight(one) || 0);
  const most = MOST_ROWS[votes.length - 1];
  const [kept, rare] = [sorted.slice(0, most), sorted.slice(most)];
  const rank = ({ answer }: Row) => (readNumber(answer) ?? 0) * (isFalling ? -1 : 1);
  const ordered = kept.toSorted(
    (one, other) => rank(one) - rank(other) || (one.answer < other.answer ? -1 : 1),
  );
  const others = votes.map((_, vote) => sum(rare.map(({ counts }) => counts[vote])));
  return sum(others) ? [...ordered, { answer: '', counts: others }] : ordered;
}

/** How many gave one of these answers; whoever chose several of them counts once. */
export function countGivers(
  given: readonly string[],
  { read }: TallyRules,
  answers: readonly string[],
): number {
  return given.filter((each) => read(each)?.some((answer) => answers.includes(answer))).length;
}

/** Counts the seats with valid answers in both votes, and those that changed their answer. */
export function countChanges(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
  rules: TallyRules,
): { readonly both: number; readonly changed: number } {
  const read = (given: string) => rules.read(given)?.join(' ');
  const pairs = [...before].flatMap(([id, first]) => {
    const second = after.get(id);
    const [one, other] = [read(first), second === undefined ? undefined : read(second)];
    return one === undefined || other === undefined ? [] : [one !== other];
  });
  return { both: pairs.length, changed: pairs.filter(Boolean).length };
}

function countEach(answers: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, each) => all + each, 0);
}
