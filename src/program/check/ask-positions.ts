import { opponent, ticTacToe, type MnkPosition, type Side } from '../../game/index.ts';
import { rewriteCall } from '../call-at.ts';
import { ChoiceReader } from '../findings/choices.ts';
import { findMisled, mayKeepResults } from '../findings/kept-results.ts';
import { playsOther, writeOtherCall, writeUnseenCall } from '../findings/other-side.ts';
import { Reading } from '../findings/reading.ts';
import type { Program } from '../program.ts';
import type { CallResult } from '../runtime.ts';
import type { AskedPosition } from './asked-positions.ts';
import type { ProgramBench } from './bench.ts';
import type { CheckHow } from './check-program.ts';
import type { PreparedProgram } from './prepare-program.ts';
import { isBad, judgeProgramAnswer, type JudgedAnswer } from './judge-program-answer.ts';

export interface AskedAll {
  /** In the order of the positions, with the fewest free cells first. */
  readonly answers: readonly JudgedAnswer[];
  /** Null if both sides were tried. */
  readonly side: Side | null;
  readonly reader: ChoiceReader;
  readonly isMoves: boolean;
  /** The number of answers that were better in a fresh interpreter. */
  readonly changed: number;
  /** Whether answers are worse after other calls, because the program keeps something from one call to the next. */
  readonly isMisled: boolean;
  /** A position where that happens only after it was called for the other side. */
  readonly mixed: MnkPosition | null;
}

/**
 * Tries every listed position for the sides that a program plays. Wrong answers are tried again in a fresh interpreter
 * before it counts.
 */
export async function askPositions(
  { called: program, run, marks, side: played = null }: PreparedProgram,
  how: Pick<CheckHow, 'bench' | 'side'>,
  list: (side: Side) => readonly AskedPosition[],
): Promise<AskedAll> {
  const saidMax = run.reading?.max.how === 'said' ? run.reading.max.value : null;
  const reading = new Reading(run.trace!, program.source, { max: saidMax, first: played });
  const reader = new ChoiceReader(reading, marks);
  const own = reading.first;
  const root = setMover(run.trace!.root as MnkPosition, own);
  const write = ({ position }: AskedPosition) =>
    rewriteCall(program.call, program.source, root, position, position.toMove === own ? null : marks);
  const ask = (some: readonly AskedPosition[]) => askThem(how.bench, program, some, write);

  const first = list(how.side ?? own);
  const answered = await ask(first);
  reader.learn(
    answered.filter((each) => each !== null),
    first.map(({ position }) => position),
  );
  let answers = first.map((asked, i) => judgeProgramAnswer(asked, write(asked), answered[i], reader));
  const isMoves = answers.some(({ choice }) => choice.move !== null);
  const other = how.side === null ? list(opponent(own)) : [];
  const written =
    other.length > 0 && reading.length > 1 ? writeOtherCall(program.call, reader, isMoves) : null;
  const readAll = async (some: readonly AskedPosition[]) => {
    const more = await ask(some);
    return some.map((asked, i) => judgeProgramAnswer(asked, write(asked), more[i], reader));
  };
  const isUnseen =
    other.length > 0 && answers.some(isBad) && writeUnseenCall(program.call, reader, isMoves) !== null;
  const instead = isUnseen ? await readAll(other) : [];
  const isOther = isUnseen && !instead.some((each) => isBad(each) || each.choice.move === null);
  if (isOther) answers = instead;
  const isBoth =
    !isOther && written !== null && playsOther(reader, run, await how.bench.run({ ...program, ...written }));
  if (isBoth) answers = [...answers, ...(await readAll(other))];
  const bad = answers.filter(isBad);
  let changed = 0;
  if (bad.length > 0) {
    how.bench.renew();
    const again = await ask(bad.map(({ asked }) => asked));
    const better = new Map<AskedPosition, JudgedAnswer>();
    for (const [i, { asked, call }] of bad.entries()) {
      const read = again[i] && judgeProgramAnswer(asked, call, again[i], reader);
      if (read && !isBad(read)) better.set(asked, read);
    }
    changed = better.size;
    answers = answers.map((each) => better.get(each.asked) ?? each);
  }
  let [isMisled, mixed]: [boolean, MnkPosition | null] = [false, null];
  if (mayKeepResults(program) && answers.every(({ verdict }) => verdict === 'right')) {
    const questions = answers.map(({ asked, call }) => ({ asked, call, position: asked.position }));
    const judgeAgain = ({ asked, call }: (typeof questions)[number], answer: CallResult) =>
      judgeProgramAnswer(asked, call, answer, reader);
    const found = await findMisled(
      questions,
      (some) => ask(some.map((each) => each.asked)),
      (question, answer) => judgeAgain(question, answer).verdict === 'wrong',
    );
    const worse = new Map(
      found.own.map(({ question, answer }) => [question.asked, judgeAgain(question, answer)]),
    );
    answers = answers.map((each) => worse.get(each.asked) ?? each);
    isMisled = worse.size > 0;
    mixed = found.mixed.at(-1)?.question.position ?? null;
  }
  return {
    answers: answers.toSorted((a, b) => a.asked.empty - b.asked.empty),
    side: how.side ?? (isBoth ? null : isOther ? opponent(own) : own),
    reader,
    isMoves,
    changed: isMisled ? 0 : changed,
    isMisled,
    mixed,
  };
}

async function askThem(
  bench: ProgramBench,
  program: Program,
  some: readonly AskedPosition[],
  write: (asked: AskedPosition) => string,
) {
  const questions = some.map((asked) => ({ call: write(asked), position: asked.position }));
  const answers = questions.length === 0 ? [] : await bench.ask(program, questions);
  return some.map((_, i) => answers[i] ?? null);
}

function setMover({ x, o }: MnkPosition, toMove: Side): MnkPosition {
  return ticTacToe.makePosition(x, o, toMove);
}
