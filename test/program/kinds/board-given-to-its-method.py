# made: board.search(board, "X")
# position: oxx/.xo/o..
from copy import deepcopy
LINES = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

class Field:
    def __init__(self, mark=None):
        self.mark = mark

class Grid:
    def __init__(self, fields=None):
        self.fields = fields or {}
        for i in range(9):
            if self.fields.get(i) is None:
                self.fields[i] = Field()

    def free(self):
        return [i for i, each in self.fields.items() if each.mark is None]

    def winner(self):
        for a, b, c in LINES:
            if self.fields[a].mark and self.fields[a].mark == self.fields[b].mark == self.fields[c].mark:
                return self.fields[a].mark
        return None

    def over(self):
        return self.winner() is not None or not self.free()

    def search(self, grid, mark):
        if grid.over():
            won = grid.winner()
            return 0 if won is None else 1 if won == "X" else -1
        values = []
        for i in grid.free():
            below = deepcopy(grid)
            below.fields[i] = Field(mark)
            values.append(self.search(below, "O" if mark == "X" else "X"))
        return max(values) if mark == "X" else min(values)
