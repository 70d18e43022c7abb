import { describe, expect, it } from 'vitest';
import { formatPosition, parseGame, parsePosition } from '../../src/game/index.ts';

describe('the m,n,k family', () => {
  it('plays on boards of other sizes', () => {
    const position = parsePosition('xo../..../..../....', { game: '4,4,3' });
    expect(position.game.name).toBe('4,4,3');
    expect(position.game.moves(position)).toHaveLength(14);
    expect(formatPosition(position)).toBe('xo../..../..../....');
  });

  it('lets marks fall', () => {
    const game = parseGame('4,3,3 gravity');
    const start = game.start();
    expect(game.moves(start)).toEqual([8, 9, 10, 11]);
    const next = game.play(start, 9);
    expect(game.moves(next)).toEqual([5, 8, 10, 11]);
    expect(() => game.play(next, 1)).toThrow(
      'illegal move 1 in "..../..../.x..": expected one of 5, 8, 10, 11',
    );
  });

  it('says when a mark hangs in the air', () => {
    const position = parsePosition('.x./.../...', { game: 'gravity' });
    expect(position.game.notice(position)).toMatch(/hangs/);
  });

  it('makes the line lose in misère play', () => {
    const lost = parsePosition('xxx/oo./...', { game: 'misère' });
    expect(lost.game.outcome(lost)).toBe('o');
    expect(lost.game.notice(lost)).toBeNull();
    const odd = parsePosition('xxx/oo./o..', { game: 'misère' });
    expect(odd.game.notice(odd)).toMatch(/completed a line and lost/);
  });

  it('ranks cells by order', () => {
    const sorted = (order: 'centre-first' | 'corner-first' | 'edges-first', game = parseGame('3,3,3')) =>
      game.moves(game.start()).toSorted((a, b) => game.rank(a, order) - game.rank(b, order) || a - b);
    expect(sorted('centre-first')).toEqual([4, 0, 2, 6, 8, 1, 3, 5, 7]);
    expect(sorted('corner-first')).toEqual([0, 2, 6, 8, 4, 1, 3, 5, 7]);
    expect(sorted('edges-first')).toEqual([1, 3, 5, 7, 0, 2, 6, 8, 4]);
    expect(sorted('centre-first', parseGame('4,4,4')).slice(0, 4)).toEqual([5, 6, 9, 10]);
  });
});

describe('the evaluation by open lines', () => {
  it('is the sum of its terms', () => {
    const position = parsePosition('x../.o./..x');
    const evaluation = position.game.evaluation!;
    const terms = evaluation.terms(position);
    expect(terms.map(({ side, cells, points }) => [side, cells.join(''), points])).toEqual([
      ['x', '012', 1],
      ['o', '345', -1],
      ['x', '678', 1],
      ['x', '036', 1],
      ['o', '147', -1],
      ['x', '258', 1],
      ['o', '246', -1],
    ]);
    expect(evaluation.points(position)).toBe(1);
    expect(evaluation.bound).toBe(16);
  });

  it('turns round in misère play', () => {
    const position = parsePosition('xx./.o./...', { game: 'misère' });
    const plain = parsePosition('xx./.o./...');
    expect(position.game.evaluation!.points(position)).toBe(-plain.game.evaluation!.points(plain));
    expect(position.game.evaluation!.terms(position)[0].points).toBe(-2);
  });
});
