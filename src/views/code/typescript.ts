import type { Book, Parts } from './book.ts';
import { listBothSides, type Additions, type ListedSide, type Listing } from './listing.ts';

const worst = { max: '-Infinity', min: 'Infinity' } as const;

const over = (score: string, position = 'position'): Listing => [
  ['over', `  if (isOver(${position})) {`],
  ['leaf', `    return ${score};`],
  [null, '  }'],
];

const branch = (side: ListedSide, isMax: string) => (side === 'max' ? `  if (${isMax}) {` : '  } else {');

const branches = (isMax: string, call: string, { narrow, isStored = false }: Additions = {}): Listing => [
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side, isMax)],
    [`${side}-start`, `    ${isStored ? '' : 'let '}best = ${worst[side]};`],
    [`${side}-loop`, '    for (const child of children(position)) {'],
    [`${side}-value`, `      const value = ${call};`],
    [`${side}-best`, `      best = Math.${side}(best, value);`],
    ...(narrow?.(side) ?? []),
    [null, '    }'],
    ...(isStored ? [] : ([[`${side}-return`, '    return best;']] as const)),
  ]),
  [null, '  }'],
];

const value: Listing = [
  ['call', 'function minimax(position: Position, depth: number): number {'],
  ...over('score(position, depth)'),
  ...branches('isMaxToMove(position)', 'minimax(child, depth + 1)'),
  [null, '}'],
];

const move: Listing = [
  ['call', 'function minimax(position: Position, depth: number): [number, Move | null] {'],
  ...over('[score(position, depth), null]'),
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side, 'isMaxToMove(position)')],
    [`${side}-start`, `    let best: [number, Move | null] = [${worst[side]}, null];`],
    [`${side}-loop`, '    for (const move of moves(position)) {'],
    [`${side}-value`, '      const [value] = minimax(play(position, move), depth + 1);'],
    [`${side}-best`, `      if (value ${side === 'max' ? '>' : '<'} best[0]) {`],
    [`${side}-keep`, '        best = [value, move];'],
    [null, '      }'],
    [null, '    }'],
    [`${side}-return`, '    return best;'],
  ]),
  [null, '  }'],
  [null, '}'],
];

const originalPlayer: Listing = [
  ['call', 'function minimax(position: Position, depth: number, player: Side): number {'],
  ...over('scoreFor(player, position, depth)'),
  ...branches('position.toMove === player', 'minimax(child, depth + 1, player)'),
  [null, '}'],
];

const signFlip: Listing = [
  ['call', 'function negamax(position: Position, depth: number): number {'],
  ...over('scoreFor(position.toMove, position, depth)'),
  ['start', '  let best = -Infinity;'],
  ['loop', '  for (const child of children(position)) {'],
  ['value', '    const value = -negamax(child, depth + 1);'],
  ['keep', '    best = Math.max(best, value);'],
  [null, '  }'],
  ['return', '  return best;'],
  [null, '}'],
];

const narrow = (side: ListedSide): Listing => {
  const bound = side === 'max' ? 'alpha' : 'beta';
  return [
    [`${side}-narrow`, `      ${bound} = Math.${side}(${bound}, best);`],
    [`${side}-cut`, '      if (alpha >= beta) {'],
    [`${side}-stop`, '        return best;'],
    [null, '      }'],
  ];
};

const alphaBeta: Listing = [
  ['call', 'function alphaBeta(position: Position, depth: number, alpha: number, beta: number): number {'],
  ...over('score(position, depth)'),
  ...branches('isMaxToMove(position)', 'alphaBeta(child, depth + 1, alpha, beta)', { narrow }),
  [null, '}'],
];

const table: Listing = [
  [null, 'const table = new Map<string, number>();'],
  [null, ''],
  ['call', 'function minimax(position: Position, depth: number): number {'],
  ...over('score(position, depth)'),
  [null, '  const known = table.get(key(position));'],
  ['known', '  if (known !== undefined) {'],
  ['hit', '    return known;'],
  [null, '  }'],
  [null, '  let best: number;'],
  ...branches('isMaxToMove(position)', 'minimax(child, depth + 1)', { isStored: true }),
  ['store', '  table.set(key(position), best);'],
  ['return', '  return best;'],
  [null, '}'],
];

const wins = (x: string, o: string): Listing => [
  ['leaf-x', `  if (hasWon(position, 'x')) return ${x};`],
  ['leaf-o', `  if (hasWon(position, 'o')) return ${o};`],
];

const parts: Parts = {
  header: [['call', 'function minimax(position: Position): number {']],
  openHeader: [['call', 'function minimax(position: Position): number | undefined {']],
  depthHeader: [['call', 'function minimax(position: Position, depth: number): number {']],
  boardHeader: [['call', 'function minimax(board: Board, side: Side): number {']],
  over: over('score(position)'),
  boardOver: over('score(board)', 'board'),
  overPair: over('[score(position), null]'),
  start: [['start', '  let best = isMax ? -Infinity : Infinity;']],
  loop: [['loop', '  for (const move of moves(position)) {']],
  look: [['print', '    console.log(move);']],
  child: [['child', '    const child = play(position, move);']],
  put: [['child', '    board[cell] = side;']],
  value: [['value', '    const value = minimax(child);']],
  depthValue: [['value', '    const value = minimax(child, depth + 1);']],
  boardValue: [['value', '    const value = minimax(board, other(side));']],
  undo: [[null, '    board[cell] = null;']],
  valueOfPair: [['value', '    const [value] = minimax(child);']],
  keep: [
    ['max-best', '    if (isMax) best = Math.max(best, value);'],
    ['min-best', '    else best = Math.min(best, value);'],
  ],
  keepPair: [
    ['keep', '    if (isMax ? value > best : value < best) {'],
    ['keep', '      best = value;'],
    ['keep', '      bestMove = move;'],
    [null, '    }'],
  ],
  returnInLoop: [['return', '    return best;']],
  endLoop: [[null, '  }']],
  noMoves: [[null, "  throw new Error('no moves');"]],
  noAnswer: [],
  returnBest: [['return', '  return best;']],
  returnPair: [['return', '  return [best, bestMove];']],
  end: [[null, '}']],
  endsPlus: wins('10 + depth', '-10 - depth'),
  endsMinus: wins('10 - depth', 'depth - 10'),
  endDraw: [['leaf-draw', '  if (isFull(position)) return 0;']],
  scoreLine: [['over', '  const score = scoreEnd(position); // 1, -1, 0 or null']],
  ifScore: [['over', '  if (score) {']],
  ifScoreIsSet: [['over', '  if (score !== null) {']],
  returnScore: [
    ['leaf', '    return score;'],
    [null, '  }'],
  ],
  chooseHeader: [['choose', 'function choose(position: Position): number {']],
  gap: [[null, '']],
  ends: wins('1', '-1'),
  restDraw: [['leaf-rest', '  return 0;']],
  drawThenSearch: [
    [null, '  if (isFull(position)) return 0;'],
    [null, '  // … and here the search goes on'],
  ],
  pairHeader: [['call', 'function minimax(position: Position): [number, Move | null] {']],
  side: [['side', "  const isMax = position.toMove === 'x';"]],
  sideSwapped: [['side', "  const isMax = position.toMove === 'o';"]],
  noMove: [['start', '  let bestMove: Move | null = null;']],
  lastValue: [['value', '    best = minimax(child);']],
  boardSide: [['side', "  const isMax = side === 'x';"]],
  boardLoop: [
    ['loop', '  for (let cell = 0; cell < 9; cell++) {'],
    [null, '    if (board[cell] !== null) continue;'],
  ],
};

export const typescript: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
  parts,
};
