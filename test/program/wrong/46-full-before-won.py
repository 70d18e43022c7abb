# call: Game(board).best_move()
# position: oxx/.xo/o..
# fault: full-first
# step: 8
WINS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Game:
    def __init__(self, cells=None):
        self.cells = cells if cells is not None else [" "] * 9

    def turn(self):
        return "X" if self.cells.count("X") == self.cells.count("O") else "O"

    def free(self):
        return [i for i in range(9) if self.cells[i] == " "]

    def won(self, mark):
        return any(all(self.cells[i] == mark for i in win) for win in WINS)

    def score(self):
        if not self.free():
            return 0
        if self.won("X"):
            return 1
        if self.won("O"):
            return -1
        if not self.free():
            return 0
        return None

    def search(self):
        score = self.score()
        if score is not None:
            return score  # here
        mark = self.turn()
        best = -9 if mark == "X" else 9
        for i in self.free():
            self.cells[i] = mark
            value = self.search()
            self.cells[i] = " "
            if mark == "X":
                best = max(best, value)
            else:
                best = min(best, value)
        return best

    def best_move(self):
        mark = self.turn()
        best = -9 if mark == "X" else 9
        move = None
        for i in self.free():
            self.cells[i] = mark
            value = self.search()
            self.cells[i] = " "
            if (value > best) if mark == "X" else (value < best):
                best, move = value, i
        return move
