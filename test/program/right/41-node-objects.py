# call: Node(board, "O").evaluate()
# position: xx./.o./...
from collections import namedtuple
from copy import deepcopy

Best = namedtuple("Best", ["score", "move"])
initial = [[None, None, None], [None, None, None], [None, None, None]]


class Node:
    """One position; the computer has O."""

    def __init__(self, grid, player):
        self.grid = grid
        self.player = player

    @property
    def other(self):
        return "X" if self.player == "O" else "O"

    def has_won(self, p):
        g = self.grid
        return (
            any(all(c == p for c in row) for row in g)
            or any(all(g[r][c] == p for r in range(3)) for c in range(3))
            or all(g[i][i] == p for i in range(3))
            or all(g[i][2 - i] == p for i in range(3))
        )

    def free(self):
        return [(r, c) for r in range(3) for c in range(3) if self.grid[r][c] is None]

    def evaluate(self):
        if self.has_won("O"):
            return Best(10, None)
        if self.has_won("X"):
            return Best(-10, None)
        if not self.free():
            return Best(0, None)
        best = None
        for r, c in self.free():
            grid = deepcopy(self.grid)
            grid[r][c] = self.player
            score = Node(grid, self.other).evaluate().score
            if best is None or (score > best.score if self.player == "O" else score < best.score):
                best = Best(score, (r, c))
        return best
