import type { Leaves, Side } from '../src/game/index.ts';

/**
 * What must come out right, as data. Every number here was found by at least two programs that share nothing with
 * this one. Unless a line says otherwise: cells 0 to 8 row by row, X moves first and is MAX, scores from X's side,
 * moves in row-major order, the first best move wins a tie, and the root counts as a node.
 */

/** The whole tree from the empty board. */
export const wholeTree = {
  nodes: 549_946,
  leaves: 255_168,
  interior: 294_778,
  steps: 1_099_892,
  nodesPerPly: [1, 9, 72, 504, 3024, 15_120, 54_720, 148_176, 200_448, 127_872],
  outcomes: { x: 131_184, o: 77_904, draw: 46_080 },
  /** The size of the subtree after each kind of opening. */
  subtree: { corner: 59_705, edge: 63_905, centre: 55_505 },
} as const;

/** The positions that play can reach. */
export const positions = {
  all: 5478,
  running: 4520,
  over: { all: 958, x: 626, o: 316, draw: 16 },
} as const;

/** Plain against depth-penalised scoring over the running positions. */
export const scoringsCompared = {
  /** How often the set of best moves shrinks. */
  setShrinks: 852,
  /** How often the first best move of plain scoring is no longer best: in won and in lost positions. */
  firstStopsBeingBest: { all: 485, won: 400, lost: 85 },
} as const;

/** The game that the first best moves play from the empty board, with either scoring: a draw. */
export const perfectGame = [0, 4, 1, 2, 6, 3, 5, 7, 8] as const;

/** A game that O loses with its first move. */
export const lostGame = { moves: [4, 5, 2, 6, 1, 0, 7], winner: 'x', mistake: 1 } as const;

/** A first walk on the board, in cells counted from 1, and what it leaves. */
export const firstWalk = {
  moves: [3, 5, 1, 2],
  left: [4, 6, 7, 8, 9],
  thenMoves: [4, 6, 7],
  winner: 'x',
  empty: [8, 9],
} as const;

/** Puzzles with X to move, scored plainly from the mover's side: the answer, and the nodes of the search. */
export const puzzles = [
  { position: 'xox/x.o/..o', move: 6, nodes: 12, best: [6] },
  { position: 'x../..o/.xo', move: 2, nodes: 186, best: [2] },
  { position: 'x../..o/ox.', move: 1, nodes: 226, best: [1, 4] },
] as const;

/** Plain values from X's side; the last cannot be reached by play. */
export const values: readonly { position: string; toMove: Side; score: number }[] = [
  { position: '.../.../...', toMove: 'x', score: 0 },
  { position: '.../.xo/...', toMove: 'x', score: 1 },
  { position: 'x../.xo/...', toMove: 'o', score: 1 },
  { position: 'o../x../o..', toMove: 'o', score: -1 },
];

/** The small tree of the course, X to move. */
export const smallTree = {
  position: 'oxx/.xo/o..',
  nodes: 11,
  leaves: 5,
  steps: 22,
  moves: { 3: 0, 7: 1, 8: -1 },
  best: 7,
} as const;

/** Boards that are over, or have not begun, from X's side; null where the game runs. */
export const endings = [
  { position: '.../.../...', score: null },
  { position: 'xo./.xo/..x', score: 1 },
  { position: 'ox./oxx/o..', score: -1 },
  { position: 'xxo/oox/xox', score: 0 },
] as const;

/** Value and move with the cells counted from 1, X to move, plain. */
export const valueAndMove = [
  { position: 'x.o/.o./..x', answer: [1, 7] },
  { position: 'xxo/.x./.oo', answer: [-1, 4] },
  { position: '.../.../...', answer: [0, 1] },
] as const;

/** X to move; a win counts 10 and nothing is subtracted. */
export const threeAnswers = { position: 'xox/oox/...', moves: { 6: -10, 7: 0, 8: 10 } } as const;

/** X to move; a win counts 10, depth-penalised, the depth counted from the move. */
export const fasterWins = {
  position: '.../..x/oox',
  nodes: 146,
  moves: { 0: 8, 1: 6, 2: 10, 3: 8, 4: 8 },
} as const;

/** Where the two scorings choose differently, X to move: the first best move of each, and scores with the penalty. */
export const choicesThatDiffer = [
  { position: '..o/.xx/oxo', nodes: 8, plain: 0, depth: 1, scores: { 0: 7, 1: 9, 3: 9 } },
  { position: 'xxo/ox./o..', nodes: null, plain: 5, depth: 7, scores: { 5: 7, 7: 9, 8: 9 } },
  { position: 'xoo/.x./...', nodes: null, plain: 3, depth: 8, scores: {} },
  { position: '..o/x../.xo', nodes: 162, plain: 0, depth: 5, scores: { 0: -8, 5: -6 } },
] as const;

/** Explicit trees, MAX at the root: value, all nodes, those that alpha-beta calls, and the best branch. */
export const leafTrees: readonly {
  tree: Leaves;
  score: number;
  nodes: number;
  called: number;
  branch: number;
}[] = [
  {
    tree: [
      [3, 5],
      [2, 9],
    ],
    score: 3,
    nodes: 7,
    called: 6,
    branch: 0,
  },
  {
    tree: [
      [
        [3, 5],
        [2, 9],
      ],
      [
        [12, 5],
        [23, 23],
      ],
    ],
    score: 12,
    nodes: 15,
    called: 14,
    branch: 1,
  },
  {
    tree: [
      [3, 12, 8],
      [2, 4, 6],
      [14, 5, 2],
    ],
    score: 3,
    nodes: 13,
    called: 11,
    branch: 0,
  },
];

// Beyond plain minimax: symmetry, the transposition table, alpha-beta.

/** Positions up to symmetry. */
export const upToSymmetry = {
  positions: 765,
  over: { all: 138, x: 91, o: 44, draw: 3 },
  /** Two ways of counting games: equivalent children merged at every move, or whole sequences of moves compared. */
  games: { mergedAtEveryMove: 26_830, wholeSequences: 31_896 },
} as const;

/** With a transposition table: how many children are evaluated, and how many positions the table holds. */
export const transpositions = { evaluations: 16_167, entries: 4520 } as const;

/** Alpha-beta from the empty board, row-major, cutting off when alpha ≥ beta. */
export const alphaBeta = {
  plain: { nodes: 18_297, leaves: 7330 },
  depth: { nodes: 20_866, leaves: 8453 },
} as const;
