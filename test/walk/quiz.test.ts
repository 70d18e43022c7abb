import { describe, expect, test } from 'vitest';
import { judgeQuiz, quizKinds, type QuizKind } from '../../src/walk/index.ts';

const kinds = Object.keys(quizKinds) as QuizKind[];

test.each(kinds)('%s: what is stored when an answer is pressed is read as that answer', (kind) => {
  const { press, split } = quizKinds[kind];
  expect(split(press('', '3'))).toEqual(['3']);
  expect(split('')).toBeNull();
});

describe('several answers', () => {
  const { press, split } = quizKinds.several;
  const answers = ['0', '1', '2'].map((answer) => ({
    answer,
    isRight: answer !== '1',
    belief: '',
    label: answer,
  }));

  test('a second press takes one back', () => {
    expect(press('0 2', '0')).toBe('2');
    expect(press('2', '2')).toBe('');
  });

  test('their order does not matter, and one sent twice counts once', () => {
    expect(split(press('2', '0'))).toEqual(split(press('0', '2')));
    expect(split('2 0 2')).toEqual(['0', '2']);
    expect(judgeQuiz('several', answers, '2 0').isRight).toBe(true);
    expect(judgeQuiz('several', answers, '2')).toMatchObject({ isRight: false, missing: 1 });
  });

  test('are no answer to a question that has one', () => {
    expect(judgeQuiz('one', answers, '0').isRight).toBe(true);
    expect(judgeQuiz('one', answers, '0 2').isRight).toBe(false);
  });
});
