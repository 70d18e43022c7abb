# position: oxx/.xo/o..
# made: choose(board)
# Each mark is a class of its own, with one letter.
class Piece:
    def __repr__(self):
        return self.letter

    def __eq__(self, other):
        return type(self) is type(other)

    def __hash__(self):
        return hash(type(self))


class X(Piece):
    letter = "X"


class O(Piece):
    letter = "O"


class E(Piece):
    letter = "."


WINS = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]


def make_board():
    return [E() for _ in range(9)]


def has_won(board, kind):
    return any(all(isinstance(board[i], kind) for i in win) for win in WINS)


def search(board, kind):
    if has_won(board, X):
        return 10
    if has_won(board, O):
        return -10
    free = [i for i in range(9) if isinstance(board[i], E)]
    if not free:
        return 0
    values = []
    for i in free:
        board[i] = kind()
        values.append(search(board, O if kind is X else X))
        board[i] = E()
    return max(values) if kind is X else min(values)


def choose(board):
    best = None
    for i in range(9):
        if isinstance(board[i], E):
            board[i] = X()
            value = search(board, O)
            board[i] = E()
            if best is None or value > best[0]:
                best = (value, i)
    return best[1]
