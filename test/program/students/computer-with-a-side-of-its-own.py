class Game:
    def __init__(self, human="X"):
        self.board = [[" "] * 3 for _ in range(3)]
        self.human = human
        self.computer = "O" if human == "X" else "X"
        self.turn = "X"

    def switch(self):
        self.turn = "O" if self.turn == "X" else "X"

    def do(self, i, j):
        self.board[i][j] = self.turn
        self.switch()

    def undo(self, i, j):
        self.board[i][j] = " "
        self.switch()

    def winner(self):
        b = self.board
        lines = b + [list(column) for column in zip(*b)] + [[b[i][i] for i in range(3)], [b[i][2 - i] for i in range(3)]]
        return next((line[0] for line in lines if line[0] != " " and line.count(line[0]) == 3), None)

    def options(self):
        return [(i, j) for i in range(3) for j in range(3) if self.board[i][j] == " "]

    def minimax(self):
        winner = self.winner()
        if winner:
            return 1 if winner == self.computer else -1
        if not self.options():
            return 0
        scores = []
        for i, j in self.options():
            self.do(i, j)
            scores.append(self.minimax())
            self.undo(i, j)
        return max(scores) if self.turn == self.computer else min(scores)

    def computer_move(self):
        best, best_score = None, -2
        for i, j in self.options():
            self.do(i, j)
            score = self.minimax()
            self.undo(i, j)
            if score > best_score:
                best, best_score = (i, j), score
        self.do(*best)

    def human_move(self):
        i, j = [int(each) - 1 for each in input("row,column: ").split(",")]
        self.do(i, j)

    def run(self):
        while not self.winner() and self.options():
            if self.turn == self.human:
                self.human_move()
            else:
                self.computer_move()
            print(self.board)


if __name__ == "__main__":
    Game().run()
