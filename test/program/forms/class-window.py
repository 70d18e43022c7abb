# call: Game(board).best_move()
WINS = ((0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6))


class Game:
    def __init__(self, cells=None):
        self.cells = cells if cells is not None else [" "] * 9
        self.table = {}
        self.alpha = -9
        self.beta = 9

    def turn(self):
        return "X" if self.cells.count("X") == self.cells.count("O") else "O"

    def free(self):
        return [i for i in range(9) if self.cells[i] == " "]

    def won(self, mark):
        return any(all(self.cells[i] == mark for i in win) for win in WINS)

    def search(self, alpha, beta):
        key = "".join(self.cells)
        if key in self.table:
            return self.table[key]
        if self.won("X"):
            return 1
        if self.won("O"):
            return -1
        if not self.free():
            return 0
        low, high = alpha, beta
        mark = self.turn()
        best = -9 if mark == "X" else 9
        for i in self.free():
            self.cells[i] = mark
            value = self.search(alpha, beta)
            self.cells[i] = " "
            if mark == "X":
                best = max(best, value)
                alpha = max(alpha, best)
            else:
                best = min(best, value)
                beta = min(beta, best)
            if alpha >= beta:
                break
        if low < best < high:
            self.table[key] = best
        return best

    def best_move(self):
        mark = self.turn()
        alpha, beta, move = -9, 9, None
        for i in self.free():
            self.cells[i] = mark
            value = self.search(alpha, beta)
            self.cells[i] = " "
            if mark == "X" and value > alpha:
                alpha, move = value, i
            elif mark == "O" and value < beta:
                beta, move = value, i
        return move
