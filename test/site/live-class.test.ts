import { expect, test } from 'vitest';
import { shortenScene } from '../../src/site/class/fitted-scene.ts';
import { readClassAnswer, readStage } from '../../src/site/class/stage.ts';
import { countAnswers } from '../../src/site/class/tally.ts';
import type { Shared } from '../../src/site/present/messages.ts';
import type { Slide } from '../../src/site/present/slides.ts';

const numbers = { all: [], read: (given: string) => (given === 'none' ? [] : [given]) };
const counted = (rows: ReturnType<typeof countAnswers>) =>
  rows.map(({ answer, count }) => `${answer || 'others'}: ${count}`);

test('numbers are counted in falling order, however many gave each, and what is no answer is not', () => {
  expect(counted(countAnswers(['-1', '0', '9', '0', 'none', '0'], numbers))).toEqual([
    '9: 1',
    '0: 3',
    '-1: 1',
  ]);
});

test('a right answer that nobody gave has a row once it is told, and is never among the others', () => {
  const given = Array.from({ length: 12 }, (_, i) => `${i}`);
  expect(counted(countAnswers(['1'], numbers, ['0']))).toEqual(['1: 1', '0: 0']);
  const rows = countAnswers(given, numbers, ['99']);
  expect(counted(rows)[0]).toBe('99: 0');
  expect(rows.at(-1)).toEqual({ answer: '', count: 5 });
  expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(12);
});

test('answers to choose from keep their order, each with its row', () => {
  const choices = { all: ['0', '1', '2'], read: (given: string) => given.split(' ') };
  expect(counted(countAnswers(['2', '0 2', '2'], choices))).toEqual(['0: 1', '1: 0', '2: 3']);
});

const stage = { epoch: '0a1b2c3d', count: 1, lesson: 'alpha-beta', scene: null, asked: null };

test('a stage and an answer are read as they are sent', () => {
  const asked = { question: 'calls.value.3', phase: 'open' };
  expect(readStage({ ...stage, asked })).toEqual({ ...stage, asked });
  const answer = { lesson: 'alpha-beta', question: 'calls.value.3', given: '−1' };
  expect(readClassAnswer({ ...answer, more: 1 })).toEqual(answer);
});

test.each([
  null,
  'text',
  { ...stage, epoch: 'x' },
  { ...stage, count: 1.5 },
  { ...stage, lesson: '../../elsewhere' },
  { ...stage, lesson: 'https://elsewhere.example/' },
  { ...stage, asked: { question: '', phase: 'open' } },
  { ...stage, asked: { question: 'q', phase: 'told' } },
  { ...stage, asked: undefined },
])('no stage is %j', (raw) => {
  expect(readStage(raw)).toBeNull();
});

test.each([null, [], { lesson: 'a', question: 'q' }, { lesson: 'a', question: 'q', given: 'x'.repeat(81) }])(
  'no answer is %j',
  (raw) => {
    expect(readClassAnswer(raw)).toBeNull();
  },
);

test('a scene that is too long keeps the widgets on the slide', () => {
  const block = document.createElement('p');
  block.innerHTML = '<b id="here"></b>';
  const shared: Shared = {
    place: { section: 1, block: 0 },
    aside: null,
    isHidden: false,
    widgets: { here: { step: '4' }, elsewhere: { text: 'x'.repeat(900) } },
    open: [],
    answers: {},
  };
  const slide = { blocks: [block], stepper: null, end: 2 } as unknown as Slide;
  expect(Object.keys(shortenScene(shared, slide).widgets)).toEqual(['here', 'elsewhere']);
  const many = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`w${i}`, { text: 'x'.repeat(900) }]));
  const long = { ...shared, widgets: { ...shared.widgets, ...many } };
  expect(Object.keys(shortenScene(long, slide).widgets)).toEqual(['here']);
});
