# position: oxx/.xo/o..
# made: choose(board)
from itertools import product

LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
table = {}


def wins(b, m):
    return any(all(b[i] == m for i in line) for line in LINES)


def fill():
    boards = [b for b in product(" XO", repeat=9) if b.count("X") - b.count("O") in (0, 1)]
    boards.sort(key=lambda b: b.count(" "))
    for b in boards:
        if wins(b, "X"):
            table[b] = 1
        elif wins(b, "O"):
            table[b] = -1
        elif " " not in b:
            table[b] = 0
        else:
            m = "X" if b.count("X") == b.count("O") else "O"
            values = [table[b[:i] + (m,) + b[i + 1:]] for i in range(9) if b[i] == " " and b[:i] + (m,) + b[i + 1:] in table]
            table[b] = (max if m == "X" else min)(values)


fill()


def lookup(board):
    return table[tuple(board)]


def choose(board):
    board = tuple(board)
    m = "X" if board.count("X") == board.count("O") else "O"
    free = [i for i in range(9) if board[i] == " "]
    return (max if m == "X" else min)(free, key=lambda i: table[board[:i] + (m,) + board[i + 1:]])


if __name__ == "__main__":
    print(len(table), "boards")
