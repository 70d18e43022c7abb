# position: oxx/.xo/o..
# made: minimax(board, "x")
from itertools import product

CELLS = list(product("abc", "123"))
LINES = ([[(r, c) for c in "123"] for r in "abc"] + [[(r, c) for r in "abc"] for c in "123"]
         + [[("a", "1"), ("b", "2"), ("c", "3")], [("a", "3"), ("b", "2"), ("c", "1")]])


def winner(board):
    for line in LINES:
        marks = [board.get(cell) for cell in line]
        if marks[0] and marks.count(marks[0]) == 3:
            return marks[0]


def moves(board):
    for cell in CELLS:
        if cell not in board:
            yield cell


def after(board, cell, mark):
    return {**board, cell: mark}


OTHER = {"x": "o", "o": "x"}
WORTH = {"x": 1, "o": -1, None: 0}


def minimax(board, mark):
    who = winner(board)
    if who or len(board) == 9:
        return WORTH[who], None
    choose = max if mark == "x" else min
    return choose(((minimax(after(board, cell, mark), OTHER[mark])[0], cell) for cell in moves(board)), key=lambda pair: pair[0])
