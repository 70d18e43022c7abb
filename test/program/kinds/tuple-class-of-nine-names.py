# position: oxx/.xo/o..
# made: solve(board, "X")
from typing import NamedTuple


class Board(NamedTuple):
    tl: str = "."
    tm: str = "."
    tr: str = "."
    ml: str = "."
    mm: str = "."
    mr: str = "."
    bl: str = "."
    bm: str = "."
    br: str = "."


def rows(b: Board):
    return [
        (b.tl, b.tm, b.tr), (b.ml, b.mm, b.mr), (b.bl, b.bm, b.br),
        (b.tl, b.ml, b.bl), (b.tm, b.mm, b.bm), (b.tr, b.mr, b.br),
        (b.tl, b.mm, b.br), (b.tr, b.mm, b.bl),
    ]


def score(b: Board):
    if ("X", "X", "X") in rows(b):
        return 1
    if ("O", "O", "O") in rows(b):
        return -1
    return 0


def successors(b: Board, mark: str):
    for name in Board._fields:
        if getattr(b, name) == ".":
            yield b._replace(**{name: mark})


def solve(b: Board, mark: str = "X") -> int:
    if score(b) or "." not in b:
        return score(b)
    other = "O" if mark == "X" else "X"
    results = [solve(child, other) for child in successors(b, mark)]
    return max(results) if mark == "X" else min(results)
