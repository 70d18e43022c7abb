import { describe, expect, test } from 'vitest';
import { parsePosition } from '../../src/game/index.ts';
import { search } from '../../src/search/index.ts';
import { findFactKind, formatFact } from '../../src/walk/index.ts';

const worksheet = search(parsePosition('oxx/.xo/o..'), { scoring: 'depth' });
const tree = search(parsePosition('[[3, 5], [2, 9]]'));

describe('valueOf', () => {
  test.each([
    ['root.score', '9'],
    ['root.best', 'b3'],
    ['nodes', '11'],
    ['leaves', '5'],
    ['steps', '22'],
    ['moves', '3'],
    ['pv', 'b3'],
    ['node(3,7).score', '0'],
    ['node( 3 , 7 ).size', '2'],
    ['node(8).score', '−8'],
    ['node(8).pv', 'a2'],
    ['node(3).leaves', '2'],
    ['node(7).best', 'none'],
    ['step', '1'],
  ])('%s is %s on the worksheet’s board', (what, value) => {
    expect(formatFact(worksheet, what)).toBe(value);
  });

  const cut = search(parsePosition('[[3, 12, 8], [2, 4, 6], [14, 5, 2]]'), { algorithm: 'alpha-beta' });
  test.each([
    ['nodes', '11'],
    ['plain', '13'],
    ['saved', '2'],
    ['cutoffs', '1'],
    ['cutMoves', '2'],
    ['evaluations', '10'],
    ['node(1).alpha', '3'],
    ['node(1).beta', '+∞'],
    ['node(1).saved', '2'],
    ['node(2).cutMoves', '0'],
  ])('%s is %s of three by three leaves', (what, value) => {
    expect(formatFact(cut, what)).toBe(value);
  });

  const whole = search(parsePosition('.../.../...'), { memo: 'positions' });
  test.each([
    ['evaluations', '16,167'],
    ['interior', '4,520'],
    ['plain', '549,946'],
    ['lens(tree)', '549,946'],
    ['lens(merged)', '58,524'],
    ['lens(merged).games', '26,830'],
    ['lens(positions)', '5,478'],
    ['lens(classes)', '765'],
    ['lens(sequences).games', '31,896'],
  ])('%s is %s from the empty board with a table', (what, value) => {
    expect(formatFact(whole, what)).toBe(value);
  });

  test('a fact has a kind, which says whether it is shown as a score', () => {
    const kinds = ['root.score', 'node(3,7).sum', 'ply(5)', 'lens(merged).games', 'root.best', 'step'];
    expect(kinds.map(findFactKind)).toEqual(['score', 'score', 'count', 'count', 'move', 'step']);
    expect(findFactKind('root.scor')).toBe(null);
  });

  test('names the branches of a tree, in questions and answers', () => {
    expect(formatFact(tree, 'root.best')).toBe('a');
    expect(formatFact(tree, 'pv')).toBe('a, a');
    expect(formatFact(tree, 'node(b, a).score')).toBe('2');
    expect(formatFact(tree, 'node(1, 0).score')).toBe('2');
  });

  test('follows the reader’s step and naming', () => {
    expect(formatFact(worksheet, 'step', { step: 8 })).toBe('9');
    expect(formatFact(worksheet, 'root.best', { naming: '1-9' })).toBe('8');
  });

  test.each([
    ['root.scor', 'unknown value "root.scor": did you mean root.score?'],
    ['noeds', 'unknown value "noeds": did you mean nodes?'],
    ['node(3,7).sise', 'unknown value "node(3,7).sise": did you mean node(3,7).size?'],
    ['node(3,4).size', 'invalid value "node(3,4).size": no node at move "4", expected one of b3, c3'],
    [
      'node(7,1).size',
      'invalid value "node(7,1).size": no node at move "1", the node before it has no moves',
    ],
    ['constructor', /^unknown value "constructor": expected one of \d+ names, such as nodes, leaves/],
    ['1 + 1', /^unknown value "1 \+ 1": expected one of/],
  ])('%s is an error with a remedy', (what, message) => {
    expect(() => formatFact(worksheet, what)).toThrow(message);
  });
});
