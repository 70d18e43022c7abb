/**
 * Tic-tac-toe and minimax in the plainest way there is, to test against: a board is an array of rows, every move
 * copies it, nothing is shared and nothing is imported from the program.
 */

export type Mark = 'x' | 'o';
export type Grid = (Mark | null)[][];

export interface Rules {
  scoring: 'plain' | 'depth';
  win: number;
  depthFrom: 'root' | 'move';
  max: Mark | 'mover';
}

export interface Answer {
  score: number;
  nodes: number;
  leaves: number;
  /** The score of each move, in row-major order; empty when the game is over. */
  moves: { cell: number; score: number }[];
  /** All moves that have the score. */
  best: number[];
}

export function gridOf(text: string): Grid {
  return text.split('/').map((row) => [...row].map((mark) => (mark === 'x' || mark === 'o' ? mark : null)));
}

export function textOf(grid: Grid): string {
  return grid.map((row) => row.map((mark) => mark ?? '.').join('')).join('/');
}

export function winnerOf(grid: Grid): Mark | null {
  const [a, b, c] = grid;
  const lines = [
    a,
    b,
    c,
    [a[0], b[0], c[0]],
    [a[1], b[1], c[1]],
    [a[2], b[2], c[2]],
    [a[0], b[1], c[2]],
    [a[2], b[1], c[0]],
  ];
  for (const [first, second, third] of lines)
    if (first !== null && first === second && second === third) return first;
  return null;
}

export function emptyCells(grid: Grid): number[] {
  const cells: number[] = [];
  for (let row = 0; row < 3; row++)
    for (let column = 0; column < 3; column++) if (grid[row][column] === null) cells.push(3 * row + column);
  return cells;
}

export function isOver(grid: Grid): boolean {
  return winnerOf(grid) !== null || emptyCells(grid).length === 0;
}

export function play(grid: Grid, cell: number, mark: Mark): Grid {
  const copy = grid.map((row) => [...row]);
  copy[Math.floor(cell / 3)][cell % 3] = mark;
  return copy;
}

export function other(mark: Mark): Mark {
  return mark === 'x' ? 'o' : 'x';
}

/**
 * Searches a position to its end. Many searches over many positions may share a `memory`, one for each set of rules,
 * so that a test is done in seconds; without one every node is searched.
 */
export function solve(grid: Grid, mover: Mark, rules: Rules, memory?: Map<string, Answer>): Answer {
  const max = rules.max === 'mover' ? mover : rules.max;
  return search(grid, mover, 0, max, rules, memory);
}

function search(
  grid: Grid,
  mover: Mark,
  ply: number,
  max: Mark,
  rules: Rules,
  memory?: Map<string, Answer>,
): Answer {
  const name = memory && `${textOf(grid)} ${mover} ${max} ${ply}`;
  const known = name === undefined ? undefined : memory?.get(name);
  if (known) return known;

  let answer: Answer;
  if (isOver(grid)) {
    answer = { score: scoreOf(winnerOf(grid), ply, max, rules), nodes: 1, leaves: 1, moves: [], best: [] };
  } else {
    answer = { score: NaN, nodes: 1, leaves: 0, moves: [], best: [] };
    for (const cell of emptyCells(grid)) {
      const child = search(play(grid, cell, mover), other(mover), ply + 1, max, rules, memory);
      answer.moves.push({ cell, score: child.score });
      answer.nodes += child.nodes;
      answer.leaves += child.leaves;
    }
    const scores = answer.moves.map(({ score }) => score);
    answer.score = mover === max ? Math.max(...scores) : Math.min(...scores);
    answer.best = answer.moves.filter(({ score }) => score === answer.score).map(({ cell }) => cell);
  }
  if (name !== undefined) memory?.set(name, answer);
  return answer;
}

function scoreOf(winner: Mark | null, ply: number, max: Mark, rules: Rules): number {
  if (winner === null) return 0;
  let depth = 0;
  if (rules.scoring === 'depth') depth = rules.depthFrom === 'root' ? ply : ply === 0 ? 0 : ply - 1;
  return winner === max ? rules.win - depth : depth - rules.win;
}

/** Every position that play from the empty board can reach, each once, with the side to move. */
export function reachable(): { grid: Grid; text: string; mover: Mark }[] {
  const found = new Map<string, { grid: Grid; text: string; mover: Mark }>();
  const waiting: { grid: Grid; mover: Mark }[] = [{ grid: gridOf('.../.../...'), mover: 'x' }];
  for (const { grid, mover } of waiting) {
    const text = textOf(grid);
    if (found.has(text)) continue;
    found.set(text, { grid, text, mover });
    if (isOver(grid)) continue;
    for (const cell of emptyCells(grid)) waiting.push({ grid: play(grid, cell, mover), mover: other(mover) });
  }
  return [...found.values()];
}
