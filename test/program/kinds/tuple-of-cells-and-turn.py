# position: oxx/.xo/o..
# made: minimax(board)
def terminal(state):
    board, player = state
    for i, j, k in [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]:
        if board[i] == board[j] == board[k] != "":
            return 1 if board[i] == "X" else -1
    if "" not in board:
        return 0
    return None


def expand(state):
    board, player = state
    for i in range(9):
        if board[i] == "":
            yield i, (board[:i] + (player,) + board[i + 1:], "XO"[player == "X"])


def minimax(state, memo={}):
    if state in memo:
        return memo[state]
    t = terminal(state)
    if t is None:
        t = (max if state[1] == "X" else min)(minimax(s) for _, s in expand(state))
    memo[state] = t
    return t


def policy(state):
    return (max if state[1] == "X" else min)(expand(state), key=lambda e: minimax(e[1]))[0]


start = (("",) * 9, "X")
