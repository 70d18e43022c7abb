import type { Book } from './book.ts';
import { listBothSides, type Additions, type ListedSide, type Listing } from './listing.ts';

const worst = { max: '−∞', min: '+∞' } as const;

const over = (score: string, position = 'position'): Listing => [
  ['over', `  if ${position} is over`],
  ['leaf', `    return ${score}`],
];

const branch = (side: ListedSide, max = 'MAX') => (side === 'max' ? `  if ${max} is to move` : '  else');

const branches = (call: string, { narrow, isStored = false }: Additions = {}, max = 'MAX'): Listing =>
  listBothSides((side) => [
    [`${side}-branch`, branch(side, max)],
    [`${side}-start`, `    best ← ${worst[side]}`],
    [`${side}-loop`, '    for each move'],
    [`${side}-value`, `      value ← ${call}`],
    [`${side}-best`, `      best ← ${side}(best, value)`],
    ...(narrow?.(side) ?? []),
    ...(isStored ? [] : ([[`${side}-return`, '    return best']] as const)),
  ]);

const value: Listing = [
  ['call', 'function minimax(position, depth)'],
  ...over('score(position, depth)'),
  ...branches('minimax(child, depth + 1)'),
];

const move: Listing = [
  ['call', 'function minimax(position, depth)'],
  ...over('[score(position, depth), none]'),
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side)],
    [`${side}-start`, `    best ← [${worst[side]}, none]`],
    [`${side}-loop`, '    for each move'],
    [`${side}-value`, '      [value, reply] ← minimax(child, depth + 1)'],
    [`${side}-best`, `      if value ${side === 'max' ? '>' : '<'} value of best`],
    [`${side}-keep`, '        best ← [value, move]'],
    [`${side}-return`, '    return best'],
  ]),
];

/** Values seen from the side to move at the root, which is passed down through every call. */
const originalPlayer: Listing = [
  ['call', 'function minimax(position, depth, player)'],
  ...over('score(position, depth) for player'),
  ...branches('minimax(child, depth + 1, player)', {}, 'player'),
];

/** Negamax: values belong to the side to move, and change sign on the way up. */
const signFlip: Listing = [
  ['call', 'function negamax(position, depth)'],
  ...over('score(position, depth) for the side to move'),
  ['start', '  best ← −∞'],
  ['loop', '  for each move'],
  ['value', '    value ← −negamax(child, depth + 1)'],
  ['keep', '    best ← max(best, value)'],
  ['return', '  return best'],
];

const narrow = (side: ListedSide): Listing => {
  const bound = side === 'max' ? 'α' : 'β';
  return [
    [`${side}-narrow`, `      ${bound} ← ${side}(${bound}, best)`],
    [`${side}-cut`, '      if α ≥ β'],
    [`${side}-stop`, '        return best'],
  ];
};

/** Knuth and Moore 1975. */
const alphaBeta: Listing = [
  ['call', 'function alphabeta(position, depth, α, β)'],
  ...over('score(position, depth)'),
  ...branches('alphabeta(child, depth + 1, α, β)', { narrow }),
];

const table: Listing = [
  ['call', 'function minimax(position, depth)'],
  ...over('score(position, depth)'),
  ['known', '  if position is in table'],
  ['hit', '    return table[position]'],
  ...branches('minimax(child, depth + 1)', { isStored: true }),
  ['store', '  table[position] ← best'],
  ['return', '  return best'],
];

const wins = (x: string, o: string): Listing => [
  ['over', '  if X has won'],
  ['leaf-x', `    return ${x}`],
  ['over', '  if O has won'],
  ['leaf-o', `    return ${o}`],
];

/** The parts that stages and classic mistakes are assembled from. Languages that close blocks by indentation leave some empty. */
const parts = {
  header: [['call', 'function minimax(position)']],
  openHeader: [['call', 'function minimax(position)']],
  depthHeader: [['call', 'function minimax(position, depth)']],
  boardHeader: [['call', 'function minimax(board, side)']],
  over: over('score(position)'),
  boardOver: over('score(board)', 'board'),
  overPair: over('[score(position), nothing]'),
  start: [['start', '  best ← −∞ if isMax, else +∞']],
  loop: [['loop', '  for each move']],
  look: [['print', '    print(move)']],
  child: [['child', '    child ← a copy with the move']],
  put: [['child', '    put a mark of side on the cell']],
  value: [['value', '    value ← minimax(child)']],
  depthValue: [['value', '    value ← minimax(child, depth + 1)']],
  boardValue: [['value', '    value ← minimax(board, other side)']],
  undo: [[null, '    take the mark off the cell']],
  valueOfPair: [['value', '    [value, −] ← minimax(child)']],
  keep: [
    ['max-best', '    if isMax: best ← max(best, value)'],
    ['min-best', '    else: best ← min(best, value)'],
  ],
  keepPair: [
    ['keep', '    if value is better than best'],
    ['keep', '      best ← value'],
    ['keep', '      bestMove ← move'],
  ],
  returnInLoop: [['return', '    return best']],
  endLoop: [],
  noMoves: [],
  noAnswer: [],
  returnBest: [['return', '  return best']],
  returnPair: [['return', '  return [best, bestMove]']],
  end: [],
  endsPlus: wins('10 + depth', '−10 − depth'),
  endsMinus: wins('10 − depth', 'depth − 10'),
  endDraw: [
    ['over', '  if no cell is empty'],
    ['leaf-draw', '    return 0'],
  ],
  scoreLine: [['over', '  score ← 1, −1, 0 or nothing']],
  ifScore: [['over', '  if score']],
  ifScoreIsSet: [['over', '  if score is not nothing']],
  returnScore: [['leaf', '    return score']],
  chooseHeader: [['choose', 'function choose(position)']],
  gap: [[null, '']],
  ends: wins('1', '−1'),
  restDraw: [['leaf-rest', '  return 0']],
  drawThenSearch: [
    [null, '  if no cell is empty'],
    [null, '    return 0'],
    [null, '  … and here the search goes on'],
  ],
  pairHeader: [['call', 'function minimax(position)']],
  side: [['side', '  isMax ← X is to move']],
  sideSwapped: [['side', '  isMax ← O is to move']],
  noMove: [['start', '  bestMove ← nothing']],
  lastValue: [['value', '    best ← minimax(child)']],
  boardSide: [['side', '  isMax ← side is X']],
  boardLoop: [['loop', '  for each cell that is empty now']],
} satisfies Record<string, Listing>;

export type PartName = keyof typeof parts;

export const pseudocode: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
  parts,
};
