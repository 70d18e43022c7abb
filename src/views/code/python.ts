import type { Book } from './book.ts';
import type { Listing } from './listing.ts';
import type { Parts } from './parts.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
const value: Listing = [
  ['call', 'def minimax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth)'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = minimax(child, depth + 1)'],
  ['max-best', '            best = max(best, value)'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = minimax(child, depth + 1)'],
  ['min-best', '            best = min(best, value)'],
  ['min-return', '        return best'],
];

/** Minimax that returns a value together with the move that it came from. */
const move: Listing = [
  ['call', 'def minimax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth), None'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf, None'],
  ['max-loop', '        for move in moves(position):'],
  ['max-value', '            value, reply = minimax(play(position, move), depth + 1)'],
  ['max-best', '            if value > best[0]:'],
  ['max-keep', '                best = value, move'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf, None'],
  ['min-loop', '        for move in moves(position):'],
  ['min-value', '            value, reply = minimax(play(position, move), depth + 1)'],
  ['min-best', '            if value < best[0]:'],
  ['min-keep', '                best = value, move'],
  ['min-return', '        return best'],
];

/** Minimax for the side that asks at the root, which is passed down through every call. */
const originalPlayer: Listing = [
  ['call', 'def minimax(position, depth, player):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score_for(player, position, depth)'],
  ['max-branch', '    if position.to_move == player:'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = minimax(child, depth + 1, player)'],
  ['max-best', '            best = max(best, value)'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = minimax(child, depth + 1, player)'],
  ['min-best', '            best = min(best, value)'],
  ['min-return', '        return best'],
];

/** Negamax: values belong to the side to move, and change their sign on the way up. */
const signFlip: Listing = [
  ['call', 'def negamax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score_for(position.to_move, position, depth)'],
  ['start', '    best = -math.inf'],
  ['loop', '    for child in children(position):'],
  ['value', '        value = -negamax(child, depth + 1)'],
  ['keep', '        best = max(best, value)'],
  ['return', '    return best'],
];

/** Alpha-beta: minimax that carries a window, and leaves a node when the window is closed. (Knuth and Moore 1975.) */
const alphaBeta: Listing = [
  ['call', 'def alpha_beta(position, depth, alpha, beta):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth)'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = alpha_beta(child, depth + 1, alpha, beta)'],
  ['max-best', '            best = max(best, value)'],
  ['max-narrow', '            alpha = max(alpha, best)'],
  ['max-cut', '            if alpha >= beta:'],
  ['max-stop', '                return best'],
  ['max-return', '        return best'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = alpha_beta(child, depth + 1, alpha, beta)'],
  ['min-best', '            best = min(best, value)'],
  ['min-narrow', '            beta = min(beta, best)'],
  ['min-cut', '            if alpha >= beta:'],
  ['min-stop', '                return best'],
  ['min-return', '        return best'],
];

/** Minimax with a transposition table: what was worked out for a position is kept, and asked for before it is searched again. */
const table: Listing = [
  [null, 'table = {}'],
  [null, ''],
  ['call', 'def minimax(position, depth):'],
  ['over', '    if is_over(position):'],
  ['leaf', '        return score(position, depth)'],
  ['known', '    if key(position) in table:'],
  ['hit', '        return table[key(position)]'],
  ['max-branch', '    if is_max_to_move(position):'],
  ['max-start', '        best = -math.inf'],
  ['max-loop', '        for child in children(position):'],
  ['max-value', '            value = minimax(child, depth + 1)'],
  ['max-best', '            best = max(best, value)'],
  ['min-branch', '    else:'],
  ['min-start', '        best = math.inf'],
  ['min-loop', '        for child in children(position):'],
  ['min-value', '            value = minimax(child, depth + 1)'],
  ['min-best', '            best = min(best, value)'],
  ['store', '    table[key(position)] = best'],
  ['return', '    return best'],
];

/** The parts in Python. */
const parts: Parts = {
  header: [['call', 'def minimax(position):']],
  openHeader: [['call', 'def minimax(position):']],
  depthHeader: [['call', 'def minimax(position, depth):']],
  boardHeader: [['call', 'def minimax(board, side):']],
  over: [
    ['over', '    if is_over(position):'],
    ['leaf', '        return score(position)'],
  ],
  boardOver: [
    ['over', '    if is_over(board):'],
    ['leaf', '        return score(board)'],
  ],
  overPair: [
    ['over', '    if is_over(position):'],
    ['leaf', '        return score(position), None'],
  ],
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
  endsPlus: [
    ['over', '    if has_won(position, "x"):'],
    ['leaf-x', '        return 10 + depth'],
    ['over', '    if has_won(position, "o"):'],
    ['leaf-o', '        return -10 - depth'],
  ],
  endsMinus: [
    ['over', '    if has_won(position, "x"):'],
    ['leaf-x', '        return 10 - depth'],
    ['over', '    if has_won(position, "o"):'],
    ['leaf-o', '        return depth - 10'],
  ],
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
  ends: [
    ['over', '    if has_won(position, "x"):'],
    ['leaf-x', '        return 1'],
    ['over', '    if has_won(position, "o"):'],
    ['leaf-o', '        return -1'],
  ],
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

/** All programs in Python. */
export const python: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
  parts,
};
