class TicTacToe:
    def __init__(self, human="X", computer="O"):
        self.human = human
        self.computer = computer
        self.board = [["" for _ in range(3)] for _ in range(3)]

    def empty(self):
        return [(i, j) for i in range(3) for j in range(3) if self.board[i][j] == ""]

    def wins(self, player):
        b = self.board
        rows = b + [[b[i][j] for i in range(3)] for j in range(3)]
        rows += [[b[i][i] for i in range(3)], [b[i][2 - i] for i in range(3)]]
        return [player] * 3 in rows

    def minimax(self, depth, is_maximizing):
        if self.wins(self.computer):
            return 10 - depth
        if self.wins(self.human):
            return depth - 10
        if not self.empty():
            return 0
        scores = []
        for i, j in self.empty():
            self.board[i][j] = self.computer if is_maximizing else self.human
            scores.append(self.minimax(depth + 1, not is_maximizing))
            self.board[i][j] = ""
        return max(scores) if is_maximizing else min(scores)

    def play(self):
        while self.empty() and not self.wins("X") and not self.wins("O"):
            row, column = map(int, input("Row and column: ").split())
            self.board[row][column] = self.human


if __name__ == "__main__":
    TicTacToe().play()
