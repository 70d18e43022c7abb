# made: best_move(board)
# position: oxx/.xo/o..
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def new_game():
    return {"board": [" "] * 9, "turn": "X"}


def moves(state):
    return [i for i in range(9) if state["board"][i] == " "]


def play(state, move):
    board = state["board"][:]
    board[move] = state["turn"]
    return {"board": board, "turn": "O" if state["turn"] == "X" else "X"}


def winner(state):
    board = state["board"]
    for a, b, c in LINES:
        if board[a] != " " and board[a] == board[b] == board[c]:
            return board[a]
    return None


def minimax(state):
    if winner(state):
        return 1 if winner(state) == "X" else -1
    if not moves(state):
        return 0
    values = [minimax(play(state, move)) for move in moves(state)]
    return max(values) if state["turn"] == "X" else min(values)


def best_move(state):
    pick = max if state["turn"] == "X" else min
    return pick(moves(state), key=lambda move: minimax(play(state, move)))
