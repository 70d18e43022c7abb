# position: oxx/.xo/o..
SQUARES = [c + r for r in "123" for c in "abc"]
WINS = ["a1 b1 c1", "a2 b2 c2", "a3 b3 c3", "a1 a2 a3", "b1 b2 b3", "c1 c2 c3", "a1 b2 c3", "c1 b2 a3"]


def new_board():
    return {square: None for square in SQUARES}


def winner(board):
    for line in WINS:
        marks = {board[s] for s in line.split()}
        if len(marks) == 1 and None not in marks:
            return marks.pop()
    return None


def minimax(board, player):
    w = winner(board)
    if w:
        return (1 if w == "X" else -1), None
    free = [s for s in SQUARES if board[s] is None]
    if not free:
        return 0, None
    results = []
    for s in free:
        board[s] = player
        results.append((minimax(board, "O" if player == "X" else "X")[0], s))
        board[s] = None
    pick = max if player == "X" else min
    return pick(results, key=lambda r: r[0])
