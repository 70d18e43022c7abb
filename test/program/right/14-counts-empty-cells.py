# call: minimax(board, -1)
# position: xo./.x./...
board = [0] * 9
LINES = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


def line_of(board, player):
    for a, b, c in LINES:
        if board[a] == board[b] == board[c] == player:
            return True
    return False


def minimax(position, player):
    empty = [i for i in range(9) if position[i] == 0]
    # A win with many cells left is an early one.
    if line_of(position, 1):
        return {"position": None, "score": 1 * (len(empty) + 1)}
    if line_of(position, -1):
        return {"position": None, "score": -1 * (len(empty) + 1)}
    if not empty:
        return {"position": None, "score": 0}
    if player == 1:
        best = {"position": None, "score": -1000}
    else:
        best = {"position": None, "score": 1000}
    for i in empty:
        position[i] = player
        found = minimax(position, -player)
        position[i] = 0
        found["position"] = i
        if player == 1 and found["score"] > best["score"]:
            best = found
        elif player == -1 and found["score"] < best["score"]:
            best = found
    return best
