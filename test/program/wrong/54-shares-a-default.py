# call: minimax(board, "X")
# position: oxx/.xo/o..
# fault: shared-default
# step: 19
def winner(board):
    lines = board + [list(t) for t in zip(*board)] + [[board[i][i] for i in range(3)], [board[i][2-i] for i in range(3)]]
    for line in lines:
        if line == ["X"] * 3: return "X"
        if line == ["O"] * 3: return "O"
    return None

def minimax(board, player, scores=[]):
    w = winner(board)
    if w == "X": return 1
    if w == "O": return -1
    if all(c != " " for row in board for c in row): return 0
    for r in range(3):
        for c in range(3):
            if board[r][c] == " ":
                board[r][c] = player
                scores.append(minimax(board, "O" if player == "X" else "X"))
                board[r][c] = " "
    return max(scores) if player == "X" else min(scores)  # here
