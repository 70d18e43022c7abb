import { describe, expect, it } from 'vitest';
import { formatPosition } from '../../src/game/index.ts';
import { prepareSearch, keepValidSettings } from '../../src/walk/index.ts';

describe('the settings of the relatives', () => {
  it('name a game, whose start is the position where none is set', () => {
    const { position } = prepareSearch({ game: '4,4,3 gravity' });
    expect([position.game.name, formatPosition(position)]).toEqual(['4,4,3 gravity', '..../..../..../....']);
    expect(prepareSearch({ game: '2,2,2', 'to-move': 'o' }).position.toMove).toBe('o');
  });

  it('become options', () => {
    const { options } = prepareSearch({
      algorithm: 'alpha-beta',
      order: 'best',
      memo: 'symmetry',
      'merge-moves': 'true',
      'depth-limit': '4',
      deepening: 'true',
      'max-nodes': '1000',
    });
    expect(options).toEqual({
      algorithm: 'alpha-beta',
      order: 'best',
      memo: 'symmetry',
      mergeMoves: true,
      depthLimit: 4,
      deepening: true,
      maxNodes: 1000,
    });
  });

  it('are kept where they are valid, and the others are named', () => {
    const { settings, problems } = keepValidSettings({
      game: '4,4,4',
      'depth-limit': 'deep',
      memo: 'yes',
      deepening: 'true',
    });
    expect(settings).toEqual({ game: '4,4,4', deepening: 'true' });
    expect(problems).toEqual([
      'invalid option memo "yes": expected false, true, positions or symmetry',
      'invalid option depthLimit "deep": expected a whole number from 1 to 60',
    ]);
  });
});
