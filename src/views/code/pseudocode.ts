import type { Book } from './book.ts';
import type { Listing } from './listing.ts';
import type { Parts } from './parts.ts';

/** Minimax that returns a value only, with the depth passed down for the scoring. */
const value: Listing = [
  ['call', 'function minimax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth)'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← minimax(child, depth + 1)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← minimax(child, depth + 1)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-return', '    return best'],
];

/** Minimax that returns a value together with the move that it came from. */
const move: Listing = [
  ['call', 'function minimax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return [score(position, depth), none]'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← [−∞, none]'],
  ['max-loop', '    for each move'],
  ['max-value', '      [value, reply] ← minimax(child, depth + 1)'],
  ['max-best', '      if value > value of best'],
  ['max-keep', '        best ← [value, move]'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← [+∞, none]'],
  ['min-loop', '    for each move'],
  ['min-value', '      [value, reply] ← minimax(child, depth + 1)'],
  ['min-best', '      if value < value of best'],
  ['min-keep', '        best ← [value, move]'],
  ['min-return', '    return best'],
];

/** Minimax for the side that asks at the root, which is passed down through every call. */
const originalPlayer: Listing = [
  ['call', 'function minimax(position, depth, player)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth) for player'],
  ['max-branch', '  if player is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← minimax(child, depth + 1, player)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← minimax(child, depth + 1, player)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-return', '    return best'],
];

/** Negamax: values belong to the side to move, and change their sign on the way up. */
const signFlip: Listing = [
  ['call', 'function negamax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth) for the side to move'],
  ['start', '  best ← −∞'],
  ['loop', '  for each move'],
  ['value', '    value ← −negamax(child, depth + 1)'],
  ['keep', '    best ← max(best, value)'],
  ['return', '  return best'],
];

/** Alpha-beta: minimax that carries a window, and leaves a node when the window is closed. (Knuth and Moore 1975.) */
const alphaBeta: Listing = [
  ['call', 'function alphabeta(position, depth, α, β)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth)'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← alphabeta(child, depth + 1, α, β)'],
  ['max-best', '      best ← max(best, value)'],
  ['max-narrow', '      α ← max(α, best)'],
  ['max-cut', '      if α ≥ β'],
  ['max-stop', '        return best'],
  ['max-return', '    return best'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← alphabeta(child, depth + 1, α, β)'],
  ['min-best', '      best ← min(best, value)'],
  ['min-narrow', '      β ← min(β, best)'],
  ['min-cut', '      if α ≥ β'],
  ['min-stop', '        return best'],
  ['min-return', '    return best'],
];

/** Minimax with a transposition table: what was worked out for a position is kept, and asked for before it is searched again. */
const table: Listing = [
  ['call', 'function minimax(position, depth)'],
  ['over', '  if position is over'],
  ['leaf', '    return score(position, depth)'],
  ['known', '  if position is in table'],
  ['hit', '    return table[position]'],
  ['max-branch', '  if MAX is to move'],
  ['max-start', '    best ← −∞'],
  ['max-loop', '    for each move'],
  ['max-value', '      value ← minimax(child, depth + 1)'],
  ['max-best', '      best ← max(best, value)'],
  ['min-branch', '  else'],
  ['min-start', '    best ← +∞'],
  ['min-loop', '    for each move'],
  ['min-value', '      value ← minimax(child, depth + 1)'],
  ['min-best', '      best ← min(best, value)'],
  ['store', '  table[position] ← best'],
  ['return', '  return best'],
];

/** The parts in pseudocode. */
const parts: Parts = {
  header: [['call', 'function minimax(position)']],
  openHeader: [['call', 'function minimax(position)']],
  depthHeader: [['call', 'function minimax(position, depth)']],
  boardHeader: [['call', 'function minimax(board, side)']],
  over: [
    ['over', '  if position is over'],
    ['leaf', '    return score(position)'],
  ],
  boardOver: [
    ['over', '  if board is over'],
    ['leaf', '    return score(board)'],
  ],
  overPair: [
    ['over', '  if position is over'],
    ['leaf', '    return [score(position), nothing]'],
  ],
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
  endsPlus: [
    ['over', '  if X has won'],
    ['leaf-x', '    return 10 + depth'],
    ['over', '  if O has won'],
    ['leaf-o', '    return −10 − depth'],
  ],
  endsMinus: [
    ['over', '  if X has won'],
    ['leaf-x', '    return 10 − depth'],
    ['over', '  if O has won'],
    ['leaf-o', '    return depth − 10'],
  ],
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
  ends: [
    ['over', '  if X has won'],
    ['leaf-x', '    return 1'],
    ['over', '  if O has won'],
    ['leaf-o', '    return −1'],
  ],
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
};

/** All programs in pseudocode. */
export const pseudocode: Book = {
  value,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
  parts,
};
