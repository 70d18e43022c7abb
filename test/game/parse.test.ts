import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPosition, MnkGame, parsePosition } from '../../src/game/index.ts';
import { endings } from '../facts.ts';
import { position, seeded } from '../arbitraries.ts';

const small = 'oxx/.xo/o..';

describe('every notation of one position', () => {
  test.each([
    ['rows apart by slashes', 'oxx/.xo/o..'],
    ['rows apart by bars', 'oxx|.xo|o..'],
    ['rows apart by line breaks', 'oxx\n.xo\no..'],
    ['line breaks of another system', 'oxx\r\n.xo\r\no..'],
    ['a run', 'oxx.xoo..'],
    ['capitals', 'OXX/.XO/O..'],
    ['underscores', 'oxx/_xo/o__'],
    ['hyphens', 'oxx/-xo/o--'],
    ['hyphens in lines', 'oxx\n-xo\no--'],
    ['digits from 1', 'oxx/4xo/o89'],
    ['spaces for empty cells', 'oxx/ xo/o  '],
    ['spaces for empty cells in a run', 'oxx xoo  '],
    ['spaces for empty cells in lines', 'oxx\n xo\no  '],
    ['spaces between cells', 'o x x / . x o / o . .'],
    ['spaces between cells, in lines', 'o x x\n. x o\no . .'],
    ['spaces between cells of a run', 'o x x . x o o . .'],
    ['bars between the cells of a run', 'o|x|x|.|x|o|o|.|.'],
    ['blank lines around it', '\n\noxx\n.xo\no..\n'],
    ['indented lines', '\n    oxx\n    .xo\n    o..\n  '],
    ['ASCII art', ' o | x | x\n---+---+---\n   | x | o\n---+---+---\n o |   |  '],
    ['ASCII art with digits', ' o | x | x\n---+---+---\n 4 | x | o\n---+---+---\n o | 8 | 9'],
    ['ASCII art with plain rulers', 'o|x|x\n-----\n |x|o\n-----\no| | '],
    ['ASCII art with crossed rulers', 'o | x | x\n--|---|--\n  | x | o\n--|---|--\no |   |  '],
    ['hyphens between bars', 'o|x|x\n-|x|o\no|-|-'],
    ['a box', '+-+-+-+\n|o|x|x|\n+-+-+-+\n| |x|o|\n+-+-+-+\n|o| | |\n+-+-+-+'],
    [
      'a wide box',
      '+---+---+---+\n| O | X | X |\n+---+---+---+\n|   | X | O |\n+---+---+---+\n| O |   |   |\n+---+---+---+\n',
    ],
  ])('%s', (_, text) => {
    expect(formatPosition(parsePosition(text))).toBe(small);
  });

  test.each([
    ['...|.x.|...', '.../.x./...'],
    ['x.o/.x./…', 'x.o/.x./...'],
    ['.o.|.x.|...', '.o./.x./...'],
    ['   \n x \n   ', '.../.x./...'],
    ['123456789', '.../.../...'],
    ['         ', '.../.../...'],
    ['1 | 2 | 3\n4 | X | 6\n7 | 8 | 9', '.../.x./...'],
  ])('%j is %s', (text, canonical) => {
    expect(formatPosition(parsePosition(text))).toBe(canonical);
  });

  test.each([
    ['a matrix of 1, −1 and 0', '[[ 1,  0, -1],\n [-1, -1,  0],\n [ 1,  1,  1]]', 'x.o/oo./xxx'],
    ['a matrix with true minus signs', '[[1, 0, −1], [−1, −1, 0], [1, 1, 1]]', 'x.o/oo./xxx'],
    ['a flat list of numbers', '[1, 0, -1, 0, 0, 0, 0, 0, 0]', 'x.o/.../...'],
    ['a tuple of tuples', "(('o','x','x'),(' ','x','o'),('o','x',' '))", 'oxx/.xo/ox.'],
    ['a tuple of tuples, empty', "((' ',' ',' '),(' ',' ',' '),(' ',' ',' '))", '.../.../...'],
    [
      'a list of lists with a name',
      'my_board = [\n\t["1", "2", "X"],\n\t["4", "5", "6"],\n\t["7", "8", "9"]    \n]',
      '..x/.../...',
    ],
    ['underscores and nothing', "[['x', '_', None], ['o', None, None], ['_', '_', '_']]", 'x../o../...'],
    ['numbers among marks', "[['X', 2, 'O'], [4, 'O', 6], [7, 8, 'X']]", 'x.o/.o./..x'],
    [
      'an enumeration with a name and a type',
      'let toWinEasyPosition: [Piece] = [.X, .O, .X,\n   .X, .E, .O,\n   .E, .E, .O]',
      'xox/x.o/..o',
    ],
    ['an enumeration with its type', '[Piece.X, .E, .E, .E, .E, .O, .E, .X, .O]', 'x../..o/.xo'],
    [
      'a printed board with a title',
      '|-------------|\n| Tic Tac Toe |\n|-------------|\n|             |\n|    X O X    |\n|    4 O 6    |\n|    7 8 9    |\n|             |\n|-------------|',
      'xox/.o./...',
    ],
    [
      'a printed board with a title, its line breaks gone',
      '|-------------|| Tic Tac Toe ||-------------||             ||    X O X    ||    4 O 6    ||    7 8 9    ||             ||-------------|',
      'xox/.o./...',
    ],
    [
      'a printed board with a title, its line breaks spaces',
      '|-------------| | Tic Tac Toe | |-------------| |             | |    X O X    | |    4 O 6    | |    7 8 9    | |             | |-------------|',
      'xox/.o./...',
    ],
    [
      'a printed box',
      '   +-+-+-+\n   |x|x|o|\n   +-+-+-+\n   | |o| |\n   +-+-+-+\n   |x| | |\n   +-+-+-+',
      'xxo/.o./x..',
    ],
    ['a printed box in one line', '+-+-+-+|x|x|o|+-+-+-+| |o| |+-+-+-+|x| | |+-+-+-+', 'xxo/.o./x..'],
    ['a print with bars alone', 'o|x|x\n |x|o\no| | ', 'oxx/.xo/o..'],
    ['a print whose line breaks became spaces', 'x| |o o|o| x|x|x', 'x.o/oo./xxx'],
    ['a print whose line breaks are gone', 'o|x|x |x|oo| | ', 'oxx/.xo/o..'],
    ['a wide print whose line breaks became spaces', ' o | x | x    | x | o  o |   |  ', 'oxx/.xo/o..'],
    ['an empty print with bars alone', ' | | \n | | \n | | ', '.../.../...'],
  ])('%s, as the sources write it', (_, text, canonical) => {
    expect(formatPosition(parsePosition(text))).toBe(canonical);
  });

  test.each([
    '[[3, 5], [2, 9]]',
    '[[1, 0], [0, 1]]',
    '[[1.0, 0, -1], [-1, -1, 0], [1, 1, 1]]',
    '[[2, 0, -1], [-1, -1, 0], [1, 1, 1]]',
    '[1, [0, -1]]',
  ])('%s stays a tree of numbers', (text) => expect(parsePosition(text).game.isAbstract).toBe(true));

  test('a matrix has the shape of its game', () => {
    const game = new MnkGame(4, 2, 3);
    expect(formatPosition(parsePosition('[[1, 0, 0, -1], [0, 0, 0, 0]]', { game }))).toBe('x..o/....');
    expect(parsePosition('[[1, 0, 0, -1], [0, 0, 0, 0]]').game.isAbstract).toBe(true);
  });

  test('larger boards are read by the same rules', () => {
    const game = new MnkGame(4, 2, 3);
    for (const text of ['x..o/....', 'x..o|....', 'x..o....', '|x| | |o|\n+-+-+-+-+\n| | | | |'])
      expect(formatPosition(parsePosition(text, { game }))).toBe('x..o/....');
  });
});

test('a written position is read back', () => {
  fc.assert(
    fc.property(position(), (root) => {
      expect(parsePosition(formatPosition(root), { toMove: root.toMove })).toEqual(root);
    }),
    seeded(300),
  );
});

test('without a word on it the side with fewer marks moves, X when they are equal', () => {
  const toMove = (text: string) => parsePosition(text).toMove;
  expect([toMove('.../.../...'), toMove('x../.../...'), toMove('xo./.../...')]).toEqual(['x', 'o', 'x']);
  expect(toMove('oo./.../...')).toBe('x');
  expect(parsePosition('x../.../...', { toMove: 'x' }).toMove).toBe('x');
});

test.each(endings)('$position ends as $score', ({ position: text, score }) => {
  const root = parsePosition(text);
  const outcome = root.game.outcome(root);
  const scores = new Map<unknown, number | null>([
    ['x', 1],
    ['o', -1],
    ['draw', 0],
    [null, null],
  ]);
  expect(scores.get(outcome)).toBe(score);
  expect(root.game.moves(root).length > 0).toBe(score === null);
});

describe('errors state fact, value and remedy', () => {
  test.each([
    ['xox/.o', RangeError, 'invalid position "xox/.o": 5 cells, expected 9'],
    ['["x", "o"]', RangeError, 'invalid position “["x", "o"]”: 2 cells, expected 9'],
    ['', RangeError, 'invalid position "": 0 cells, expected 9'],
    ['x', RangeError, 'invalid position "x": 1 cell, expected 9'],
    ['.../.../.../...', RangeError, 'invalid position ".../.../.../...": 12 cells, expected 9'],
    ['xoxo/xo/xo.', RangeError, 'invalid position "xoxo/xo/xo.": the 1st row has 4 cells, expected 3'],
    ['xox/xo/xo..', RangeError, 'invalid position "xox/xo/xo..": the 2nd row has 2 cells, expected 3'],
    [
      'xoz/.../...',
      SyntaxError,
      'invalid position "xoz/.../...": the 3rd cell is "z", expected x, o or an empty cell (. _ - space or 1 to 9)',
    ],
    [
      'xo./.0./...',
      SyntaxError,
      'invalid position "xo./.0./...": the 5th cell is "0", expected x, o or an empty cell (. _ - space or 1 to 9)',
    ],
    [
      '....😀....',
      SyntaxError,
      'invalid position "....😀....": the 5th cell is "😀", expected x, o or an empty cell (. _ - space or 1 to 9)',
    ],
    [
      'xxx/ooo/...',
      RangeError,
      'invalid position "xxx/ooo/...": both X and O have a complete line, expected at most one winner',
    ],
  ] as const)('%j', (text, type, message) => {
    expect(() => parsePosition(text)).toThrow(new type(message));
  });

  test('a side that does not exist', () => {
    expect(() => parsePosition(small, { toMove: 'y' as 'x' })).toThrow(
      new TypeError('invalid side to move "y": expected x or o'),
    );
  });
});
