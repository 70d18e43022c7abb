from functools import lru_cache
from typing import NamedTuple

LINES = [7, 56, 448, 73, 146, 292, 273, 84]


class Position(NamedTuple):
    me: int
    you: int

    @property
    def lost(self):
        return any(self.you & line == line for line in LINES)

    def after(self, cell):
        return Position(self.you, self.me | 1 << cell)

    @property
    def empty(self):
        return [c for c in range(9) if not (self.me | self.you) & 1 << c]


@lru_cache(maxsize=None)
def value(position):
    if position.lost:
        return -1
    if not position.empty:
        return 0
    return max(-value(position.after(c)) for c in position.empty)


def best_move(position):
    return max(position.empty, key=lambda c: -value(position.after(c)))


print(best_move(Position(0, 0)))
