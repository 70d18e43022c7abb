# made: best(board, "X")
# position: oxx/.xo/o..
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
won = lambda board, player: any(all(board[i] == player for i in line) for line in LINES)
free = lambda board: [i for i, cell in enumerate(board) if cell == " "]
put = lambda board, i, player: board[:i] + [player] + board[i + 1:]
other = lambda player: "O" if player == "X" else "X"
minimax = lambda board, player: (
    1 if won(board, "X") else -1 if won(board, "O") else 0 if not free(board)
    else (max if player == "X" else min)(minimax(put(board, i, player), other(player)) for i in free(board))
)
best = lambda board, player: (max if player == "X" else min)(free(board), key=lambda i: minimax(put(board, i, player), other(player)))
