import { describe, expect, it } from 'vitest';
import { parseGame, parsePosition, type Game } from '../../src/game/index.ts';

const names = (game: Game) => game.symmetries!.map(({ name }) => name);

describe('the symmetries of a game', () => {
  it('are eight on a square, four on a rectangle, two where marks fall', () => {
    expect(parseGame('3,3,3').symmetries).toHaveLength(8);
    expect(parseGame('5,5,4').symmetries).toHaveLength(8);
    expect(parseGame('4,3,3').symmetries).toHaveLength(4);
    expect(names(parseGame('4,4,4 gravity'))).toEqual(['unchanged', 'mirrored left to right']);
  });

  it('turn the board as they say', () => {
    const position = parsePosition('xo./.../...');
    const images = position.game.symmetries!.map((symmetry) => {
      return `${symmetry.name}: ${position.game.format(symmetry.position(position))}`;
    });
    expect(images).toEqual([
      'unchanged: xo./.../...',
      'turned by 90° clockwise: ..x/..o/...',
      'turned by 180°: .../.../.ox',
      'turned by 90° anticlockwise: .../o../x..',
      'mirrored left to right: .ox/.../...',
      'mirrored top to bottom: .../.../xo.',
      'mirrored in the main diagonal: x../o../...',
      'mirrored in the other diagonal: .../..o/..x',
    ]);
  });

  it.each(['3,3,3', '5,5,4', '5,4,3', '4,4,4 gravity'])('carry moves along in %s', (text) => {
    const game = parseGame(text) as Game;
    const start = game.start!();
    for (const symmetry of game.symmetries!) {
      for (const first of game.moves(start)) {
        const image = game.play(symmetry.position(start), symmetry.move(first));
        expect(game.key(image)).toBe(game.key(symmetry.position(game.play(start, first))));
      }
    }
  });
});
