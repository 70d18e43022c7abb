# position: oxx/.xo/o..
# made: search(board)
from __future__ import annotations
from dataclasses import dataclass, replace
@dataclass(frozen=True)
class State:
    cells: tuple[int, ...] = (0,) * 9
    to_move: int = 1
    def children(self):
        for i, c in enumerate(self.cells):
            if c == 0:
                new = self.cells[:i] + (self.to_move,) + self.cells[i+1:]
                yield i, replace(self, cells=new, to_move=3 - self.to_move)
    @property
    def winner(self):
        for a, b, c in ((0,1,2),(3,4,5),(6,7,8),(0,3,6),(1,4,7),(2,5,8),(0,4,8),(2,4,6)):
            if self.cells[a] and self.cells[a] == self.cells[b] == self.cells[c]:
                return self.cells[a]
        return 0
@dataclass
class Result:
    value: int
    move: int | None
def search(state: State) -> Result:
    if state.winner:
        return Result(1 if state.winner == 1 else -1, None)
    results = [Result(search(s).value, i) for i, s in state.children()]
    if not results:
        return Result(0, None)
    pick = max if state.to_move == 1 else min
    return pick(results, key=lambda r: r.value)
