import { opponent, type MnkPosition, type Side } from '../../game/index.ts';
import { rewriteCall } from '../call-at.ts';
import { ChoiceReader } from '../findings/choice-reader.ts';
import { findMisled, mayKeepResults } from '../findings/kept-results.ts';
import {
  findAskedRoot,
  findOnlySide,
  playsOther,
  writeOtherCall,
  writeUnseenCall,
} from '../findings/other-side.ts';
import { Reading } from '../findings/reading.ts';
import type { CallResult } from '../runtime.ts';
import type { AskedPosition } from './asked-positions.ts';
import type { ProgramBench } from './bench.ts';
import type { CheckHow } from './check-program.ts';
import type { PreparedProgram } from './prepare-program.ts';
import { isBad, judgeProgramAnswer, type JudgedAnswer } from './judge-program-answer.ts';

export interface PositionResults {
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

type Answers = readonly JudgedAnswer[];

/**
 * Tries every listed position for the sides that a program plays. Wrong answers are tried again in a fresh interpreter
 * before it counts.
 */
export async function askPositions(
  prepared: PreparedProgram,
  how: Pick<CheckHow, 'bench' | 'side'>,
  list: (side: Side) => readonly AskedPosition[],
): Promise<PositionResults> {
  const examiner = makeExaminer(prepared, how.bench);
  const { reader, own } = examiner;
  const first = await answerAll(examiner, list(how.side ?? own), true);
  const isMoves = first.some(({ choice }) => choice.move !== null);
  const { answers: tried, side } =
    how.side === null
      ? await answerForOtherSide(examiner, prepared.run, first, isMoves, list(opponent(own)))
      : { answers: first, side: how.side };
  const retried = await retryBadAnswers(examiner, tried);
  const { answers, isMisled, mixed } = await repeatRightAnswers(examiner, retried.answers);
  return {
    answers: answers.toSorted((a, b) => a.asked.empty - b.asked.empty),
    side,
    reader,
    isMoves,
    changed: isMisled ? 0 : retried.changed,
    isMisled,
    mixed,
  };
}

type Question = Pick<JudgedAnswer, 'asked' | 'call'>;

interface Examiner extends Pick<PreparedProgram, 'called'> {
  readonly bench: ProgramBench;
  readonly reader: ChoiceReader;
  /** The side that the program moved for in its run. */
  readonly own: Side;
  readonly write: (asked: AskedPosition) => Question;
  /** Null for a question that was not answered. */
  readonly ask: (questions: readonly Question[]) => Promise<readonly (CallResult | null)[]>;
  readonly judge: (question: Question, answer: CallResult | null) => JudgedAnswer;
}

function makeExaminer({ called, run, marks, side = null }: PreparedProgram, bench: ProgramBench): Examiner {
  const saidMax = run.reading?.max.how === 'said' ? run.reading.max.value : null;
  const reading = new Reading(run.trace!, called.source, { max: saidMax, first: side });
  const reader = new ChoiceReader(reading, marks);
  const own = reading.first;
  const root = findAskedRoot(reading);
  return {
    called,
    bench,
    reader,
    own,
    write: (asked) => {
      const { position } = asked;
      const turned = position.toMove === own ? null : marks;
      return { asked, call: rewriteCall(called.call, called.source, root, position, turned) };
    },
    ask: async (some) => {
      const questions = some.map(({ asked, call }) => ({ call, position: asked.position }));
      const answers = questions.length === 0 ? [] : await bench.ask(called, questions);
      return some.map((_, i) => answers[i] ?? null);
    },
    judge: ({ asked, call }, answer) => judgeProgramAnswer(asked, call, answer, reader),
  };
}

/** From the first answers the reader learns how to read all. */
async function answerAll(
  { reader, write, ask, judge }: Examiner,
  positions: readonly AskedPosition[],
  isFirst = false,
): Promise<Answers> {
  const questions = positions.map(write);
  const answers = await ask(questions);
  if (isFirst)
    reader.learn(
      answers.filter((each) => each !== null),
      positions.map(({ position }) => position),
    );
  return questions.map((question, i) => judge(question, answers[i]));
}

/** Adds the answers for the other side, or takes them instead, if the program plays both or only that one. */
async function answerForOtherSide(
  examiner: Examiner,
  run: PreparedProgram['run'],
  first: Answers,
  isMoves: boolean,
  positions: readonly AskedPosition[],
): Promise<Pick<PositionResults, 'answers' | 'side'>> {
  const { called, bench, reader, own } = examiner;
  if (positions.length === 0) return { answers: first, side: own };
  if (first.some(isBad) && writeUnseenCall(called.call, reader, isMoves)) {
    const answers = await answerAll(examiner, positions);
    if (!answers.some((each) => isBad(each) || each.choice.move === null))
      return { answers, side: opponent(own) };
  }
  const call = reader.reading.length > 1 ? writeOtherCall(called.call, reader, isMoves) : null;
  if (!call || !playsOther(reader, run, await bench.run({ ...called, ...call }), isMoves))
    return { answers: first, side: own };
  const second = await answerAll(examiner, positions);
  const only = isMoves ? findOnlySide(called.call, call.call, reader) : null;
  const [asked, others] = only === own ? [first, second] : [second, first];
  if (only && others.some(isBad) && !asked.some(isBad)) return { answers: asked, side: only };
  return { answers: [...first, ...second], side: null };
}

async function retryBadAnswers(
  { bench, ask, judge }: Examiner,
  answers: Answers,
): Promise<Pick<PositionResults, 'answers' | 'changed'>> {
  const bad = answers.filter(isBad);
  if (bad.length === 0) return { answers, changed: 0 };
  bench.renew();
  const again = await ask(bad);
  const better = bad
    .flatMap((each, i) => (again[i] ? [judge(each, again[i])] : []))
    .filter((each) => !isBad(each));
  return { answers: replaceAnswers(answers, better), changed: better.length };
}

/** Asks again in another order what was right, if the program may keep results from one call to the next. */
async function repeatRightAnswers(
  { called, ask, judge }: Examiner,
  answers: Answers,
): Promise<Pick<PositionResults, 'answers' | 'isMisled' | 'mixed'>> {
  if (!mayKeepResults(called) || answers.some(({ verdict }) => verdict !== 'right'))
    return { answers, isMisled: false, mixed: null };
  const { own, mixed } = await findMisled(
    answers.map(({ asked, call }) => ({ asked, call, position: asked.position })),
    ask,
    (question, answer) => judge(question, answer).verdict === 'wrong',
  );
  const worse = own.map(({ question, answer }) => judge(question, answer));
  return {
    answers: replaceAnswers(answers, worse),
    isMisled: worse.length > 0,
    mixed: mixed.at(-1)?.question.position ?? null,
  };
}

function replaceAnswers(answers: Answers, others: Answers): Answers {
  const byPosition = new Map(others.map((each) => [each.asked, each]));
  return answers.map((each) => byPosition.get(each.asked) ?? each);
}
