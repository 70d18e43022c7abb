# call: minimax(board, "X")
# position: x../..o/.xo
# equal: plain
from typing import Iterator, List, Optional, Tuple

Board = List[List[str]]
Move = Tuple[int, int]
board: Board = [["", "", ""], ["", "", ""], ["", "", ""]]


def moves(b: Board) -> Iterator[Move]:
    for r, row in enumerate(b):
        for c, cell in enumerate(row):
            if not cell:
                yield r, c


def lines(b: Board) -> Iterator[List[str]]:
    yield from b
    yield from (list(column) for column in zip(*b))
    yield [b[i][i] for i in range(3)]
    yield [b[i][2 - i] for i in range(3)]


def winner(b: Board) -> Optional[str]:
    return next((line[0] for line in lines(b) if line[0] and len(set(line)) == 1), None)


def minimax(b: Board, turn: str) -> int:
    if (w := winner(b)) is not None:
        return 1 if w == "X" else -1
    values = []
    for r, c in list(moves(b)):
        b[r][c] = turn
        values.append(minimax(b, "O" if turn == "X" else "X"))
        b[r][c] = ""
    return (max if turn == "X" else min)(values, default=0)
