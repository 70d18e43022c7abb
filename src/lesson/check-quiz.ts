import { defaultNaming, isMoveText, type Position } from '../game/index.ts';
import { quizKinds, readNumberRange, type QuizKind } from '../walk/index.ts';
import { words } from '../words/index.ts';
import { findBoardProblem } from './check-board.ts';
import type { ContainerToken } from './containers.ts';
import type { Excerpt } from './excerpt.ts';
import { codeLanguages } from './highlight.ts';
import type { ProblemList } from './problems.ts';
import { writePlainText } from './prose.ts';
import { bullets } from './typing.ts';
import { readQuiz, readQuizPosition, type Quiz, type QuizItem } from './read-quiz.ts';

const { quiz: texts } = words.lessonProblems;

/** A line that is meant as an answer, but begins with a dash or lacks a space. */
const misshapen = new RegExp(String.raw`^[ \t]*[-–—−*+${bullets}][ \t]*\[[ xX]?\].*`, 'm');

/** A dash that is too short to divide an answer from its feedback. */
const shortDash = /\s(–|--?|−)\s/;

export function checkQuiz(token: ContainerToken, excerpt: Excerpt, problems: ProblemList): void {
  const quiz = readQuiz(token);
  const start = excerpt.at(0);
  const { isListed, isMany, subject } = quizKinds[quiz.kind];
  const position = subject === 'position' ? checkPosition(quiz, token.name, start, problems) : null;
  if (subject === 'language') for (const problem of listListingProblems(quiz)) problems.add(start, problem);
  const isAsked = subject === 'position' && !isBoard(quiz.subject) && quiz.subject !== '';
  if (!isAsked && writePlainText(quiz.question).trim() === '')
    problems.add(start, texts.noQuestion(token.name));
  if (quiz.items.length === 0) {
    const [line] = misshapen.exec(excerpt.text) ?? [];
    return line
      ? problems.add(excerpt.at(excerpt.text.indexOf(line)), texts.misshapen(line.trim()))
      : problems.add(start, texts.noAnswers());
  }
  let from = 0;
  const seen: string[] = [];
  for (const each of quiz.items) {
    const [line] = each.item.raw.split('\n', 1);
    const found = Math.max(excerpt.text.indexOf(line, from), from);
    from = found + 1;
    const text = readLabel(each);
    const [, dash] = (each.feedback.length === 0 && shortDash.exec(text)) || [];
    if (dash) problems.add(excerpt.at(found), texts.shortDash(text, dash));
    else
      for (const problem of listProblems(each, text, quiz, position, seen))
        problems.add(excerpt.at(found), problem);
    if (!dash && each.item.task && text !== '' && each.feedback.length === 0)
      problems.advise(excerpt.at(found), texts.noFeedback(text));
    if (text && seen.includes(text)) problems.add(excerpt.at(found), texts.repeated(text));
    seen.push(text);
  }
  const right = quiz.items.filter(({ isRight }) => isRight).length;
  if (right === 0) problems.add(start, texts.noneRight());
  if (right > 1 && isListed && !isMany) problems.add(start, texts.severalRight(right));
  if (isListed && quiz.items.length === 1) problems.add(start, texts.oneAnswer());
}

export function readLabel({ label }: QuizItem): string {
  return writePlainText(label).trim();
}

function checkPosition(quiz: Quiz, name: string, at: number, problems: ProblemList): Position | null {
  if (!isBoard(quiz.subject)) problems.add(at, texts.noPosition());
  const position = isBoard(quiz.subject) ? problems.attempt(at, () => readQuizPosition(quiz)) : undefined;
  if (!position) return null;
  const use = {
    place: `:::${name}`,
    isTurnWritten: false,
    needsMoves: quizKinds[quiz.kind].isMove,
    isImpossible: null,
  };
  const problem = findBoardProblem(position, use);
  if (problem === null) return position;
  problems.add(at, problem);
  return null;
}

/** Whether the word before a question is meant as a position, not as the first of the question. */
function isBoard(word: string): boolean {
  return /[/|_.…\d]|^[xo]+$/i.test(word.replace(/[.:?!]$/, ''));
}

function* listListingProblems({ subject, listings }: Quiz): Generator<string, void> {
  const [listing] = listings;
  if (!codeLanguages.includes(subject)) yield texts.noLanguage(subject, codeLanguages);
  else if (listing?.lang && listing.lang !== subject) yield texts.otherLanguage(listing.lang, subject);
  if (listings.length !== 1) yield texts.listings(listings.length);
}

/** Whether an answer is never reached, because an earlier one includes all of its numbers. */
function hides(before: string, text: string): boolean {
  const [outer, inner] = [readNumberRange(before), readNumberRange(text)];
  return outer !== null && inner !== null && outer.from <= inner.from && inner.to <= outer.to;
}

function* listProblems(
  each: QuizItem,
  text: string,
  { kind, listings }: Quiz,
  position: Position | null,
  seen: readonly string[],
): Generator<string, void> {
  const { item, isRight, belief } = each;
  if (!item.task) {
    yield texts.plainAnswer(text);
    return;
  }
  if (text === '') yield texts.noLabel();
  if (belief !== null && !Object.hasOwn(words.beliefs, belief))
    yield texts.noBelief(belief, Object.keys(words.beliefs));
  else if (belief !== null && isRight) yield texts.rightBelief(belief);
  const listOthers = listLabelProblems[kind];
  if (text === '' || listOthers === null) return;
  if (text !== 'other') yield* listOthers(text, listings, position, seen);
  else if (isRight) yield texts.otherRight();
}

type ListLabelProblems = (
  text: string,
  listings: Quiz['listings'],
  position: Position | null,
  /** The answers before it. */
  seen: readonly string[],
) => Iterable<string>;

/** What is wrong with an answer that the author foresees; null if the answers are a list. */
const listLabelProblems: Readonly<Record<QuizKind, ListLabelProblems | null>> = {
  one: null,
  several: null,
  *number(text, _listings, _position, seen) {
    if (readNumberRange(text) === null) yield texts.notNumber(text);
    const around = seen.includes(text) ? undefined : seen.find((before) => hides(before, text));
    if (around !== undefined) yield texts.neverReached(text, around);
  },
  *line(text, [listing]) {
    if (!listing) return;
    const lines = listing.text.split('\n');
    const isLine = /^[1-9]\d*$/.test(text) && lines[Number(text) - 1]?.trim();
    if (!isLine) yield texts.notLine(text, lines.length);
  },
  *move(text, _, position) {
    if (!position) return;
    const { game } = position;
    const moves = game.moves(position);
    const names = moves.map((move) => game.moveName(move, defaultNaming));
    if (!moves.some((move) => isMoveText(game, move, text))) yield texts.notMove(text, names);
  },
};
