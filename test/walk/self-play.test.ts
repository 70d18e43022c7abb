import { expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { GameRecord, isPlayedBySearch, playOut, reportGame, describeReview } from '../../src/walk/index.ts';
import { lostGame, perfectGame, puzzles } from '../facts.ts';

const start = parsePosition('.../.../...');
const sides = (x: string, o: string) => ({ x: { scoring: x }, o: { scoring: o } });

test.each([
  ['plain', 'plain'],
  ['depth', 'depth'],
  ['plain', 'depth'],
  ['depth', 'plain'],
])('X scoring %s against O scoring %s plays the perfect game', (x, o) => {
  const game = playOut(new GameRecord(start), sides(x, o));
  expect(game.moves).toEqual(perfectGame);
  expect(game.outcome).toBe('draw');
});

test('each side plays with its own scoring', () => {
  const won = new GameRecord(parsePosition('..o/.xx/oxo', { toMove: 'x' }));
  expect(playOut(won, sides('plain', 'depth')).length).toBe(3);
  expect(playOut(won, sides('depth', 'plain')).length).toBe(1);
});

test.each(puzzles)('$position is won from the puzzle move on', ({ position }) => {
  const game = playOut(new GameRecord(parsePosition(position)), sides('plain', 'plain'));
  expect(game.outcome).toBe('x');
});

test('the search plays whom the reader does not', () => {
  const plays = (you: 'x' | 'o' | 'both' | 'nobody') => [
    isPlayedBySearch('x', you),
    isPlayedBySearch('o', you),
  ];
  expect(plays('x')).toEqual([false, true]);
  expect(plays('both')).toEqual([false, false]);
  expect(plays('nobody')).toEqual([true, true]);
});

test('a game is described in words, with the reader’s names of cells', () => {
  const game = new GameRecord(start, lostGame.moves);
  expect(reportGame(game, 0, 'x', '0-8')).toBe('Your turn, as X.');
  expect(reportGame(game, 2, 'x', '1-9')).toBe('You took 5. The search took 6. Your turn, as X.');
  expect(reportGame(game, 3, 'o', '0-8')).toBe('You took 5. The search took 2. Your turn, as O.');
  expect(reportGame(game, 7, 'o', '0-8')).toBe('You took 0. The search took 7. X wins: you have lost.');
  expect(reportGame(game, 7, 'nobody', 'row-column')).toBe('X took (2, 1). X wins.');
  expect(describeReview(game, '1-9')?.text).toBe(
    'O lost with its first move, 6: the value went from 0 to 1 and stayed there. 1, 3, 7 or 9 would have kept 0.',
  );
});

test('the review mentions every change of the value', () => {
  const two = new GameRecord(start, [2, 4, 0, 1, 3, 5, 6]);
  expect(describeReview(two, '0-8')?.text).toBe(
    'O lost with its 3rd move, 5: the value went from −1 to 1 and stayed there. Only 7 would have kept −1. ' +
      'Before that it had changed with X’s 3rd move, 3, from 0 to −1. The last change was decisive, because nobody made up for it.',
  );
  const perfect = new GameRecord(start, perfectGame);
  expect(describeReview(perfect, '0-8')?.text).toBe('Nobody made a mistake: the value was 0 throughout.');
  const lost = new GameRecord(parsePosition('xxo/.x./.oo'), [3, 5]);
  expect(describeReview(lost, '0-8')?.text).toBe(
    'X was already lost before the first move: no move could save it.',
  );
});
