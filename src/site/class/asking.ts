import { makeAnswerKey } from '../../elements/host/open-questions.ts';
import { Later } from '../../elements/kit/later.ts';
import { preference } from '../../elements/kit/preferences.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { PlyPredict } from '../../elements/questions/ply-predict.ts';
import {
  answerRows,
  nameAnswer,
  findAnswer,
  findAnswerKind,
  listChildScores,
  readAnswer,
  writeAnswer,
  type NodeAnswerKind,
  type Diagnosis,
} from '../../walk/index.ts';
import { Kind as NodeKind, type Trace } from '../../search/index.ts';
import { joinParts, words, type TextPart } from '../../words/index.ts';
import type { AskingTag } from '../../catalogue/index.ts';
import { readHeading } from '../present/slides.ts';
import type { QuestionText, Round } from './class-record.ts';
import type { Mistake } from '../../program/starts/mistakes.ts';
import { copyNodes } from '../every-page/copy-without-ids.ts';
import { findHandAsking, readHandAsking } from './hand-asking.ts';
import { readQuizAsking } from './quiz-asking.ts';
import type { TallyRules } from './tally.ts';

export interface Asking {
  readonly element: HTMLElement;
  readonly name: string;
  /** Whether the teacher has to ask it explicitly, because a lesson has many like it. */
  readonly isOffered?: boolean;
  /** Whether it says why its answer is right, once that is revealed. */
  readonly isExplained?: boolean;
  text(): readonly Node[];
  /** Null until the search with the answers is ready. */
  readonly tally: TallyRules | null;
  /** The picture needed to answer, which has to stay visible: its own board or listing, or a node of a search. */
  readonly drawing: 'own' | 'node' | null;
  label(answer: string): TextPart;
  isRight(answer: string): boolean;
  /** Judges all that was given, which may be several answers. */
  isWholeRight(given: string): boolean;
  /** Those that can be given, which a range of numbers cannot. Null if no answer can be shown. */
  right(): readonly string[] | null;
  /** Describes what leads to an answer; empty if unknown. */
  way(answer: string): string;
  /** The mistake behind a wrong answer, if it has a page; else null. */
  mistake?(answer: string): Mistake | null;
  reveal(): void;
}

const askings: Readonly<Record<AskingTag, (element: never) => Asking | null>> = {
  'ply-by-hand': readHandAsking,
  'ply-predict': readPredictAsking,
  'ply-blocks': readProgramAsking,
  'ply-program': readProgramAsking,
  'ply-quiz': readQuizAsking,
};

export function findAsking(block: HTMLElement): Asking | null {
  return block.matches('[data-asks]') ? askings[block.localName as AskingTag](block as never) : null;
}

export function findQuestion(lesson: ParentNode, name: string): Asking | null {
  const all = [...lesson.querySelectorAll<HTMLElement>('[data-asks]')].map(findAsking);
  return all.find((asking) => asking?.name === name) ?? findHandAsking(lesson, name);
}

function readPredictAsking(element: PlyPredict): Asking {
  const read = (answer: string) => {
    const { asked } = element;
    const given = asked && readAnswer(asked.trace, asked.question, answer);
    return asked && given !== null ? { ...asked, given } : null;
  };
  const judge = (answer: string) => {
    const known = read(answer);
    return known !== null && known.given === findAnswer(known.trace, known.question);
  };
  return {
    element,
    isExplained: true,
    drawing: answerRows[findAnswerKind(element.ask)].isOnBoard ? 'node' : null,
    name: makeAnswerKey(element),
    text: () =>
      copyNodes(
        [...element.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('slot'))),
      ),
    get tally() {
      if (!element.asked) return null;
      const form = findAnswerKind(element.ask);
      return {
        all: predictForms[form].all,
        isFalling: answerRows[form].isFalling,
        read: (given: string) => {
          const known = read(given);
          return known && [writeAnswer(known.given)];
        },
      };
    },
    label(answer) {
      const known = read(answer);
      if (!known) return answer;
      return nameAnswer(known.trace, known.question, known.given, preference('naming'));
    },
    isRight: judge,
    isWholeRight: judge,
    right: () =>
      element.asked ? [writeAnswer(findAnswer(element.asked.trace, element.asked.question))] : [],
    way(answer) {
      const known = read(answer);
      if (!known || !diagnosing.part) return '';
      const { trace, question, given } = known;
      const diagnosis = diagnosing.part.diagnose(trace, question, given);
      return predictForms[findAnswerKind(question.ask)].describeWay(diagnosis, trace, question.node);
    },
    reveal() {
      const { asked, host } = element;
      if (asked && host?.session?.trace === asked.trace)
        host.session.step = asked.trace.exitStep(asked.question.node);
    },
  };
}

export const diagnosing = new Later(() => import('../../elements/questions/judging.ts'));

/** An answer about a node: which there are (empty if they are not listed), and what leads to one. */
interface PredictForm {
  readonly all: readonly string[];
  /** The right answer is explained too; otherwise its silence would give it away. */
  readonly describeWay: (diagnosis: Diagnosis, trace: Trace, node: number) => string;
}

const predictForms: Readonly<Record<NodeAnswerKind, PredictForm>> = {
  score: {
    all: [],
    describeWay: (diagnosis, trace, node) =>
      diagnosis === 'right' ? describeRightWay(trace, node) : describeWrongWay(diagnosis, trace, node),
  },
  move: {
    all: [],
    describeWay(diagnosis, trace, node) {
      const wrong = listChildScores(trace, node).filter((score) => score !== trace.score[node]);
      // If all wrong moves have one score, whoever is wrong chose the smallest or the largest, whatever the reason.
      if (new Set(wrong).size === 1) return '';
      return diagnosis === 'right' ? words.ways.move : describeWrongWay(diagnosis, trace, node);
    },
  },
  'yes or no': { all: ['yes', 'no'], describeWay: () => '' },
};

function describeRightWay(trace: Trace, node: number): string {
  const ways = words.ways;
  const kind = trace.kindOf(node);
  if (kind === NodeKind.terminal) return ways.leaf;
  if (kind === NodeKind.frontier) return ways.frontier;
  return trace.isMax(node) ? ways.max : ways.min;
}

function describeWrongWay(diagnosis: Exclude<Diagnosis, 'right'>, trace: Trace, node: number): string {
  const ways = words.ways;
  if (diagnosis === 'swapped') return trace.isMax(node) ? ways.swappedMax : ways.swappedMin;
  return diagnosis === 'rise' || diagnosis === 'unknown' ? '' : ways[diagnosis];
}

export function readQuestionText(asking: Asking): string {
  const texts = asking.text().map(({ textContent }) => textContent);
  return texts.join(' ').replace(/\s+/g, ' ').trim();
}

/** The question for the list of all answers. A given text may count for several answers, or for none. */
export function describeAsked(asking: Asking, votes: Round['votes']): QuestionText {
  const { element, tally } = asking;
  const name = (answers: readonly string[]) =>
    answers.map((each) => joinParts([asking.label(each)], '').text).join('; ');
  const right = asking.right();
  const given = new Set(votes.flatMap((answers) => [...answers.values()]));
  const known = [...given].flatMap((each) => {
    const read = tally?.read(each);
    return read ? [{ each, label: name(read) || words.classAnswers.none }] : [];
  });
  return {
    lesson: readHeading(document.querySelector('h1')),
    section: readHeading(element.closest('section')?.querySelector('h2') ?? null),
    question: readQuestionText(asking),
    right: name(right ?? []),
    labels: Object.fromEntries(known.map(({ each, label }) => [each, label])),
    verdicts: right ? Object.fromEntries(known.map(({ each }) => [each, asking.isWholeRight(each)])) : {},
  };
}

/** The answers are the numbers of the goals reached. Null if it has no known goal. */
function readProgramAsking(element: PlyProgram): Asking | null {
  const asked = element.asks.split(/\s+/).filter(isGoal);
  if (asked.length === 0) return null;
  const numbers = asked.map((_, index) => `${index + 1}`);
  return {
    element,
    drawing: null,
    name: element.id,
    text: () => [new Text(words.goals.label)],
    tally: {
      all: numbers,
      isFalling: false,
      read: (given) =>
        /^[\d ]+$/.test(given) ? numbers.filter((each) => given.split(' ').includes(each)) : null,
    },
    label: (number) => words.goals.asked[asked[Number(number) - 1]],
    isRight: () => false,
    isWholeRight: () => false,
    right: () => null,
    way: () => '',
    reveal() {},
  };
}

function isGoal(name: string): name is keyof typeof words.goals.asked {
  return Object.hasOwn(words.goals.asked, name);
}
