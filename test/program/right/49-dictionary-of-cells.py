# call: score_of(board, False)
# position: x../..o/.xo
# equal: plain
import os
from random import *

cells = {place: " " for place in range(1, 10)}
lines = [(1, 2, 3), (4, 5, 6), (7, 8, 9), (1, 4, 7), (2, 5, 8), (3, 6, 9), (1, 5, 9), (3, 5, 7)]


def clear():
    os.system("clear")


def has(mark):
    return any(all(cells[place] == mark for place in line) for line in lines)


def score_of(cells, o_moves):
    if has("X"):
        return 1
    if has("O"):
        return -1
    if " " not in cells.values():
        return 0
    scores = []
    for place in sorted(cells):
        if cells[place] == " ":
            cells[place] = "O" if o_moves else "X"
            scores.append(score_of(cells, not o_moves))
            cells[place] = " "
    return min(scores) if o_moves else max(scores)
