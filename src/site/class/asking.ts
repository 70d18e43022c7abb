import { predictName } from '../../elements/host/waiting.ts';
import { Later } from '../../elements/kit/later.ts';
import { preference } from '../../elements/kit/preferences.ts';
import type { PlyProgram } from '../../elements/program/ply-program.ts';
import type { PlyPredict } from '../../elements/questions/ply-predict.ts';
import type { PlyQuiz } from '../../elements/questions/ply-quiz.ts';
import { judgeQuiz, readQuizAnswer } from '../../elements/questions/quiz-verdict.ts';
import { parsePosition } from '../../game/index.ts';
import { answerName, answerTo, givenTo, readAnswer, writeAnswer, type Diagnosis } from '../../walk/index.ts';
import { Kind as NodeKind } from '../../search/index.ts';
import { words, type Sayable } from '../../words/index.ts';
import type { AskingTag } from '../../catalogue/index.ts';
import { copyOf } from '../page/copy-of.ts';
import type { AnswerKind } from './tally.ts';

/** A question of a lesson that a class can be asked. */
export interface Asking {
  readonly element: HTMLElement;
  /** Its name within the lesson. */
  readonly name: string;
  /** Its text as it stands in the lesson, without its answers. */
  text(): readonly Node[];
  /** How its answers are counted; null while the search that knows them is not there. */
  readonly kind: AnswerKind | null;
  /** What an answer is called. */
  label(answer: string): Sayable;
  isRight(answer: string): boolean;
  /** The right answers, as far as they can be named; null where there is none that could be shown. */
  right(): readonly string[] | null;
  /** What leads to an answer, in words; empty where nothing is known of that. */
  way(answer: string): string;
  /** Shows in the search why it is so. */
  reveal(): void;
}

/** How each kind of element asks a class. */
const askings: Readonly<Record<AskingTag, (element: never) => Asking | null>> = {
  'ply-predict': predictAsking,
  'ply-program': programAsking,
  'ply-quiz': quizAsking,
};

/** The question that a block of a lesson asks; null for none. */
export function askingIn(block: HTMLElement): Asking | null {
  return block.matches('[data-asks]') ? askings[block.localName as AskingTag](block as never) : null;
}

/** The question of this name in a lesson; null for none. */
export function findQuestion(lesson: ParentNode, name: string): Asking | null {
  const all = [...lesson.querySelectorAll<HTMLElement>('[data-asks]')].map(askingIn);
  return all.find((asking) => asking?.name === name) ?? null;
}

function predictAsking(element: PlyPredict): Asking {
  const read = (answer: string) => {
    const { asked } = element;
    const given = asked && readAnswer(asked.trace, asked.question, answer);
    return asked && given !== null ? { ...asked, given } : null;
  };
  return {
    element,
    name: predictName(element),
    text: () =>
      copied(
        [...element.childNodes].filter((node) => !(node instanceof Element && node.hasAttribute('slot'))),
      ),
    get kind() {
      const { ask } = element;
      if (!element.asked) return null;
      return {
        all: givenTo(ask) === 'yes or no' ? ['yes', 'no'] : [],
        read: (given: string) => {
          const known = read(given);
          return known && [writeAnswer(known.given)];
        },
      };
    },
    label(answer) {
      const known = read(answer);
      if (!known) return answer;
      return answerName(known.trace, known.question, known.given, preference('naming'));
    },
    isRight(answer) {
      const known = read(answer);
      return known !== null && known.given === answerTo(known.trace, known.question);
    },
    right: () => (element.asked ? [writeAnswer(answerTo(element.asked.trace, element.asked.question))] : []),
    way(answer) {
      const known = read(answer);
      if (!known || typeof known.given === 'boolean' || !diagnosing.part) return '';
      const { trace, question, given } = known;
      return wayTo(diagnosing.part.diagnose(trace, question, given), {
        isMove: givenTo(question.ask) === 'move',
        isMax: trace.isMax(question.node),
        kind: trace.kindOf(question.node),
      });
    },
    reveal() {
      const { asked, host } = element;
      if (asked && host?.session?.trace === asked.trace)
        host.session.step = asked.trace.exitStep(asked.question.node);
    },
  };
}

/** What it takes to tell the mistakes behind answers. */
export const diagnosing = new Later(() => import('../../elements/questions/judging.ts'));

interface AskedPlace {
  readonly isMove: boolean;
  readonly isMax: boolean;
  readonly kind: NodeKind;
}

/** What leads to an answer; the right one has its way too, or its silence would tell. */
function wayTo(diagnosis: Diagnosis, { isMove, isMax, kind }: AskedPlace): string {
  const { ways } = words.liveClass;
  if (diagnosis === 'swapped') return isMax ? ways.swappedMax : ways.swappedMin;
  if (diagnosis !== 'right') return diagnosis === 'rise' ? '' : ways[diagnosis];
  if (isMove) return ways.move;
  if (kind === NodeKind.terminal) return ways.leaf;
  if (kind === NodeKind.frontier) return ways.frontier;
  return isMax ? ways.max : ways.min;
}

function quizAsking(element: PlyQuiz): Asking {
  const { ask, answers } = element;
  const isListed = ask === 'one' || ask === 'several';
  const isKnown = (answer: string) => {
    if (isListed) return answers.some((each) => each.answer === answer);
    if (ask === 'line') return element.querySelector(`[slot="line-${CSS.escape(answer)}"]`) !== null;
    if (ask === 'number') return true;
    const position = parsePosition(element.position);
    return position.game.moves(position).some((move) => `${move}` === answer);
  };
  return {
    element,
    name: element.id,
    text: () => copied([...element.querySelectorAll(':scope > [slot="question"]')]),
    kind: {
      all: isListed ? answers.map(({ answer }) => answer) : [],
      read(given) {
        const all = readQuizAnswer(ask, given)?.split(' ') ?? [];
        const isOne = all.length === 1 || (ask === 'several' && all.length > 0);
        return isOne && all.every(isKnown) ? all : null;
      },
    },
    label(answer) {
      if (isListed) return answers.find((each) => each.answer === answer)?.label ?? answer;
      if (ask === 'line') return words.quiz.line(answer);
      if (ask === 'move')
        return parsePosition(element.position).game.moveName(Number(answer), preference('naming'));
      return answer.replace('-', '−');
    },
    isRight: (answer) =>
      isListed
        ? (answers.find((each) => each.answer === answer)?.isRight ?? false)
        : judgeQuiz(ask, answers, answer).isRight,
    right: () =>
      answers.filter((each) => each.isRight && !/ to |other/.test(each.answer)).map(({ answer }) => answer),
    way: () => '',
    reveal() {},
  };
}

/** A program of which something is asked: its answers are the numbers of what is done; null where it asks nothing known. */
function programAsking(element: PlyProgram): Asking | null {
  const asked = element.asks.split(/\s+/).filter(isGoal);
  if (asked.length === 0) return null;
  const numbers = asked.map((_, index) => `${index + 1}`);
  return {
    element,
    name: element.id,
    text: () => [new Text(words.goals.label)],
    kind: {
      all: numbers,
      read: (given) =>
        /^[\d ]+$/.test(given) ? given.split(' ').filter((each) => numbers.includes(each)) : null,
    },
    label: (number) => words.goals.asked[asked[Number(number) - 1]],
    isRight: () => false,
    right: () => null,
    way: () => '',
    reveal() {},
  };
}

function copied(nodes: readonly Node[]): readonly Node[] {
  return nodes.map((node) => (node instanceof Element ? copyOf(node) : node.cloneNode(true)));
}

function isGoal(name: string): name is keyof typeof words.goals.asked {
  return Object.hasOwn(words.goals.asked, name);
}
