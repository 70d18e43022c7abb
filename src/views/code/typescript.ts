import type { Book } from './book.ts';
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

const oneLoop: Listing = [
  ['call', 'function minimax(position: Position, depth: number): number {'],
  ...over('score(position, depth)'),
  ['side', '  const isMax = isMaxToMove(position);'],
  ['start', '  let best = isMax ? -Infinity : Infinity;'],
  ['loop', '  for (const child of children(position)) {'],
  ['value', '    const value = minimax(child, depth + 1);'],
  ['max-best', '    if (isMax) best = Math.max(best, value);'],
  ['min-best', '    else best = Math.min(best, value);'],
  [null, '  }'],
  ['return', '  return best;'],
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

export const typescript: Book = {
  value,
  'one-loop': oneLoop,
  move,
  'original-player': originalPlayer,
  'sign-flip': signFlip,
  'alpha-beta': alphaBeta,
  table,
};
