# position: oxx/.xo/o..
# made: board._search(True)
# Each cell is as wide as it is printed, and a move makes another board.
from copy import deepcopy


class Grid:
    def __init__(self, other=None):
        self.rows = [["   "] * 3 for _ in range(3)]
        self.mine, self.theirs = "X", "O"
        if other:
            self.__dict__ = deepcopy(other.__dict__)

    def after(self, at):
        grid = Grid(self)
        grid.rows[at // 3][at % 3] = f" {grid.mine} "
        grid.mine, grid.theirs = grid.theirs, grid.mine
        return grid

    def lost(self):
        mark = f" {self.theirs} "
        lines = self.rows + [list(each) for each in zip(*self.rows)]
        lines += [[self.rows[i][i] for i in range(3)], [self.rows[i][2 - i] for i in range(3)]]
        return [mark] * 3 in lines

    def free(self):
        return [at for at in range(9) if self.rows[at // 3][at % 3] == "   "]

    def _search(self, player):
        if self.lost():
            return (-1 if player else 1, None)
        if not self.free():
            return (0, None)
        found = [(self.after(at)._search(not (player))[0], at) for at in self.free()]
        best = max(found, key=lambda each: each[0]) if player else min(found, key=lambda each: each[0])
        return best

    def reply(self):
        return self._search(True)[1]
