import { describe, expect, it } from 'vitest';
import { parseGame, parsePosition, ticTacToe } from '../../src/game/index.ts';

describe('parseGame', () => {
  it.each([
    ['3,3,3', '3,3,3'],
    ['4, 4, 3', '4,4,3'],
    ['4,4,3 gravity', '4,4,3 gravity'],
    ['5,4,4 Misere Gravity', '5,4,4 gravity misère'],
    ['gravity', '3,3,3 gravity'],
  ])('reads %j', (text, name) => expect(parseGame(text).name).toBe(name));

  it('gives the same game for the same text', () => {
    expect(parseGame('3,3,3')).toBe(ticTacToe);
    expect(parseGame('4,4,3')).toBe(parseGame('4,4,3'));
  });

  it('takes the size from a position where the text leaves it open', () => {
    expect(parsePosition('..../..../....', { game: 'gravity' }).game.name).toBe('4,3,3 gravity');
  });

  it.each(['', 'chess', '4,4', '4,4,3 gravitas', 'nim'])('refuses %j', (text) => {
    expect(() => parseGame(text)).toThrow(
      `invalid game ${JSON.stringify(text)}: expected m,n,k such as 4,4,3`,
    );
  });

  it('refuses boards that are too large and lines that are too long', () => {
    expect(() => parseGame('6,5,4')).toThrow('invalid board 6,5,4: 30 cells, expected 1 to 25');
    expect(() => parseGame('3,3,4')).toThrow('lines of 4 do not fit');
  });
});
