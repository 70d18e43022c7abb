# position: oxx/.xo/o..
# made: best_move(board)
from __future__ import annotations
from dataclasses import dataclass, field, replace
from typing import Iterator, Optional

WIN = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


@dataclass(frozen=True)
class State:
    cells: tuple[str, ...] = field(default=(".",) * 9)
    to_move: str = "X"

    def moves(self) -> Iterator[int]:
        yield from (i for i, c in enumerate(self.cells) if c == ".")

    def apply(self, i: int) -> State:
        cells = self.cells[:i] + (self.to_move,) + self.cells[i + 1:]
        return replace(self, cells=cells, to_move="O" if self.to_move == "X" else "X")

    def winner(self) -> Optional[str]:
        for a, b, c in WIN:
            if self.cells[a] == self.cells[b] == self.cells[c] != ".":
                return self.cells[a]
        return None


def minimax(state: State) -> int:
    match state.winner():
        case "X":
            return 1
        case "O":
            return -1
    children = [minimax(state.apply(m)) for m in state.moves()]
    if not children:
        return 0
    return max(children) if state.to_move == "X" else min(children)


def best_move(state: State) -> int:
    sign = 1 if state.to_move == "X" else -1
    return max(state.moves(), key=lambda m: sign * minimax(state.apply(m)))


if __name__ == "__main__":
    s = State()
    while s.winner() is None and any(True for _ in s.moves()):
        s = s.apply(best_move(s))
    print(s)
