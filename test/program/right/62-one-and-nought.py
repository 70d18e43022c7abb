# call: board.play(1)
# position: x../..o/.xo
# equal: plain
class Field:
    def __init__(self):
        self.cells = [["." for _ in range(3)] for _ in range(3)]

    def full(self):
        return all(cell != "." for row in self.cells for cell in row)

    def won(self, who):
        lines = self.cells + [list(column) for column in zip(*self.cells)]
        lines += [[self.cells[i][i] for i in range(3)], [self.cells[i][2 - i] for i in range(3)]]
        return [who, who, who] in lines

    def play(self, who):
        if self.won(1):
            return 1
        if self.won(0):
            return -1
        if self.full():
            return 0
        best = -9 if who == 1 else 9
        for i in range(3):
            for j in range(3):
                if self.cells[i][j] == ".":
                    self.cells[i][j] = who
                    value = self.play(who ^ 1)
                    self.cells[i][j] = "."
                    best = max(best, value) if who == 1 else min(best, value)
        return best


field = Field()
