import { expect, test } from 'vitest';
import { words } from '../../src/words/index.ts';

const { end, note } = words.programRun;
const { first, notes } = words.check;
const raises = (name: string, text: string) => [
  words.judgement.raises({ board: 'oxx/oxo/xox', name, text }),
  words.helpers.raises('winner', name, text),
  first.raises(name, text),
  first.stopsAtOnce(name, text, null),
];

test.each([
  ['input', 'Your move (0-8): '],
  ['input', ''],
  ['ValueError', 'no such cell.'],
  ['KeyError', "'x'"],
])('what a program stopped with, %s: %o, is part of a sentence', (name, text) => {
  for (const line of [null, 64])
    for (const told of [
      end.error(name, text, line),
      end.guessed('minimax(board)', name, text, line),
      note.topLevel(name, text, line),
      ...raises(name, text),
      notes.call('minimax(board)', name, text),
    ])
      expect(told).not.toMatch(/[.:] ?[.,]/);
});

test('a program that waits for typed input is not said to stop with its prompt', () => {
  for (const told of [
    end.guessed('minimax(board)', 'input', 'Your move: ', 3),
    note.topLevel('input', 'Your move: ', 3),
    ...raises('input', 'Your move: '),
  ]) {
    expect(told).toContain('waits for typed input');
    expect(told).not.toContain('Your move');
  }
});

test('an error whose text names its line names it once', () => {
  const text = "expected an indented block after 'for' statement on line 6";
  expect(end.error('IndentationError', text, 6).match(/line 6/g)).toHaveLength(1);
  expect(end.error('IndentationError', text, 7)).toContain('line 7');
});

test('while a program is checked, calls are counted, as there are fewer boards', () => {
  expect(words.programRun.message.judging(46_600)).toMatch(/46,600 times/);
});
