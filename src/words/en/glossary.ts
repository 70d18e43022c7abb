export interface GlossaryTerm {
  readonly id: string;
  readonly term: string;
  readonly meaning: string;
  /** Other ways in which prose writes the term, in lower case. */
  readonly forms?: readonly string[];
  /** An everyday word, so prose does not link it. */
  readonly isEveryday?: true;
}

/** In alphabetical order; the id is the term unless given. */
const terms: readonly (Omit<GlossaryTerm, 'id'> & Partial<GlossaryTerm>)[] = [
  {
    term: 'Alpha-beta',
    meaning:
      'Minimax that skips branches that cannot change the choice at the root. It finds the same value.',
  },
  {
    term: 'Backtracking',
    meaning: 'Going back from a finished branch to try the next move, with the board as it was before.',
    forms: ['backtracks'],
  },
  {
    term: 'Backup',
    meaning:
      'Passing a score from a node to its parent when the call returns. The value travels up the edge.',
    forms: ['backed up', 'backs up'],
  },
  {
    term: 'Base case',
    meaning:
      'The part of a recursive function that returns without calling itself. In minimax: the game is over.',
  },
  {
    term: 'Bound',
    meaning:
      'What you know about a score before it is final: at least this much (≥) or at most this much (≤). A node that was cut returns a bound.',
    forms: ['bounds'],
    isEveryday: true,
  },
  {
    term: 'Call',
    meaning: 'One run of the search function, on one position. It ends when it returns a score.',
    forms: ['calls'],
    isEveryday: true,
  },
  {
    term: 'Call stack',
    meaning: 'The calls that have begun but not yet returned, from the root down to the current one.',
  },
  {
    term: 'Cutoff',
    meaning: 'The moment when a node skips its remaining moves, because they cannot matter any more.',
    forms: ['cutoffs'],
  },
  {
    term: 'Depth',
    meaning:
      'The number that depth-penalised scoring subtracts from a win. It counts plies from the root, or from the position after the move.',
  },
  {
    id: 'depth-penalised',
    term: 'Depth-penalised scoring',
    meaning:
      'A win for MAX at depth d counts 10 − d, a win for MIN counts d − 10, and a draw counts 0. Sooner wins and later losses score better.',
    forms: ['depth-penalised'],
  },
  {
    term: 'Deterministic',
    meaning: 'Without chance: the same move in the same position always leads to the same next position.',
  },
  {
    term: 'Evaluation',
    meaning: 'An estimate of an unfinished position, used where a search stops early.',
    forms: ['evaluation function'],
  },
  {
    term: 'Fail-soft',
    meaning:
      'A way to return from a cut: with the best number that the node has seen, even if it is outside the window. A fail-hard search returns the edge of the window.',
    forms: ['fail-hard'],
  },
  {
    term: 'Frontier',
    meaning: 'The nodes at which a depth limit stops the search. They get an evaluation instead of a score.',
  },
  {
    term: 'Game tree',
    meaning: 'All positions that can follow from the root, each drawn below the position before it.',
    forms: ['game trees'],
  },
  {
    term: 'Hit',
    meaning: 'A node whose score comes from the transposition table, so it is not searched again.',
    forms: ['hits'],
    isEveryday: true,
  },
  {
    term: 'Horizon',
    meaning: 'How far a depth-limited search can see. It knows nothing about what happens one ply further.',
  },
  {
    term: 'Iterative deepening',
    meaning:
      'Searching to depth 1, then 2, then 3, and so on. Each round sets the order of moves for the next.',
  },
  {
    term: 'Leaf',
    meaning:
      'A node where the game is over. In a tree of numbers, a number at the end of a branch. The plural is leaves.',
  },
  {
    term: 'Legal move',
    meaning: 'A move that the rules allow: an empty cell in a game that is not over.',
    forms: ['legal moves'],
  },
  {
    term: 'MAX',
    meaning: 'The side that wants the largest score. Drawn in blue, with a triangle that points up.',
  },
  {
    term: 'MIN',
    meaning: 'The side that wants the smallest score. Drawn in orange, with a triangle that points down.',
  },
  {
    term: 'Minimax',
    meaning: 'Scoring a position by assuming that MAX always takes the largest score and MIN the smallest.',
  },
  {
    id: 'mnk-game',
    term: 'm,n,k-game',
    meaning:
      'A game in which two sides mark cells on an m by n board, and k in a row wins. Tic-tac-toe is the 3,3,3-game.',
  },
  {
    term: 'Monte Carlo tree search',
    meaning:
      'Walking down the tree many times and giving each move the average of what was found below it. Good moves are tried more often.',
  },
  {
    term: 'Move',
    meaning: 'What a side does on its turn: on a board, it marks an empty cell.',
    forms: ['moves'],
    isEveryday: true,
  },
  {
    term: 'Move order',
    meaning:
      'The order in which the moves of a position are searched. Of moves with equal scores, the search takes the first.',
  },
  {
    term: 'Negamax',
    meaning:
      'Minimax with one rule for both sides: change the sign of each child’s score and keep the largest. Every score is seen from the side to move.',
    forms: ['sign flip'],
  },
  {
    term: 'Node',
    meaning: 'One call of the search: one way of reaching a position.',
    forms: ['nodes'],
  },
  {
    term: 'Outcome',
    meaning:
      'How a finished game ended: a win for X, a win for O, or a draw. An unfinished game has no outcome.',
  },
  {
    term: 'Perfect information',
    meaning: 'Nothing is hidden: both sides see the whole position all the time.',
    forms: ['observable'],
  },
  {
    term: 'Ply',
    meaning: 'One move by one side, counted from the root. Two plies are a move and its reply.',
    forms: ['plies'],
  },
  {
    term: 'Position',
    meaning: 'The marks on the board and the side to move.',
    forms: ['positions'],
  },
  {
    term: 'Principal variation',
    meaning: 'The game that follows when both sides always take their best move.',
  },
  {
    id: 'quiescence',
    term: 'Quiescence search',
    meaning: 'Searching beyond the depth limit where something is about to happen, until the board is quiet.',
  },
  {
    term: 'Recursion',
    meaning: 'A function that calls itself. In minimax: on each position one move later.',
    forms: ['recursive'],
  },
  { term: 'Root', meaning: 'The position where a search begins: ply 0.' },
  {
    term: 'Score',
    meaning:
      'The number that a call returns, usually seen from MAX’s side. Some programs see it from the side to move at the root, and negamax from the side to move at the node.',
    forms: ['scores'],
  },
  {
    term: 'Side',
    meaning: 'One of the two players, X or O.',
    forms: ['sides'],
    isEveryday: true,
  },
  {
    term: 'Step',
    meaning: 'One moment of a search: the call of a node, or its return. A search of n nodes has 2n steps.',
    forms: ['steps'],
    isEveryday: true,
  },
  {
    term: 'Symmetry',
    meaning: 'Turning or mirroring the board. Positions that it makes equal have the same score.',
  },
  {
    term: 'Terminal',
    meaning: 'A position where the game is over: a side has a complete line, or no cell is empty.',
  },
  {
    term: 'Threat',
    meaning:
      'A line that a side completes with its next move, unless the other side blocks it. One move cannot block threats in two cells.',
    forms: ['threats', 'threaten', 'threatens', 'threatened', 'threatening'],
  },
  {
    term: 'Tic-tac-toe',
    meaning:
      'Also called noughts and crosses. X and O mark the cells of a three by three board, and three in a row wins.',
    forms: ['noughts and crosses'],
  },
  {
    term: 'Timeline',
    meaning: 'The strip with a bar for each call of a search. Time runs from left to right.',
    isEveryday: true,
  },
  {
    term: 'Trace',
    meaning: 'The record of a whole search: every call, its move, its ply and the score that it returned.',
  },
  {
    term: 'Transposition',
    meaning:
      'The same position, reached by making the moves in a different order. A transposition table stores its score and answers at once.',
    forms: ['transpositions', 'transposition table'],
  },
  {
    term: 'Value',
    meaning:
      'What a position is worth if both sides play their best: the score that a full search returns. Until a node has returned, only a bound of it is known.',
    forms: ['values'],
    isEveryday: true,
  },
  {
    term: 'Window',
    meaning:
      'The scores that still matter at a node: above alpha, which MAX already has, and below beta, which MIN already has.',
    isEveryday: true,
  },
  {
    term: 'Zero-sum',
    meaning: 'What one side gains, the other loses. So one number, seen from one side, is enough.',
  },
];

/** Marked as pure, so that pages without it do not load it. */
export const glossary: readonly GlossaryTerm[] = /* @__PURE__ */ terms.map((each) => ({
  id: each.term.toLowerCase().replaceAll(' ', '-'),
  ...each,
}));
