import { expect, test, vi } from 'vitest';
import {
  buildAnswersTable,
  countRight,
  listQuestions,
  listSeat,
  writeCsv,
} from '../../src/site/class/answers-table.ts';
import { ClassRecord, type Round } from '../../src/site/class/class-record.ts';
import type { Asking } from '../../src/site/class/asking.ts';
import { ClassResults } from '../../src/site/class/class-results.ts';
import { countVotes } from '../../src/site/class/class-view.ts';
import { buildStage, fitStage } from '../../src/site/class/fit-stage.ts';
import { readClassAnswer, readStage } from '../../src/site/class/stage.ts';
import { Seat } from '../../src/site/class/seat.ts';
import { showResults } from '../../src/site/class/show-results.ts';
import { Seats } from '../../src/site/class/seats.ts';
import { countAnswers, countChanges, countGivers } from '../../src/site/class/tally.ts';
import type { Shared } from '../../src/site/present/pair-messages.ts';
import type { Slide } from '../../src/site/present/slides.ts';

const numbers = { all: [], isFalling: true, read: (given: string) => (given === 'none' ? [] : [given]) };
const counted = (rows: ReturnType<typeof countAnswers>) =>
  rows.map(({ answer, counts }) => `${answer || 'others'}: ${counts.join(' ')}`);

test('numbers are counted in falling order, however many gave each, and what is no answer is not', () => {
  expect(counted(countAnswers([['-1', '0', '9', '0', 'none', '0']], numbers))).toEqual([
    '9: 1',
    '0: 3',
    '-1: 1',
  ]);
});

test('lines and moves are counted from the first', () => {
  const lines = { ...numbers, isFalling: false };
  expect(counted(countAnswers([['15', '2', '15']], lines))).toEqual(['2: 1', '15: 2']);
});

test('texts are in the order of the alphabet, however many gave each', () => {
  const texts = { ...numbers, isFalling: false };
  expect(counted(countAnswers([['b', 'a', 'b', 'c']], texts))).toEqual(['a: 1', 'b: 2', 'c: 1']);
});

test('a right answer that nobody gave has a row once it is shown, and is never among the others', () => {
  const given = Array.from({ length: 12 }, (_, i) => `${i}`);
  expect(counted(countAnswers([['1']], numbers, ['0']))).toEqual(['1: 1', '0: 0']);
  const rows = countAnswers([given], numbers, ['99']);
  expect(counted(rows)[0]).toBe('99: 0');
  expect(rows.at(-1)).toEqual({ answer: '', counts: [5] });
  expect(rows.reduce((sum, { counts }) => sum + counts[0], 0)).toBe(12);
});

test('answers to choose from keep their order, each with its row', () => {
  const choices = { all: ['0', '1', '2'], isFalling: false, read: (given: string) => given.split(' ') };
  expect(counted(countAnswers([['2', '0 2', '2']], choices))).toEqual(['0: 1', '1: 0', '2: 3']);
});

test('a student who chose several answers of one belief is counted once', () => {
  const choices = { all: ['0', '1', '2'], isFalling: false, read: (given: string) => given.split(' ') };
  expect(countGivers(['0 2', '2', '1', '0 1 2'], choices, ['0', '2'])).toBe(3);
  expect(countGivers(['5', 'none', '-1'], numbers, ['5', '-1'])).toBe(2);
});

test('two votes are counted by the same answers, one beside the other', () => {
  const rows = countAnswers(
    [
      ['1', '0', '0'],
      ['-1', '0'],
    ],
    numbers,
  );
  expect(counted(rows)).toEqual(['1: 1 0', '0: 2 1', '-1: 0 1']);
});

test('two votes of a student are compared by what their texts count for', () => {
  const first = new Map([
    ['ann', '1'],
    ['ben', '0'],
    ['cem', 'nonsense'],
    ['dan', '2'],
  ]);
  const second = new Map([
    ['ann', '+1'],
    ['ben', '5'],
    ['cem', '0'],
    ['eve', '0'],
  ]);
  const kind = {
    all: [],
    isFalling: true,
    read: (given: string) => (Number.isNaN(Number(given)) ? null : [`${Number(given)}`]),
  };
  expect(countChanges(first, second, kind)).toEqual({ both: 2, changed: 1 });
});

const round: Round = {
  lesson: 'alpha-beta',
  question: 'calls.value.3',
  phase: 'shown',
  since: 0,
  votes: [
    new Map([
      ['ann', '-1'],
      ['ben', '0'],
    ]),
    new Map([['cem', '0']]),
  ],
  text: {
    lesson: 'Alpha-beta',
    section: 'Both sides cut',
    question: 'What is it worth?',
    right: '0',
    labels: { '-1': '−1', '0': '0' },
    verdicts: { '-1': false, '0': true },
  },
};

test('the list of answers has a row for each vote, a column for each seat, and what is right only once it is shown', () => {
  const columns = ['Lesson', 'Section', 'Question', 'Vote', 'Right answer', 'Seat 1', 'Seat 2', 'Seat 3'];
  expect(buildAnswersTable(listQuestions([round], ['ben', 'ann']))).toEqual([
    columns,
    ['Alpha-beta', 'Both sides cut', 'What is it worth?', 'First vote', '', '0', '−1', ''],
    ['Alpha-beta', 'Both sides cut', 'What is it worth?', 'Second vote', '', '', '', '0'],
  ]);
  const shown = buildAnswersTable(listQuestions([{ ...round, phase: 'revealed' }], []));
  expect(shown.slice(1).map((row) => row[4])).toEqual(['0', '0']);
});

test('answers are right or wrong once the class has seen which, and a seat is judged by its last', () => {
  const votes = [round.votes[0], new Map([['ann', '0']])];
  const listed = (phase: Round['phase']) => listQuestions([{ ...round, phase, votes }], ['ann', 'ben']);
  const count = (questions: ReturnType<typeof listed>) => [
    ...questions[0].votes.map(({ answers }) => countRight(answers)),
    ...[0, 1].map((seat) => countRight(listSeat(questions, seat))),
  ];
  expect(count(listed('shown'))).toEqual(Array.from({ length: 4 }, () => ({ right: 0, all: 0 })));
  expect(count(listed('revealed'))).toEqual([
    { right: 1, all: 2 },
    { right: 1, all: 1 },
    { right: 1, all: 1 },
    { right: 1, all: 1 },
  ]);
});

test('a vote that nobody answered has no row', () => {
  const [first] = round.votes;
  const votes = [first, new Map<string, string>()];
  const listed = listQuestions(
    [
      { ...round, votes },
      { ...round, votes: [new Map()] },
    ],
    [],
  );
  expect(buildAnswersTable(listed)).toHaveLength(2);
});

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@A1', `"'@A1"`],
  [' =1', `"' =1"`],
  ['\t=1', `"'\t=1"`],
  ['＝1', `"'＝1"`],
  ['−1', '"−1"'],
  ['a "b", c', '"a ""b"", c"'],
  ['a = b', '"a = b"'],
])('a spreadsheet is given the text %j as %s', (text, cell) => {
  expect(writeCsv([['x', text], [text]])).toBe(`\uFEFF"x",${cell}\r\n${cell}\r\n`);
});

const answered = (vote: number, given: string) => ({
  lesson: 'alpha-beta',
  question: 'calls.value.3',
  vote,
  given,
});

test('a vote takes answers while it is open, the last of each seat, and none for another vote', () => {
  const record = new ClassRecord('k7m2p');
  record.open('alpha-beta', 'calls.value.3');
  expect(record.acceptAnswer('ann', answered(1, '1'))).toBe('1');
  expect(record.acceptAnswer('ann', answered(1, '0'))).toBe('0');
  expect(record.acceptAnswer('ben', answered(2, '0'))).toBeNull();
  record.setPhase('alpha-beta', 'calls.value.3', 'shown');
  expect(record.acceptAnswer('ben', answered(1, '0'))).toBe('');
  expect(record.acceptAnswer('ann', answered(1, '1'))).toBe('0');
  record.open('alpha-beta', 'calls.value.3');
  expect(record.acceptAnswer('ben', answered(1, '0'))).toBe('');
  expect(record.acceptAnswer('ann', answered(2, '-1'))).toBe('-1');
  const votes = record.round('alpha-beta', 'calls.value.3')!.votes.map((answers) => [...answers]);
  expect(votes).toEqual([[['ann', '0']], [['ann', '-1']]]);
  sessionStorage.clear();
});

test('a reloaded page knows all questions in their order, and confirms again which answers count', () => {
  const before = new ClassRecord('k7m2p');
  before.open('win-sooner', 'z');
  before.open('alpha-beta', 'calls.value.3');
  before.acceptAnswer('ann', answered(1, '1'));
  before.setPhase('win-sooner', 'z', 'revealed');
  before.setPhase('alpha-beta', 'calls.value.3', 'shown');
  const after = new ClassRecord('k7m2p');
  expect(after.rounds.map(({ question, phase }) => `${question} ${phase}`)).toEqual([
    'z revealed',
    'calls.value.3 shown',
  ]);
  expect([...after.round('alpha-beta', 'calls.value.3')!.votes[0]]).toEqual([['ann', '1']]);
  expect(after.acceptAnswer('ann', answered(1, '0'))).toBe('1');
  expect(after.acceptAnswer('ann', answered(1, '1'))).toBe('1');
  expect(after.acceptAnswer('ben', answered(1, '0'))).toBe('');
  expect(new ClassRecord('other').rounds).toEqual([]);
  sessionStorage.clear();
});

test('a record from before sections were kept is still read', () => {
  const record = new ClassRecord('k7m2p');
  record.open('alpha-beta', 'calls.value.3');
  record.describe('alpha-beta', 'calls.value.3', round.text!);
  const [key] = Object.keys(sessionStorage);
  const kept = sessionStorage.getItem(key)!;
  sessionStorage.setItem(key, kept.replace('"section":"Both sides cut",', ''));
  expect(new ClassRecord('k7m2p').rounds[0].text).toEqual({ ...round.text, section: '' });
  sessionStorage.clear();
});

test('where the browser stores nothing, a student keeps her seat on the next page, and a presentation its name', () => {
  const { name } = window;
  const refuse = vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('refused', 'SecurityError');
  });
  const membership = { code: 'k7m2p', seat: '', secret: null, hosts: [] };
  window.name = '';
  const before = new Seat(membership);
  before.keep({ mine: answered(1, '1') });
  const after = new Seat(membership);
  expect([after.id, after.mine]).toEqual([before.id, answered(1, '1')]);
  after.forget();
  expect(window.name).toBe('');
  window.name = 'plybook-audience-0';
  expect(new Seat(membership).id).not.toBe(before.id);
  expect(window.name).toBe('plybook-audience-0');
  refuse.mockRestore();
  window.name = name;
});

test('a seat keeps its number when the teacher’s page is reloaded, and is gone until it reports', () => {
  const before = new Seats('k7m2p');
  before.set('ann', 'here');
  before.set('ben', 'alone');
  before.set('nobody', 'gone');
  expect(before.followers).toEqual(['ann']);
  const after = new Seats('k7m2p');
  expect(after.ids).toEqual(['ann', 'ben']);
  expect(after.connected).toBe(0);
  after.set('ben', 'here');
  expect(after.states).toEqual(['gone', 'here']);
  sessionStorage.clear();
});

const stage = { epoch: '0a1b2c3d', count: 1, lesson: 'alpha-beta', scene: null, asked: null };

test('a stage and an answer are read as they are sent', () => {
  const asked = { question: 'calls.value.3', phase: 'open', vote: 2 };
  expect(readStage({ ...stage, asked })).toEqual({ ...stage, asked });
  const answer = { lesson: 'alpha-beta', question: 'calls.value.3', vote: 2, given: '−1' };
  expect(readClassAnswer({ ...answer, more: 1 })).toEqual(answer);
});

test('a page that knows only one vote is understood', () => {
  const asked = { question: 'calls.value.3', phase: 'open' };
  expect(readStage({ ...stage, asked })?.asked?.vote).toBe(1);
  expect(readClassAnswer({ lesson: 'a', question: 'q', given: '1' })?.vote).toBe(1);
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
  { ...stage, asked: { question: 'q', phase: 'open', vote: 0 } },
  { ...stage, asked: { question: 'q', phase: 'open', vote: 10 } },
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

test('a stage that is too long keeps the widgets on the slide, whatever else it holds', () => {
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
  const others = { lesson: 'backup', asked: null };
  const listWidgets = (...[more, scene]: [object, Shared]) =>
    Object.keys(fitStage({ ...others, ...more }, scene, slide).scene.widgets);
  expect(listWidgets({}, shared)).toEqual(['here', 'elsewhere']);
  expect(listWidgets({ more: 'ü'.repeat(1500) }, shared)).toEqual(['here']);
  const many = Object.fromEntries(Array.from({ length: 4 }, (_, i) => [`w${i}`, { text: 'x'.repeat(900) }]));
  const long = { ...shared, widgets: { ...shared.widgets, ...many } };
  expect(listWidgets({}, long)).toEqual(['here']);
});

test('the results are under the question that a search by hand asks now, each once its search is ready', () => {
  const results = new ClassResults();
  const element = document.createElement('ply-by-hand');
  const show = (text: string | null) => {
    const asking = text === null ? null : ({ element, text: () => [new Text(text)] } as unknown as Asking);
    showResults(results, { asking, votes: null, beside: null, hasGoneOn: false }, false);
    return results.textContent;
  };
  for (const text of ['', 'Is the game over?', 'What is it worth?']) expect(show(text)).toBe(text);
  expect(show(null)).toBe('');
});

test('answers are counted among all who were here, until one of them is back after a reload of the teacher’s page', () => {
  const code = 'counts-again';
  const all = new Seats(code);
  for (const id of ['a', 'b', 'c']) all.set(id, 'here');
  const votes = [new Map([['a', '1']])];
  const open = { lesson: 'l', question: 'q', phase: 'open', since: 0, votes, text: null } as const;
  const seats = new Seats(code);
  expect(countVotes(open, null, seats)).toMatchObject({ given: ['1'], asked: 3 });
  seats.set('b', 'here');
  expect(countVotes(open, null, seats)).toMatchObject({ given: ['1'], asked: 2 });
});

test('phones get what is known of the question, and nothing of its answers', () => {
  const votes = [new Map([['a', '1']]), new Map([['a', '2']])];
  const shown = { lesson: 'l', question: 'q', phase: 'shown', since: 5, votes, text: null } as const;
  const { asked } = buildStage('l', countVotes(shown, null, new Seats('asked')), null);
  expect(asked).toEqual({ question: 'q', phase: 'shown', vote: 2 });
});
