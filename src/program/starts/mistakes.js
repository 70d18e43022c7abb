const EMPTY = ".";
const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
//| limit but looks-only-so-far
const PLIES = 9;
//| looks-only-so-far
const PLIES = 2;
//| shared
let best = 0;
//| table
const known = new Map();
//| rows

function emptyBoard() {
  return [0, 1, 2].map(() => Array(3).fill(EMPTY));
}

function hasWon(board, mark) {
  const cells = board.flat();
  return LINES.some((line) => line.every((cell) => cells[cell] === mark));
}

function moves(board) {
  const places = [0, 1, 2].flatMap((row) => [0, 1, 2].map((column) => [row, column]));
  return places.filter(([row, column]) => board[row][column] === EMPTY);
}

function play(board, [row, column], mark) {
//| rows but shared-rows
  const child = board.map((each) => [...each]);
//| shared-rows
  const child = [...board];
//| rows
  child[row][column] = mark;
  return child;
}
//| all but rows

function emptyBoard() {
  return Array(9).fill(EMPTY);
}

function hasWon(board, mark) {
  return LINES.some((line) => line.every((cell) => board[cell] === mark));
}

function moves(board) {
  return [0, 1, 2, 3, 4, 5, 6, 7, 8].filter((cell) => board[cell] === EMPTY);
}

function play(board, move, mark) {
  const child = [...board];
  child[move] = mark;
  return child;
}
//| plain, rows

/** What the board is worth for x. */
function minimax(board, isMax) {
//| full-first
  if (moves(board).length === 0) return 0;
//| plain but plays-on, infinite-wins
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
//| rows
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
//| infinite-wins
  if (hasWon(board, "x")) return Infinity;
  if (hasWon(board, "o")) return -Infinity;
//| plays-on
  if (moves(board).length === 0) return hasWon(board, "x") ? 1 : hasWon(board, "o") ? -1 : 0;
//| plain but base-missing, draw-unscored, full-first, plays-on
  if (moves(board).length === 0) return 0;
//| rows
  if (moves(board).length === 0) return 0;
//| draw-unscored
  if (moves(board).length === 0) return -1;
//| plain but no-opponent, starts-at-zero, shared
  let best = isMax ? -Infinity : Infinity;
//| rows
  let best = isMax ? -Infinity : Infinity;
//| shared
  best = isMax ? -Infinity : Infinity;
//| no-opponent
  let best = -Infinity;
//| starts-at-zero
  let best = 0;
//| plain, rows
  for (const move of moves(board)) {
    const child = play(board, move, isMax ? "x" : "o");
//| plain but lost-value
    const value = minimax(child, !isMax);
//| rows
    const value = minimax(child, !isMax);
//| lost-value
    minimax(child, !isMax);
//| no-opponent
    best = Math.max(best, value);
//| plain but lost-value, no-opponent
    best = isMax ? Math.max(best, value) : Math.min(best, value);
//| rows
    best = isMax ? Math.max(best, value) : Math.min(best, value);
//| second-call
    return best;
//| plain, rows
  }
//| plain but second-call
  return best;
//| rows
  return best;
//| plain, rows
}
//| undo

/** What the board is worth for x. */
function minimax(board, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (let move = 0; move < 9; move++) {
    if (board[move] !== EMPTY) continue;
    board[move] = isMax ? "x" : "o";
    const value = minimax(board, !isMax);
//| undo but not-undone
    board[move] = EMPTY;
//| undo
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
//| chosen

/** What the board is worth for x. */
function minimax(board, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0) return 0;
  let [best, chosen] = [isMax ? -Infinity : Infinity, null];
  for (const move of moves(board)) {
    const value = minimax(play(board, move, isMax ? "x" : "o"), !isMax);
    if (isMax ? value > best : value < best) [best, chosen] = [value, move];
  }
//| value-for-move
  return chosen;
//| chosen but value-for-move
  return best;
//| chosen
}
//| values

/** What the board is worth for x. */
function minimax(board, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0) return 0;
  const mark = isMax ? "x" : "o";
  const values = moves(board).map((move) => minimax(play(board, move, mark), !isMax));
  if (isMax) return Math.max(...values);
//| chance
  return values.reduce((sum, value) => sum + value, 0);
//| values but chance
  return Math.min(...values);
//| values
}
//| negamax

/** What the board is worth for the side to move. */
function negamax(board, mark, other) {
  if (hasWon(board, other)) return -1;
  if (moves(board).length === 0) return 0;
  let best = -Infinity;
  for (const move of moves(board)) {
//| negamax but sign
    const value = -negamax(play(board, move, mark), other, mark);
//| sign
    const value = negamax(play(board, move, mark), other, mark);
//| negamax
    best = Math.max(best, value);
  }
  return best;
}
//| depth

/** What the board is worth for x; depth counts the moves that led to it. */
function minimax(board, depth, isMax) {
//| depth but late-win, depth-sign
  if (hasWon(board, "x")) return 10 - depth;
  if (hasWon(board, "o")) return depth - 10;
//| late-win
  if (hasWon(board, "x")) return 10;
  if (hasWon(board, "o")) return -10;
//| depth-sign
  if (hasWon(board, "x")) return 10 + depth;
  if (hasWon(board, "o")) return -10 - depth;
//| depth
  if (moves(board).length === 0) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (const move of moves(board)) {
    const child = play(board, move, isMax ? "x" : "o");
//| depth but depth-off
    const value = minimax(child, depth + 1, !isMax);
//| depth-off
    const value = minimax(child, depth, !isMax);
//| depth
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
//| limit

/** What the board is worth for x, as far as a search of so many plies can see. */
function minimax(board, plies, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0 || plies === 0) return 0;
  let best = isMax ? -Infinity : Infinity;
  for (const move of moves(board)) {
    const value = minimax(play(board, move, isMax ? "x" : "o"), plies - 1, !isMax);
    best = isMax ? Math.max(best, value) : Math.min(best, value);
  }
  return best;
}
//| window, table

/** What the board is worth for x; bounds holds what MAX and MIN are sure of. */
function alphaBeta(board, bounds, isMax) {
  if (hasWon(board, "x")) return 1;
  if (hasWon(board, "o")) return -1;
  if (moves(board).length === 0) return 0;
//| table
  const key = board.join("");
  if (known.has(key)) return known.get(key);
//| table but bound-kept
  const [lowest, highest] = bounds;
//| window but shared-window
  bounds = [...bounds];
//| table
  bounds = [...bounds];
//| window, table
  let best = isMax ? -Infinity : Infinity;
  for (const move of moves(board)) {
    const value = alphaBeta(play(board, move, isMax ? "x" : "o"), bounds, !isMax);
    if (isMax) {
      best = Math.max(best, value);
      bounds[0] = Math.max(bounds[0], best);
    } else {
      best = Math.min(best, value);
      bounds[1] = Math.min(bounds[1], best);
    }
    if (bounds[0] >= bounds[1]) break;
  }
//| table but bound-kept
  if (lowest < best && best < highest) known.set(key, best);
//| bound-kept
  known.set(key, best);
//| window, table
  return best;
}
//| all

/** The move that x should play. */
function bestMove(board) {
  let [best, chosen] = [-Infinity, null];
//| table
  known.clear();
//| all
  for (const move of moves(board)) {
//| plain, rows, undo, chosen, values
    const value = minimax(play(board, move, "x"), false);
//| negamax
    const value = -negamax(play(board, move, "x"), "o", "x");
//| depth
    const value = minimax(play(board, move, "x"), 1, false);
//| limit
    const value = minimax(play(board, move, "x"), PLIES - 1, false);
//| window, table
    const value = alphaBeta(play(board, move, "x"), [best, Infinity], false);
//| bound-as-value
    if (value >= best) [best, chosen] = [value, move];
//| all but bound-as-value
    if (value > best) [best, chosen] = [value, move];
//| all
  }
  return chosen;
}
