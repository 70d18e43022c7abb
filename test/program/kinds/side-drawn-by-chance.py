# position: oxx/.xo/o..
# made: board.choose()
# Without a side that is said, chance says which one the program plays.
import random


class Match:
    def __init__(self, bot=None):
        self.cells = [["-"] * 3 for _ in range(3)]
        self.bot = bot if bot in ("X", "O") else random.choice(["X", "O"])
        self.guest = "O" if self.bot == "X" else "X"

    def has_line(self, mark):
        c = self.cells
        rows = c + [list(column) for column in zip(*c)]
        rows += [[c[i][i] for i in range(3)], [c[i][2 - i] for i in range(3)]]
        return [mark] * 3 in rows

    def free(self):
        return [(r, k) for r in range(3) for k in range(3) if self.cells[r][k] == "-"]

    def value(self, is_bot):
        if self.has_line(self.bot):
            return 1
        if self.has_line(self.guest):
            return -1
        if not self.free():
            return 0
        values = []
        for r, k in self.free():
            self.cells[r][k] = self.bot if is_bot else self.guest
            values.append(self.value(not is_bot))
            self.cells[r][k] = "-"
        return max(values) if is_bot else min(values)

    def choose(self):
        best, where = -2, None
        for r, k in self.free():
            self.cells[r][k] = self.bot
            value = self.value(False)
            self.cells[r][k] = "-"
            if value > best:
                best, where = value, (r, k)
        return where
