import { words } from '../words/index.ts';
import { memos, type Memo, type MemoName } from './transposition-table.ts';
import { orders, type OrderName } from './order.ts';
import { algorithms, type Algorithm, type AlgorithmName } from './algorithms.ts';
import { scorings, type Scoring } from './scoring.ts';
import {
  makeAmount,
  makeChoice,
  makeNatural,
  makeFlag,
  makeOrder,
  makePart,
  makeRowChoice,
  makeSubject,
  type Setting,
} from './setting-kinds.ts';

const text = words.settings;

const memoNames = Object.keys(memos) as MemoName[];
const orderNames = Object.keys(orders) as OrderName[];

/** Settings by property name. Parsers, elements, addresses, forms and the manifest are made from them. */
export type SettingTable = Readonly<Record<string, Setting>>;

export function makeScoringSetting<T extends Readonly<Record<string, Scoring>>>(table: T) {
  return makeRowChoice<Scoring, keyof T & string>(table, {
    words: text.scoring,
    changes: 'scores',
  });
}

export const subjects = {
  game: makeSubject('game', {
    words: text.game,
    default: '3,3,3',
    offers: ['4,4,3', '4,4,4', '5,5,4', '5,4,4 gravity', '3,3,3 misère'],
  }),
  /** The root position in any notation; the start of the game if neither this nor `tree` is given. */
  position: makeSubject('position', { words: text.position, default: '.../.../...' }),
  /** An explicit tree instead of a position: `[[3, 5], [2, 9]]`. */
  tree: makeSubject('tree', { words: text.tree }),
  /** Used only if the marks do not decide whose turn it is. */
  toMove: makeChoice(['x', 'o'], {
    words: text.toMove,
    isSubject: true,
    changes: 'tree',
    offers: ['x', 'o'],
  }),
};

export const options = {
  /** The algorithm; `minimax` unless said otherwise. */
  algorithm: makeRowChoice<Algorithm, AlgorithmName>(algorithms, {
    words: text.algorithm,
    changes: 'tree',
  }),
  /** `plain`: a win is a win. `depth`: a win loses points for every ply it takes. Default `plain`. */
  scoring: makeScoringSetting(scorings),
  /** What a win counts before any penalty: any number above 0. Default 1 for plain scoring, 10 for depth-penalised. */
  win: makeAmount({ words: text.win, changes: 'scores', offers: ['1', '10'] }),
  /** How many points a win loses for every ply it takes in depth-penalised scoring: from 0 to 1. Default 1. */
  penalty: makePart({
    words: text.penalty,
    changes: 'scores',
    default: '1',
    offers: ['0', '0.5'],
  }),
  /** Where depth 0 is: at the root, or at the position after the first move. Default `root`. */
  depthFrom: makeChoice(['root', 'move'], {
    words: text.depthFrom,
    changes: 'scores',
    default: 'root',
    offers: ['move'],
  }),
  /** Who is MAX: X, O, or the side to move at the root. Default `x`. */
  max: makeChoice(
    ['x', 'o', 'mover'],
    { words: text.max, changes: 'scores', default: 'x' },
    (given = 'x', { toMove }) => (given === 'mover' ? toMove : given),
  ),
  /**
   * In which order moves are searched; ties go to the first. A list names each move that can occur once; a cell that is
   * taken does no harm.
   */
  order: makeOrder(orderNames, {
    words: text.order,
    changes: 'tree',
    default: orderNames[0],
    offers: orderNames.slice(1),
  }),
  /**
   * Whether a transposition table answers for what was searched before: `positions` (also `true`) for the same
   * position, `symmetry` for any image of it. Default false.
   */
  memo: makeChoice(
    [false, true, ...memoNames],
    { words: text.memo, changes: 'tree', default: 'false', offers: memoNames },
    (given = false): Memo | null => (given ? memos[given === true ? 'positions' : given] : null),
  ),
  /** Whether only one of each class of equivalent moves is searched. Default false. */
  mergeMoves: makeFlag({ words: text.mergeMoves, changes: 'tree' }),
  /** How many plies deep the search looks; what lies there and is not over gets an evaluation. Default: to the end. */
  depthLimit: makeNatural(
    60,
    {
      words: text.depthLimit,
      changes: 'tree',
      offers: ['1', '2', '3', '4', '5', '6', '7', '8'],
    },
    null,
  ),
  /** Whether to search 1 ply deep, then 2, and so on up to the limit, the best move of before first. Default false. */
  deepening: makeFlag({ words: text.deepening, changes: 'tree' }),
  /** After how many nodes the search stops, with what it has. Default 5,000,000. */
  maxNodes: makeNatural(
    100_000_000,
    { words: text.maxNodes, changes: 'tree', default: '5000000' },
    5_000_000,
  ),
};

/** In the order in which addresses hold them. */
export const settings = {
  ...subjects,
  ...options,
  /** The recorded run of a program at the position, instead of a search: a name of `src/program/starts/`. */
  program: makeSubject('program', { words: text.program }),
  /** Which search of an iterative deepening to walk through, from 1; the last by default. */
  iteration: makeNatural(60, { words: text.iteration, changes: 'view' }, null),
};

export function pickOptions(table: SettingTable): SettingTable {
  return filterSettings(table, ({ isSubject, changes }) => !isSubject && changes !== 'view');
}

export function filterSettings(table: SettingTable, holds: (setting: Setting) => boolean): SettingTable {
  return Object.fromEntries(Object.entries(table).filter(([, setting]) => holds(setting)));
}

export type KebabCase<N extends string> = N extends `${infer C}${infer Rest}`
  ? `${C extends Lowercase<C> ? C : `-${Lowercase<C>}`}${KebabCase<Rest>}`
  : N;

/** As attributes and addresses write it: `depth-from` for `depthFrom`. */
export function toKebabCase<N extends string>(name: N): KebabCase<N> {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as KebabCase<N>;
}
