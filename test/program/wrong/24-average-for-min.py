# call: expect(board, "X")
# position: oxx/.xo/o..
# fault: average
# step: 10
board = ["-"] * 9
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def end(board):
    for a, b, c in LINES:
        if board[a] != "-" and board[a] == board[b] == board[c]:
            return 1 if board[a] == "X" else -1
    return None if "-" in board else 0


def expect(board, player):
    if end(board) is not None:
        return end(board)
    scores = []
    for i in range(9):
        if board[i] == "-":
            child = list(board)
            child[i] = player
            scores.append(expect(child, "O" if player == "X" else "X"))
    if player == "X":
        return max(scores)
    return sum(scores) / len(scores)  # here
