# call: solve(board, "O")
# position: x../.../ox.
EMPTY = ["-"] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def winner(b):
    for i, j, k in LINES:
        if b[i] != "-" and b[i] == b[j] == b[k]:
            return b[i]


def solve(board, player, d=0):
    w = winner(board)
    if w == "X":
        return 20 - 2 * d
    if w == "O":
        return 2 * d - 20
    if "-" not in board:
        return 0
    scores = []
    for m in range(9):
        if board[m] == "-":
            nxt = list(board)
            nxt[m] = player
            scores.append(solve(nxt, "O" if player == "X" else "X", d + 1))
    return max(scores) if player == "X" else min(scores)
