# position: oxx/.xo/o..
# made: best_move(board)
from __future__ import annotations
from dataclasses import dataclass, field
from enum import Enum
from typing import Optional


class Mark(Enum):
    EMPTY = " "
    CROSS = "X"
    NAUGHT = "O"

    @property
    def other(self) -> Mark:
        return Mark.NAUGHT if self is Mark.CROSS else Mark.CROSS


@dataclass(frozen=True)
class State:
    cells: tuple[Mark, ...] = (Mark.EMPTY,) * 9
    turn: Mark = Mark.CROSS

    def moves(self) -> list[int]:
        return [i for i, c in enumerate(self.cells) if c is Mark.EMPTY]

    def play(self, i: int) -> State:
        cells = list(self.cells)
        cells[i] = self.turn
        return State(tuple(cells), self.turn.other)

    @property
    def winner(self) -> Optional[Mark]:
        for a, b, c in ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)):
            if self.cells[a] is not Mark.EMPTY and self.cells[a] is self.cells[b] is self.cells[c]:
                return self.cells[a]
        return None


def evaluate(state: State) -> int:
    if state.winner is not None:
        return 1 if state.winner is Mark.CROSS else -1
    if not state.moves():
        return 0
    values = (evaluate(state.play(m)) for m in state.moves())
    return max(values) if state.turn is Mark.CROSS else min(values)


def best_move(state: State) -> int:
    pick = max if state.turn is Mark.CROSS else min
    return pick(state.moves(), key=lambda m: evaluate(state.play(m)))
