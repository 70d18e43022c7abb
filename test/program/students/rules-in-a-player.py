"""Each player has the rules, which alone name the players."""


class Rules:
    def __init__(self):
        self.players = ["X", "O"]
        self.lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]

    def next_player(self, player):
        return self.players[(self.players.index(player) + 1) % len(self.players)]

    def free(self, board):
        return [i for i, c in enumerate(board) if c is None]

    def winner(self, board):
        for a, b, c in self.lines:
            if board[a] is not None and board[a] == board[b] == board[c]:
                return board[a]

    def is_over(self, board):
        return self.winner(board) is not None or not self.free(board)


class Bot:
    def __init__(self, rules, player):
        self.rules = rules
        self.player = player

    def score(self, board):
        w = self.rules.winner(board)
        if w is None:
            return 0
        return 1 if w == self.player else -1

    def search(self, board, player):
        if self.rules.is_over(board):
            return self.score(board), None
        results = []
        for i in self.rules.free(board):
            child = board[:]
            child[i] = player
            results.append((self.search(child, self.rules.next_player(player))[0], i))
        if player == self.player:
            return max(results, key=lambda r: r[0])
        return min(results, key=lambda r: r[0])

    def move(self, board):
        return self.search(board, self.player)[1]


def play():
    rules = Rules()
    bots = {p: Bot(rules, p) for p in rules.players}
    board, player = [None] * 9, rules.players[0]
    while not rules.is_over(board):
        board[bots[player].move(board)] = player
        player = rules.next_player(player)
    return rules.winner(board)


if __name__ == "__main__":
    print(play())
