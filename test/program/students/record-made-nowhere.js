const lines = [[0,1,2],[3,4,5],[6,7,8],[0,3,6],[1,4,7],[2,5,8],[0,4,8],[2,4,6]];
const other = (p) => (p === 'X' ? 'O' : 'X');

export function minimax(state, depth, isMax) {
  const { squares } = state;
  for (const [a, b, c] of lines)
    if (squares[a] && squares[a] === squares[b] && squares[a] === squares[c])
      return squares[a] === 'X' ? 10 - depth : depth - 10;
  const free = squares.map((s, i) => (s == null ? i : -1)).filter((i) => i >= 0);
  if (!free.length) return 0;
  const scores = free.map((i) => {
    const next = { ...state, squares: squares.slice() };
    next.squares[i] = isMax ? 'X' : 'O';
    return minimax(next, depth + 1, !isMax);
  });
  return isMax ? Math.max(...scores) : Math.min(...scores);
}
