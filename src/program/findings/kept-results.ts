import { countBits, type Side } from '../../game/index.ts';
import { codeSigns } from '../code-signs.ts';
import type { Program } from '../program.ts';
import type { CallResult } from '../runtime.ts';
import type { ProgramQuestion } from './play-boards.ts';

/** Signs of a table that outlives a call. */
const tables = [...codeSigns.map(({ table }) => table), /cache|memo|transposition/i];
const chances = codeSigns.map(({ chance }) => chance);

/** Whether a program may keep results from one call to the next. With chance, another answer shows nothing. */
export function mayKeepResults({ source, files = {} }: Pick<Program, 'source' | 'files'>): boolean {
  const texts = [source, ...Object.values(files)];
  const shows = (patterns: readonly RegExp[]) =>
    texts.some((text) => patterns.some((each) => each.test(text)));
  return shows(tables) && !shows(chances);
}

interface WorseAnswer<Q> {
  readonly question: Q;
  readonly answer: CallResult;
}

interface MisledAnswers<Q> {
  /** After calls for the same side alone. The fewest empty cells come last, as below. */
  readonly own: readonly WorseAnswer<Q>[];
  /** After calls for both sides, if each side alone is answered right. */
  readonly mixed: readonly WorseAnswer<Q>[];
}

/**
 * Asks again what was right, in one run and with the most empty cells first, as in games: a table may then hold other
 * results than before.
 */
export async function findMisled<Q extends ProgramQuestion>(
  questions: readonly Q[],
  ask: (some: readonly Q[]) => Promise<readonly (CallResult | null)[]>,
  isWorse: (question: Q, answer: CallResult) => boolean,
): Promise<MisledAnswers<Q>> {
  const sorted = questions.toSorted((a, b) => countMarks(a) - countMarks(b));
  const sides = new Set(sorted.map(({ position }) => position.toMove));
  const findWorse = async (side: Side | null) => {
    const some = sorted.filter(({ position }) => side === null || position.toMove === side);
    const answers = await ask(some);
    // The first answer of a run may follow a rule for the opening.
    return answers.flatMap((answer, i) =>
      i > 0 && answer && isWorse(some[i], answer) ? [{ question: some[i], answer }] : [],
    );
  };
  const mixed = await findWorse(null);
  if (mixed.length === 0 || sides.size === 1) return { own: mixed, mixed: [] };
  const own = [...(await findWorse('x')), ...(await findWorse('o'))];
  return own.length > 0 ? { own, mixed: [] } : { own, mixed };
}

function countMarks({ position: { x, o } }: ProgramQuestion): number {
  return countBits(x | o);
}
