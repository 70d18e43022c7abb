import type { Book } from './book.ts';
import { listBothSides, type Additions, type ListedSide, type Listing } from './listing.ts';

const worst = { max: 'Int.min', min: 'Int.max' } as const;

const over = (score: string, position = 'position'): Listing => [
  ['over', `    if ${position}.isOver {`],
  ['leaf', `        return ${score}`],
  [null, '    }'],
];

const branch = (side: ListedSide, isMax: string) => (side === 'max' ? `    if ${isMax} {` : '    } else {');

const branches = (isMax: string, call: string, { narrow, isStored = false }: Additions = {}): Listing => [
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side, isMax)],
    [`${side}-start`, `        ${isStored ? '' : 'var '}best = ${worst[side]}`],
    [`${side}-loop`, '        for child in position.children {'],
    [`${side}-value`, `            let value = ${call}`],
    [`${side}-best`, `            best = ${side}(best, value)`],
    ...(narrow?.(side) ?? []),
    [null, '        }'],
    ...(isStored ? [] : ([[`${side}-return`, '        return best']] as const)),
  ]),
  [null, '    }'],
];

const value: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int) -> Int {'],
  ...over('position.score(depth: depth)'),
  ...branches('position.isMaxToMove', 'minimax(child, depth: depth + 1)'),
  [null, '}'],
];

const oneLoop: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int) -> Int {'],
  ...over('position.score(depth: depth)'),
  ['side', '    let isMax = position.isMaxToMove'],
  ['start', '    var best = isMax ? Int.min : Int.max'],
  ['loop', '    for child in position.children {'],
  ['value', '        let value = minimax(child, depth: depth + 1)'],
  ['max-best', '        if isMax { best = max(best, value) }'],
  ['min-best', '        else { best = min(best, value) }'],
  [null, '    }'],
  ['return', '    return best'],
  [null, '}'],
];

const move: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int) -> (value: Int, move: Move?) {'],
  ...over('(position.score(depth: depth), nil)'),
  ...listBothSides((side) => [
    [`${side}-branch`, branch(side, 'position.isMaxToMove')],
    [`${side}-start`, `        var best: (value: Int, move: Move?) = (${worst[side]}, nil)`],
    [`${side}-loop`, '        for move in position.moves {'],
    [`${side}-value`, '            let (value, _) = minimax(position.playing(move), depth: depth + 1)'],
    [`${side}-best`, `            if value ${side === 'max' ? '>' : '<'} best.value {`],
    [`${side}-keep`, '                best = (value, move)'],
    [null, '            }'],
    [null, '        }'],
    [`${side}-return`, '        return best'],
  ]),
  [null, '    }'],
  [null, '}'],
];

const originalPlayer: Listing = [
  ['call', 'func minimax(_ position: Position, depth: Int, player: Side) -> Int {'],
  ...over('position.score(for: player, depth: depth)'),
  ...branches('position.toMove == player', 'minimax(child, depth: depth + 1, player: player)'),
  [null, '}'],
];

const signFlip: Listing = [
  ['call', 'func negamax(_ position: Position, depth: Int) -> Int {'],
  ...over('position.score(for: position.toMove, depth: depth)'),
  ['start', '    var best = Int.min'],
  ['loop', '    for child in position.children {'],
  ['value', '        let value = -negamax(child, depth: depth + 1)'],
  ['keep', '        best = max(best, value)'],
  [null, '    }'],
  ['return', '    return best'],
  [null, '}'],
];

const narrow = (side: ListedSide): Listing => {
  const bound = side === 'max' ? 'alpha' : 'beta';
  return [
    [`${side}-narrow`, `            ${bound} = ${side}(${bound}, best)`],
    [`${side}-cut`, '            if alpha >= beta {'],
    [`${side}-stop`, '                return best'],
    [null, '            }'],
  ];
};

const alphaBeta: Listing = [
  ['call', 'func alphaBeta(_ position: Position, depth: Int, _ low: Int, _ high: Int) -> Int {'],
  [null, '    var (alpha, beta) = (low, high)'],
  ...over('position.score(depth: depth)'),
  ...branches('position.isMaxToMove', 'alphaBeta(child, depth: depth + 1, alpha, beta)', { narrow }),
  [null, '}'],
];

const table: Listing = [
  [null, 'var table: [Position: Int] = [:]'],
  [null, ''],
  ['call', 'func minimax(_ position: Position, depth: Int) -> Int {'],
  ...over('position.score(depth: depth)'),
  ['known', '    if let known = table[position] {'],
  ['hit', '        return known'],
  [null, '    }'],
  [null, '    var best: Int'],
  ...branches('position.isMaxToMove', 'minimax(child, depth: depth + 1)', { isStored: true }),
  ['store', '    table[position] = best'],
  ['return', '    return best'],
  [null, '}'],
];

export const swift: Book = {
  value,
  'one-loop': oneLoop,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
};
