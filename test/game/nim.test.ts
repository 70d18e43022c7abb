import { describe, expect, it } from 'vitest';
import { formatPosition, NimGame, parsePosition } from '../../src/game/index.ts';

describe('Nim', () => {
  const position = parsePosition('3-4-5', { game: 'nim' });

  it('takes any number of objects from one heap', () => {
    const { game } = position;
    expect(game.moves(position)).toHaveLength(12);
    expect(game.moveName(8, '0-8')).toBe('2 from heap 2');
    expect(formatPosition(game.play(position, 8))).toBe('3-2-5');
    expect(game.pliesLeft(position)).toBe(12);
    expect(() => game.play(position, 6)).toThrow('illegal move 6 in "3-4-5"');
  });

  it('is drawn as heaps, with the room that they took at the beginning', () => {
    const { game } = position;
    const later = game.play(game.play(position, 16), 8);
    expect(game.board(later)).toMatchObject({ columns: 5, rows: 3, heaps: [3, 2, 2] });
    expect(game.moveName(8, '0-8', true)).toBe('2: −2');
  });

  it('is won by who takes the last, or lost in misère play', () => {
    const over = { game: 'nim', toMove: 'o' } as const;
    const won = parsePosition('0-0', over);
    expect(won.game.outcome(won)).toBe('x');
    const lost = parsePosition('0-0', { ...over, game: 'nim misère' });
    expect(lost.game.outcome(lost)).toBe('o');
  });

  it('refuses heaps that it cannot hold', () => {
    expect(() => parsePosition('3-9', { game: 'nim' })).toThrow(
      'invalid position "3-9": expected 2 heaps of 0 to 7, as in 3-4-5',
    );
    expect(() => new NimGame(5)).toThrow('invalid game nim: 5 heaps, expected 1 to 4');
  });
});
