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

const oneLoop: Listing = [
  ['call', 'function minimax(position, depth)'],
  ...over('score(position, depth)'),
  ['side', '  isMax ← MAX is to move'],
  ['start', '  best ← −∞ if isMax, else +∞'],
  ['loop', '  for each move'],
  ['value', '    value ← minimax(child, depth + 1)'],
  ['max-best', '    if isMax: best ← max(best, value)'],
  ['min-best', '    else: best ← min(best, value)'],
  ['return', '  return best'],
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

export const pseudocode: Book = {
  value,
  'one-loop': oneLoop,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
};
