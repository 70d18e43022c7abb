class Player:
    def __init__(self, mark, other):
        self.mark = mark
        self.other = other

    def __repr__(self):
        return f"{self.mark} against {self.other}"


class Computer(Player):
    def __init__(self, mark, other):
        super().__init__(mark, other)
        self.visited = 0

    def won(self, board, mark):
        rows = [board[i:i + 3] for i in (0, 3, 6)] + [board[i::3] for i in range(3)]
        return [mark] * 3 in rows + [board[::4], board[2:7:2]]

    def score(self, board, maximizing):
        self.visited += 1
        if self.won(board, self.mark):
            return 1
        if self.won(board, self.other):
            return -1
        free = [i for i in range(9) if board[i] == " "]
        if not free:
            return 0
        scores = []
        for i in free:
            board[i] = self.mark if maximizing else self.other
            scores.append(self.score(board, not maximizing))
            board[i] = " "
        return max(scores) if maximizing else min(scores)


print(Computer("X", "O").score(list("XOX OO X "), False))
