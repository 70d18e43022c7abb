"""Negamax whose utility is from the view of the player to move."""
X, O, E = "X", "O", " "
L = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def player(board):
    return X if board.count(X) == board.count(O) else O


def winner(board):
    for a, b, c in L:
        if board[a] != E and board[a] == board[b] == board[c]:
            return board[a]
    return None


def terminal(board):
    return winner(board) is not None or E not in board


def utility(board):
    w = winner(board)
    if w is None:
        return 0
    return 1 if w == player(board) else -1


def actions(board):
    return [i for i in range(9) if board[i] == E]


def result(board, i):
    new = board[:]
    new[i] = player(board)
    return new


def negamax(board):
    if terminal(board):
        return utility(board), None
    best, move = -2, None
    for i in actions(board):
        v = -negamax(result(board, i))[0]
        if v > best:
            best, move = v, i
    return best, move


if __name__ == "__main__":
    print(negamax([E] * 9))
