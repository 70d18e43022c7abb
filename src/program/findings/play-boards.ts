import { parsePosition, type MnkPosition, type Move, type Side } from '../../game/index.ts';
import type { SurveyedPosition } from '../../search/index.ts';
import { countEmpty, rewriteCall } from '../call-at.ts';
import { readLiteral } from '../literal.ts';
import { readCells } from '../read-cells.ts';
import { isOfPlainValue } from '../own-members.ts';
import { isLacking, type CallResult } from '../runtime.ts';
import { ChoiceReader, type Choice } from './choice-reader.ts';
import { findTrueValue, listSurveyed } from './every-position.ts';
import { findMisled } from './kept-results.ts';
import { findAskedRoot } from './other-side.ts';

export interface ProgramQuestion {
  readonly call: string;
  readonly position: MnkPosition;
}

/** Asks a program without recording. Returns fewer answers than questions if it takes too long. */
export type AskProgram = (questions: readonly ProgramQuestion[]) => Promise<readonly CallResult[]>;

export interface Loss {
  readonly position: MnkPosition;
  readonly call: string;
  readonly choice: Choice;
  readonly answer: CallResult;
  /** The value of the position and after the move: 1 if X wins, −1 if O does. */
  readonly value: number;
  readonly after: number | null;
  /** A move that keeps the value. */
  readonly better: Move;
}

export interface Play {
  /** The number of positions with an answer that can be read. */
  readonly asked: number;
  /** The number of positions with any answer. */
  readonly answered: number;
  readonly isMoves: boolean;
  /** One of the smallest positions in which it lost value; null if it lost none. */
  readonly loss: Loss | null;
  /** The first position in which it returned nothing that can be read, and changed no board; null if there is none. */
  readonly silence: Loss | null;
  /** A position in which it lost value only after it was called for the other side. */
  readonly mixed: MnkPosition | null;
  /** The first positions in which a move that kept the value won later, or lost sooner, than another. */
  readonly slow: SlowChoices;
  readonly sides: readonly Side[];
  /** The side whose choices are all right, where the other side's are not. */
  readonly rightFor?: Side | null;
  /** The work of a question at the largest number of empty cells, in milliseconds of a usual computer. */
  readonly work: number;
}

/** From this many right positions on, a program plays right, whatever its inner calls return. */
export const MANY = 100;

export const NONE_SLOW: SlowChoices = { win: null, defeat: null };

export const NOT_PLAYED: Play = {
  asked: 0,
  answered: 0,
  isMoves: false,
  loss: null,
  silence: null,
  mixed: null,
  slow: NONE_SLOW,
  sides: [],
  work: Infinity,
};

export interface SlowChoices {
  readonly win: SlowChoice | null;
  readonly defeat: SlowChoice | null;
}

export interface SlowChoice {
  readonly position: MnkPosition;
  readonly move: Move;
  readonly better: Move;
}

/** Positions with more empty cells are tried later, if at all: in some programs one takes seconds. */
const MOST_EMPTY = 6;
/** Work for those positions together, in milliseconds of a usual computer. */
const MOST_WORK = 10_000;

function isLarge({ pliesLeft }: SurveyedPosition): boolean {
  return pliesLeft > MOST_EMPTY;
}

/** The number of positions left to try; 0 if, judging by the others, they would take too much work. */
export function countLarge({ sides, work }: Play): number {
  const large = sides.flatMap(listSurveyed).filter(isLarge);
  const foreseen = large.reduce((sum, { pliesLeft }) => sum + work * foreseeGrowth(pliesLeft), 0);
  return foreseen > MOST_WORK ? 0 : large.length;
}

/** How many times as long a plain search takes as with the most empty cells that are tried first. */
function foreseeGrowth(empty: number): number {
  return empty > MOST_EMPTY ? empty * foreseeGrowth(empty - 1) : 1;
}

/** Tries those positions too. */
export async function playLarge(
  played: Play,
  call: string,
  reader: ChoiceReader,
  ask: AskProgram,
): Promise<Play> {
  let all = played;
  for (const side of played.sides)
    if (!all.loss) all = addPlay(all, await playAll(call, reader, ask, side, true));
  return all;
}

export function addPlay(first: Play, second: Play): Play {
  return {
    asked: first.asked + second.asked,
    answered: first.answered + second.answered,
    isMoves: first.isMoves,
    loss: findSmaller(first.loss, second.loss),
    silence: first.silence ?? second.silence,
    mixed: first.mixed ?? second.mixed,
    slow: { win: first.slow.win ?? second.slow.win, defeat: first.slow.defeat ?? second.slow.defeat },
    sides: [...new Set([...first.sides, ...second.sides])],
    work: Math.max(first.work, second.work),
  };
}

function findSmaller(one: Loss | null, other: Loss | null): Loss | null {
  if (!one || !other) return one ?? other;
  return countEmpty(other.position) < countEmpty(one.position) ? other : one;
}

/** Tries the same positions again in one run: results that the program keeps from one call to the next may mislead it. */
export async function playAgain(
  played: Play,
  call: string,
  reader: ChoiceReader,
  ask: AskProgram,
): Promise<Play> {
  const questions = played.sides
    .flatMap(listSurveyed)
    .filter((each) => !isLarge(each))
    .map((surveyed) => {
      const position = parsePosition(surveyed.text) as MnkPosition;
      return { ...writeQuestion(call, reader, position), surveyed };
    });
  const readLoss = (question: (typeof questions)[number], answer: CallResult) => {
    const choice = reader.read(answer, question.position);
    const isAnswer = !answer.raised && !isUnread(answer, choice, question, reader);
    return isAnswer ? findLoss(question, choice, answer, question.surveyed) : null;
  };
  const { own, mixed } = await findMisled(questions, ask, (...answered) => readLoss(...answered) !== null);
  const smallest = own.at(-1);
  return {
    ...played,
    loss: smallest ? readLoss(smallest.question, smallest.answer) : null,
    mixed: mixed.at(-1)?.question.position ?? null,
  };
}

function writeQuestion(call: string, reader: ChoiceReader, position: MnkPosition): ProgramQuestion {
  const { reading, marks } = reader;
  const isFirst = position.toMove === reading.first;
  return {
    call: rewriteCall(call, reading.source, findAskedRoot(reading), position, isFirst ? null : marks),
    position,
  };
}

/** Tries the positions of a side by number of empty cells; stops after the first number with a loss. */
export async function playAll(
  call: string,
  reader: ChoiceReader,
  ask: AskProgram,
  side: Side = reader.reading.first,
  isOfLarge = false,
): Promise<Play> {
  const all = listSurveyed(side).filter((each) => isLarge(each) === isOfLarge);
  const sides = [side];
  let [asked, answered, moves, work] = [0, 0, 0, 0];
  let slow = NONE_SLOW;
  let silence: Loss | null = null;
  for (let empty = 1; empty <= 9; empty++) {
    const surveyed = all.filter(({ pliesLeft }) => pliesLeft === empty);
    const positions = surveyed.map(({ text }) => parsePosition(text) as MnkPosition);
    if (positions.length === 0) continue;
    const questions = positions.map((position) => writeQuestion(call, reader, position));
    const answers = await ask(questions);
    const isAll = answers.length === questions.length;
    work = isAll ? answers.reduce((sum, each) => sum + each.work, 0) / answers.length : Infinity;
    // On a board with few marks almost any number is an empty cell.
    if (!isOfLarge) reader.learn(answers, positions);
    let loss: Loss | null = null;
    for (const [i, answer] of answers.entries()) {
      const choice = reader.read(answer, positions[i]);
      if (answer.returned !== null) answered++;
      if (isUnread(answer, choice, questions[i], reader)) {
        // A board is an answer: a program may play on to the end, or begin again.
        const isBoard = answer.returned !== null && readCells(readLiteral(answer.returned)) !== null;
        if (answer.returned !== null && !isBoard && !reader.beginsAgain(answer, positions[i]))
          silence ??= { ...questions[i], choice, answer, ...readTruth(surveyed[i]) };
        continue;
      }
      asked++;
      if (choice.move !== null) {
        moves++;
        slow = addSlowChoice(slow, positions[i], choice.move, surveyed[i]);
      }
      loss ??= findLoss(questions[i], choice, answer, surveyed[i]);
    }
    // A program that moves on most boards should move on all.
    if (moves > answered / 2) loss ??= silence;
    if (loss) return { asked, answered, isMoves: moves > 0, loss, silence, mixed: null, slow, sides, work };
    // Stops if answers can't be read, or take too long.
    if (asked === 0 || !isAll) break;
  }
  return { asked, answered, isMoves: moves > 0, loss: null, silence, mixed: null, slow, sides, work };
}

export function addSlowChoice(
  slow: SlowChoices,
  position: MnkPosition,
  move: Move,
  { plain, depth }: Pick<SurveyedPosition, 'plain' | 'depth'>,
): SlowChoices {
  const kind = plain.score === 0 ? null : plain.score > 0 === (position.toMove === 'x') ? 'win' : 'defeat';
  const isSlow = plain.best.includes(move) && !depth.best.includes(move);
  if (kind === null || slow[kind] || !isSlow) return slow;
  return { ...slow, [kind]: { position, move, better: depth.best[0] } };
}

function isUnread(
  answer: CallResult,
  { move, winner }: Choice,
  { call }: ProgramQuestion,
  { reading }: ChoiceReader,
): boolean {
  const { raised, board } = answer;
  if (!raised) return move === null && winner === null;
  const isOurs = isLacking(answer) || isOfPlainValue(raised, reading.source, `${call} ${board}`);
  return raised.limit !== null || isOurs;
}

function readTruth({ plain }: SurveyedPosition): Pick<Loss, 'value' | 'better' | 'after'> {
  return { value: plain.score, better: plain.best[0], after: null };
}

/** Null if the choice keeps the value of the position. */
function findLoss(
  question: ProgramQuestion,
  choice: Choice,
  answer: CallResult,
  surveyed: SurveyedPosition,
): Loss | null {
  const { value } = readTruth(surveyed);
  const { move, winner } = choice;
  const { position } = question;
  const lost = { call: question.call, position, choice, answer, ...readTruth(surveyed) };
  if (answer.raised) return lost;
  if (move === null) return winner === value ? null : lost;
  if (surveyed.plain.best.includes(move)) return null;
  const isOpen = position.game.moves(position).includes(move);
  return { ...lost, after: isOpen ? findTrueValue(position.game.play(position, move)) : null };
}
