import type { Move, Position, Side } from '../game/index.ts';
import { words } from '../words/index.ts';
import { checkCombination } from './check-options.ts';
import { codeNames, type CodeName } from './code-names.ts';
import type { OrderName } from './order.ts';

/** How a search goes about its work. Everything has a default; unknown names and values are errors. */
export interface SearchOptions {
  /** The algorithm; `minimax` unless said otherwise. */
  readonly algorithm?: 'minimax' | 'alpha-beta' | undefined;
  /** `plain`: a win is a win. `depth`: a win loses one point for every ply it takes. Default `plain`. */
  readonly scoring?: 'plain' | 'depth' | undefined;
  /** What a win counts before any penalty: 1, 10 or 100. Default 1 for plain scoring, 10 for depth-penalised. */
  readonly win?: 1 | 10 | 100 | undefined;
  /** Where depth 0 is: at the root, or at the position after the first move. Default `root`. */
  readonly depthFrom?: 'root' | 'move' | undefined;
  /** Who is MAX: X, O, or the side to move at the root. Default `x`. */
  readonly max?: Side | 'mover' | undefined;
  /** In which order moves are searched; ties go to the first. A list names each move that can occur once; a cell that is taken does no harm. */
  readonly order?: OrderName | readonly Move[] | undefined;
  /**
   * Whether a transposition table answers for what was searched before: `positions` (also `true`) for the same
   * position, `symmetry` for any image of it. Default false.
   */
  readonly memo?: boolean | 'positions' | 'symmetry' | undefined;
  /** Whether only one of each class of equivalent moves is searched. Default false. */
  readonly mergeMoves?: boolean | undefined;
  /** How many plies deep the search looks; what lies there and is not over gets an evaluation. Default: to the end. */
  readonly depthLimit?: number | undefined;
  /** Whether to search 1 ply deep, then 2, and so on up to the limit, the best move of before first. Default false. */
  readonly deepening?: boolean | undefined;
  /** After how many nodes the search stops, with what it has. Default 5,000,000. */
  readonly maxNodes?: number | undefined;
  /** Code to run and record instead of the search: a stage of minimax, or a classic mistake. Default: none. */
  readonly code?: CodeName | undefined;
}

/** Options with every default filled in; `max` is now the side itself, `depthLimit` null where there is none. */
export interface ResolvedOptions {
  readonly algorithm: 'minimax' | 'alpha-beta';
  readonly scoring: 'plain' | 'depth';
  readonly win: number;
  readonly depthFrom: 'root' | 'move';
  readonly max: Side;
  readonly order: OrderName | readonly Move[];
  readonly memo: false | 'positions' | 'symmetry';
  readonly mergeMoves: boolean;
  readonly depthLimit: number | null;
  readonly deepening: boolean;
  readonly maxNodes: number;
  readonly code: CodeName | null;
}

/** The values that each option takes by name; the checker of lessons and the address read the same table. */
export const optionValues = {
  algorithm: ['minimax', 'alpha-beta'],
  scoring: ['plain', 'depth'],
  win: [1, 10, 100],
  depthFrom: ['root', 'move'],
  max: ['x', 'o', 'mover'],
  order: ['row-major', 'centre-first', 'corner-first', 'edges-first', 'best', 'worst'],
  memo: [false, true, 'positions', 'symmetry'],
  mergeMoves: [false, true],
  deepening: [false, true],
  code: codeNames,
} as const;

/** The options that take a whole number, with the largest that makes sense. */
export const optionCounts = { depthLimit: 60, maxNodes: 100_000_000 } as const;

/** Fills in the defaults for a position. Throws on an unknown option or value, and on options that do not fit. */
export function resolveOptions(options: SearchOptions, position: Position): ResolvedOptions {
  const known = [...Object.keys(optionValues), ...Object.keys(optionCounts)];
  for (const [name, value] of Object.entries(options)) {
    if (!known.includes(name)) throw new TypeError(words.errors.optionName(name, known));
    if (value !== undefined && !(name === 'order' && Array.isArray(value))) checkValue(name, value);
  }
  const { scoring = 'plain', max = 'x', memo = false } = options;
  const resolved: ResolvedOptions = {
    algorithm: options.algorithm ?? 'minimax',
    scoring,
    win: options.win ?? (scoring === 'depth' ? 10 : 1),
    depthFrom: options.depthFrom ?? 'root',
    max: max === 'mover' ? position.toMove : max,
    order: options.order ?? 'row-major',
    memo: memo === true ? 'positions' : memo,
    mergeMoves: options.mergeMoves ?? false,
    depthLimit:
      options.depthLimit ?? (options.deepening ? Math.max(1, position.game.pliesLeft(position)) : null),
    deepening: options.deepening ?? false,
    maxNodes: options.maxNodes ?? 5_000_000,
    code: options.code ?? null,
  };
  checkCombination(resolved, position);
  return resolved;
}

function checkValue(name: string, value: unknown): void {
  if (name in optionCounts) {
    const largest = optionCounts[name as keyof typeof optionCounts];
    if (!(Number.isInteger(value) && (value as number) >= 1 && (value as number) <= largest))
      throw new RangeError(words.errors.optionCount(name, value, largest));
  } else {
    const allowed: readonly unknown[] = optionValues[name as keyof typeof optionValues];
    if (!allowed.includes(value)) throw new RangeError(words.errors.option(name, value, allowed));
  }
}
