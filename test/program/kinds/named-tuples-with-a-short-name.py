# position: oxx/.xo/o..
# made: solve(board)
from typing import NamedTuple, Optional

class Position(NamedTuple):
    board: str
    turn: str

def start() -> Position:
    return Position("." * 9, "X")

def outcome(p: Position) -> Optional[str]:
    b = p.board
    for i, j, k in ("012", "345", "678", "036", "147", "258", "048", "246"):
        trio = b[int(i)] + b[int(j)] + b[int(k)]
        if trio == "XXX" or trio == "OOO":
            return trio[0]
    return "draw" if "." not in b else None

def successors(p: Position):
    for i, ch in enumerate(p.board):
        if ch == ".":
            yield i, Position(p.board[:i] + p.turn + p.board[i + 1:], "O" if p.turn == "X" else "X")

def solve(p: Position):
    match outcome(p):
        case "X":
            return 1, None
        case "O":
            return -1, None
        case "draw":
            return 0, None
    options = [(solve(child)[0], move) for move, child in successors(p)]
    if p.turn == "X":
        return max(options)
    return min(options)
