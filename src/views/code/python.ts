import type { Book } from './book.ts';
import { listBothSides, type Additions, type ListedSide, type Listing } from './listing.ts';

const worst = { max: '-math.inf', min: 'math.inf' } as const;

const over = (score: string, position = 'position'): Listing => [
  ['over', `    if is_over(${position}):`],
  ['leaf', `        return ${score}`],
];

const branch = (side: ListedSide, isMax: string) => (side === 'max' ? `    if ${isMax}:` : '    else:');

const branches = (isMax: string, call: string, { narrow, isStored = false }: Additions = {}): Listing =>
  listBothSides((side) => [
    [`${side}-branch`, branch(side, isMax)],
    [`${side}-start`, `        best = ${worst[side]}`],
    [`${side}-loop`, '        for child in children(position):'],
    [`${side}-value`, `            value = ${call}`],
    [`${side}-best`, `            best = ${side}(best, value)`],
    ...(narrow?.(side) ?? []),
    ...(isStored ? [] : ([[`${side}-return`, '        return best']] as const)),
  ]);

const value: Listing = [
  ['call', 'def minimax(position, depth):'],
  ...over('score(position, depth)'),
  ...branches('is_max_to_move(position)', 'minimax(child, depth + 1)'),
];

const oneLoop: Listing = [
  ['call', 'def minimax(position, depth):'],
  ...over('score(position, depth)'),
  ['side', '    is_max = is_max_to_move(position)'],
  ['start', '    best = -math.inf if is_max else math.inf'],
  ['loop', '    for child in children(position):'],
  ['value', '        value = minimax(child, depth + 1)'],
  ['max-best', '        if is_max: best = max(best, value)'],
  ['min-best', '        else: best = min(best, value)'],
  ['return', '    return best'],
];

const move: Listing = [
  ['call', 'def minimax(position, depth):'],
  ...over('score(position, depth), None'),
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side, 'is_max_to_move(position)')],
    [`${side}-start`, `        best = ${worst[side]}, None`],
    [`${side}-loop`, '        for move in moves(position):'],
    [`${side}-value`, '            value, reply = minimax(play(position, move), depth + 1)'],
    [`${side}-best`, `            if value ${side === 'max' ? '>' : '<'} best[0]:`],
    [`${side}-keep`, '                best = value, move'],
    [`${side}-return`, '        return best'],
  ]),
];

const originalPlayer: Listing = [
  ['call', 'def minimax(position, depth, player):'],
  ...over('score_for(player, position, depth)'),
  ...branches('position.to_move == player', 'minimax(child, depth + 1, player)'),
];

const signFlip: Listing = [
  ['call', 'def negamax(position, depth):'],
  ...over('score_for(position.to_move, position, depth)'),
  ['start', '    best = -math.inf'],
  ['loop', '    for child in children(position):'],
  ['value', '        value = -negamax(child, depth + 1)'],
  ['keep', '        best = max(best, value)'],
  ['return', '    return best'],
];

const narrow = (side: ListedSide): Listing => {
  const bound = side === 'max' ? 'alpha' : 'beta';
  return [
    [`${side}-narrow`, `            ${bound} = ${side}(${bound}, best)`],
    [`${side}-cut`, '            if alpha >= beta:'],
    [`${side}-stop`, '                return best'],
  ];
};

const alphaBeta: Listing = [
  ['call', 'def alpha_beta(position, depth, alpha, beta):'],
  ...over('score(position, depth)'),
  ...branches('is_max_to_move(position)', 'alpha_beta(child, depth + 1, alpha, beta)', { narrow }),
];

const table: Listing = [
  [null, 'table = {}'],
  [null, ''],
  ['call', 'def minimax(position, depth):'],
  ...over('score(position, depth)'),
  ['known', '    if key(position) in table:'],
  ['hit', '        return table[key(position)]'],
  ...branches('is_max_to_move(position)', 'minimax(child, depth + 1)', { isStored: true }),
  ['store', '    table[key(position)] = best'],
  ['return', '    return best'],
];

export const python: Book = {
  value,
  'one-loop': oneLoop,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
};
