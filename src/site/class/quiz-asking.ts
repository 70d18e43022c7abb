import { preference } from '../../elements/kit/preferences.ts';
import type { PlyQuiz } from '../../elements/questions/ply-quiz.ts';
import { isMistake } from '../../program/starts/mistakes.ts';
import { findQuizKind, judgeQuiz, quizKinds, type QuizKind } from '../../walk/index.ts';
import { words, type Belief } from '../../words/index.ts';
import { copyNodes } from '../every-page/copy-without-ids.ts';
import type { Asking } from './asking.ts';

export function readQuizAsking(element: PlyQuiz): Asking {
  const { ask, answers } = element;
  const kind = findQuizKind(ask);
  const { split, isListed, isFalling } = quizKinds[kind];
  const { drawing, isKnown, label } = quizForms[kind];
  const findTold = (answer: string) => judgeQuiz(ask, answers, answer).told.at(0);
  const findBelief = (answer: string) => findTold(answer)?.belief ?? '';
  const read = (given: string) => {
    const all = split(given);
    return all?.every((answer) => isKnown(element, answer)) ? all : null;
  };
  return {
    element,
    isExplained: true,
    drawing,
    name: element.id,
    text: () => copyNodes([...element.querySelectorAll(':scope > [slot="question"]')]),
    tally: {
      all: isListed ? answers.map(({ answer }) => answer) : [],
      isFalling,
      read,
    },
    label: (answer) => label(element, answer),
    isRight: (answer) => findTold(answer)?.isRight ?? false,
    isWholeRight: (given) => judgeQuiz(ask, answers, given).isRight,
    right: () => answers.flatMap(({ answer, isRight }) => (isRight && read(answer)) || []),
    way(answer) {
      const belief = findBelief(answer);
      return isBelief(belief) ? words.beliefs[belief] : '';
    },
    mistake(answer) {
      const belief = findBelief(answer);
      return isMistake(belief) ? belief : null;
    },
    reveal() {},
  };
}

/** One answer to a quiz: what shows it, whether it can be given, and what it is called. */
interface QuizForm {
  readonly drawing: Asking['drawing'];
  readonly isKnown: (quiz: PlyQuiz, answer: string) => boolean;
  readonly label: (quiz: PlyQuiz, answer: string) => string;
}

const listed: QuizForm = {
  drawing: null,
  isKnown: ({ answers }, answer) => answers.some((each) => each.answer === answer),
  label: ({ answers }, answer) => answers.find((each) => each.answer === answer)?.label ?? answer,
};

const quizForms: Readonly<Record<QuizKind, QuizForm>> = {
  one: listed,
  several: listed,
  number: { drawing: null, isKnown: () => true, label: (_, answer) => answer.replace('-', '−') },
  move: {
    drawing: 'own',
    isKnown(quiz, answer) {
      const position = quiz.readPosition();
      return position.game.moves(position).some((move) => `${move}` === answer);
    },
    label: (quiz, answer) => quiz.readPosition().game.moveName(Number(answer), preference('naming')),
  },
  line: {
    drawing: 'own',
    isKnown: (quiz, answer) => quiz.querySelector(`[slot="line-${CSS.escape(answer)}"]`) !== null,
    label: (_, answer) => words.quiz.line(answer),
  },
};

function isBelief(name: string): name is Belief {
  return Object.hasOwn(words.beliefs, name);
}
