# call: board.best_move()
# position: x../..o/.xo
# The board that a call names is an object here: nothing that makes it takes a board.
class Rules:
    LINES = ["012", "345", "678", "036", "147", "258", "048", "246"]

    def __init__(self):
        self.cells = ["_"] * 9

    def has_won(self, mark):
        return any(all(self.cells[int(i)] == mark for i in line) for line in self.LINES)

    def free(self):
        return [i for i in range(9) if self.cells[i] == "_"]


class Machine(Rules):
    def turn(self):
        return "X" if len(self.free()) % 2 else "O"

    def value(self):
        if self.has_won("X"):
            return 1
        if self.has_won("O"):
            return -1
        return self.search()[0] if self.free() else 0

    def search(self):
        mark = self.turn()
        found = []
        for i in self.free():
            self.cells[i] = mark
            found.append((self.value(), i))
            self.cells[i] = "_"
        return max(found, key=lambda each: each[0]) if mark == "X" else min(found, key=lambda each: each[0])

    def best_move(self):
        return self.search()[1]


machine = Machine()
while machine.free():
    machine.cells[int(input("Your move: "))] = "O"
