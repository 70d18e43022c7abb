import { describe, expect, test } from 'vitest';
import { formatPosition, parsePosition } from '../../src/game/index.ts';
import { GameRecord, readGame, writeGame } from '../../src/walk/index.ts';
import { firstWalk, lostGame } from '../facts.ts';

const start = parsePosition('.../.../...');

describe('a game record', () => {
  test('holds every position of the game', () => {
    const record = new GameRecord(start, lostGame.moves);
    expect(record.positions.map(formatPosition)).toEqual([
      '.../.../...',
      '.../.x./...',
      '.../.xo/...',
      '..x/.xo/...',
      '..x/.xo/o..',
      '.xx/.xo/o..',
      'oxx/.xo/o..',
      'oxx/.xo/ox.',
    ]);
    expect(record.outcome).toBe(lostGame.winner);
  });

  test('branches off where a move is made earlier', () => {
    const record = new GameRecord(start, [4, 5, 2]).play(0, 1);
    expect(record.moves).toEqual([4, 0]);
    expect(record.outcome).toBe(null);
  });

  test('goes back to before the last move of a side', () => {
    const record = new GameRecord(start, [4, 5, 2, 6]);
    expect(record.takeBack(['x'])?.moves).toEqual([4, 5]);
    expect(record.takeBack(['o'])?.moves).toEqual([4, 5, 2]);
    expect(record.takeBack(['x', 'o'])?.moves).toEqual([4, 5, 2]);
    expect(record.takeFirst(1).takeBack(['o'])).toBe(null);
  });

  test('knows who moves, whoever begins', () => {
    const record = new GameRecord(parsePosition('o../x../o..', { toMove: 'o' }), [4, 8]);
    expect([record.findMover(0), record.findMover(1)]).toEqual(['o', 'x']);
  });

  test('walks the first walk of the course', () => {
    const counted = firstWalk.moves.map((cell) => cell - 1);
    const record = new GameRecord(start, counted);
    expect(start.game.moves(record.position).map((cell) => cell + 1)).toEqual(firstWalk.left);
    const over = firstWalk.thenMoves.reduce((game, cell) => game.play(cell - 1), record);
    expect(over.outcome).toBe(firstWalk.winner);
  });
});

describe('the text of a game', () => {
  test('is read and written', () => {
    expect(writeGame(readGame(start, '4, 5 2'))).toBe('4,5,2');
    expect(readGame(start, 'b2, c2 2').moves).toEqual([4, 5, 2]);
    expect(readGame(start, '').moves).toEqual([]);
  });

  test('is refused where it is no game', () => {
    expect(() => readGame(start, '4,x')).toThrow('invalid move "x": expected empty cells as in 4,5,2');
    expect(() => readGame(start, 'b2,b2')).toThrow('invalid move "b2": expected empty cells');
    expect(() => readGame(start, '4,4')).toThrow('illegal move 4');
  });
});
