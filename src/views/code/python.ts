import type { Book, Parts } from './book.ts';
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

const wins = (x: string, o: string): Listing => [
  ['over', '    if has_won(position, "x"):'],
  ['leaf-x', `        return ${x}`],
  ['over', '    if has_won(position, "o"):'],
  ['leaf-o', `        return ${o}`],
];

const parts: Parts = {
  header: [['call', 'def minimax(position):']],
  openHeader: [['call', 'def minimax(position):']],
  depthHeader: [['call', 'def minimax(position, depth):']],
  boardHeader: [['call', 'def minimax(board, side):']],
  over: over('score(position)'),
  boardOver: over('score(board)', 'board'),
  overPair: over('score(position), None'),
  start: [['start', '    best = -math.inf if is_max else math.inf']],
  loop: [['loop', '    for move in moves(position):']],
  look: [['print', '        print(move)']],
  child: [['child', '        child = play(position, move)']],
  put: [['child', '        board[cell] = side']],
  value: [['value', '        value = minimax(child)']],
  depthValue: [['value', '        value = minimax(child, depth + 1)']],
  boardValue: [['value', '        value = minimax(board, other(side))']],
  undo: [[null, '        board[cell] = None']],
  valueOfPair: [['value', '        value, _ = minimax(child)']],
  keep: [
    ['max-best', '        if is_max: best = max(best, value)'],
    ['min-best', '        else: best = min(best, value)'],
  ],
  keepPair: [
    ['keep', '        if value > best if is_max else value < best:'],
    ['keep', '            best, best_move = value, move'],
  ],
  returnInLoop: [['return', '        return best']],
  endLoop: [],
  noMoves: [],
  noAnswer: [],
  returnBest: [['return', '    return best']],
  returnPair: [['return', '    return best, best_move']],
  end: [],
  endsPlus: wins('10 + depth', '-10 - depth'),
  endsMinus: wins('10 - depth', 'depth - 10'),
  endDraw: [
    ['over', '    if is_full(position):'],
    ['leaf-draw', '        return 0'],
  ],
  scoreLine: [['over', '    score = score_end(position)  # 1, -1, 0 or None']],
  ifScore: [['over', '    if score:']],
  ifScoreIsSet: [['over', '    if score is not None:']],
  returnScore: [['leaf', '        return score']],
  chooseHeader: [['choose', 'def choose(position):']],
  gap: [[null, '']],
  ends: wins('1', '-1'),
  restDraw: [['leaf-rest', '    return 0']],
  drawThenSearch: [
    [null, '    if is_full(position):'],
    [null, '        return 0'],
    [null, '    # … and here the search goes on'],
  ],
  pairHeader: [['call', 'def minimax(position):']],
  side: [['side', '    is_max = position.to_move == "x"']],
  sideSwapped: [['side', '    is_max = position.to_move == "o"']],
  noMove: [['start', '    best_move = None']],
  lastValue: [['value', '        best = minimax(child)']],
  boardSide: [['side', '    is_max = side == "x"']],
  boardLoop: [
    ['loop', '    for cell in range(9):'],
    [null, '        if board[cell] is not None: continue'],
  ],
};

export const python: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
  parts,
};
